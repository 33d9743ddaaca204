#!/usr/bin/env python3
"""Fits the networks that rate sounds. Needs python3 and numpy; some minutes of one core.

usage: fit-networks.py DUMP OUT [--points OUT.npz]
  DUMP  the folder that dump-sounds.ts filled
  OUT   packages/pronunciation/data/networks.bin

The first network hears phones: cepstra of 13 frames -> 39 phones and silence. Three others, alike but for
their seeds, rate them: what both acoustic models hear of a phone -> the experts' rating, 0 to 1; their mean counts. They must see
the first as it is with voices that it was not fitted on. So the first is fitted three times: on each half of the speakers, for the ratings of the other half, and on
all of them, for OUT. Sounds of one half, rated by the network of the other half, are written to --points: bands and scales are
chosen on them.
"""
import argparse, json, struct
import numpy as np

PHONES = "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH".split()
SILENCE, COEFFICIENTS = 39, 13
CONTEXT = np.array([-10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 10])  # as in phone-posteriors.ts
RIGHT, LOW = 1.8, 1.5
SEEDS = (1, 2, 3)
SILENCE_SHARE = 0.15


def load(dump, name):
    recordings = [json.loads(line) for line in open(f"{dump}/{name}.jsonl")]
    return recordings, np.fromfile(f"{dump}/{name}.bin", np.float32).reshape(-1, COEFFICIENTS)


# --- networks ----------------------------------------------------------------------------------------------------------
def forward(net, x):
    h = (x - net["means"]) / net["deviations"]
    for k, (w, b) in enumerate(zip(net["weights"], net["biases"])):
        h = h @ w + b
        if k < len(net["weights"]) - 1:
            h = np.maximum(h, 0)
    return h


def fit(x, target, loss, hidden, outputs, epochs, batch, rate, dropped, decay, weights=None, plain=0, seed=1):
    """Adam with a falling rate. `loss` is "classes" (cross-entropy) or "ratings" (squares with a weight for each output). The last `plain` inputs are not normalised."""
    rng, f = np.random.default_rng(seed), np.float32
    means, deviations = x.mean(0), x.std(0) + 1e-3
    if plain:
        means[-plain:], deviations[-plain:] = 0, 1
    x = ((x - means) / deviations).astype(f)
    sizes = [x.shape[1], *hidden, outputs]
    w = [rng.normal(0, np.sqrt(2 / a), (a, b)).astype(f) for a, b in zip(sizes, sizes[1:])]
    w[-1] *= f(0.3)
    b = [np.zeros(size, f) for size in sizes[1:]]
    if loss == "ratings":
        b[-1][:] = target.mean()
    params = w + b
    m, v, step = [np.zeros_like(p) for p in params], [np.zeros_like(p) for p in params], 0
    for epoch in range(epochs):
        order, now = rng.permutation(len(target)), rate * (1 - epoch / epochs)
        for i in range(0, len(target), batch):
            j = order[i : i + batch]
            keep = lambda shape: (rng.random(shape, dtype=f) > dropped) / f(1 - dropped)
            h, inputs, masks = x[j], [], []
            if loss == "ratings":
                h = h * keep(h.shape)
            for k in range(len(w)):
                inputs.append(h)
                h = h @ w[k] + b[k]
                if k < len(w) - 1:
                    mask = keep(h.shape) if loss == "classes" else f(1)
                    masks.append(mask)
                    h = np.maximum(h, 0) * mask
            if loss == "classes":
                g = np.exp(h - h.max(1, keepdims=True))
                g /= g.sum(1, keepdims=True)
                g[np.arange(len(j)), target[j]] -= 1
                g /= len(j)
            else:
                g = (h - target[j][:, None]) * weights[j] * f(2 / len(j))
            grads_w, grads_b = [None] * len(w), [None] * len(w)
            for k in range(len(w) - 1, -1, -1):
                grads_w[k], grads_b[k] = inputs[k].T @ g, g.sum(0)
                if k:
                    g = (g @ w[k].T) * (inputs[k] > 0) * masks[k - 1]
            step += 1
            for k, (p, grad) in enumerate(zip(params, grads_w + grads_b)):
                m[k] = f(0.9) * m[k] + f(0.1) * grad
                v[k] = f(0.999) * v[k] + f(0.001) * grad * grad
                p -= f(now) * (m[k] / f(1 - 0.9**step) / (np.sqrt(v[k] / f(1 - 0.999**step)) + f(1e-8)) + f(decay) * p)
    return dict(means=means.astype(f), deviations=deviations.astype(f), weights=w, biases=b)


def pack(nets):
    """The format of hear/network.ts, and the networks as they are after rounding."""
    out = b""
    for net in nets:
        sizes = [net["weights"][0].shape[0]] + [w.shape[1] for w in net["weights"]]
        out += struct.pack(f"<{1 + len(sizes)}I", len(net["weights"]), *sizes)
        out += net["means"].astype("<f4").tobytes() + net["deviations"].astype("<f4").tobytes()
        for w, b in zip(net["weights"], net["biases"]):
            scale = np.abs(w).max(0) / 127 + 1e-12
            whole = np.round(w / scale).astype(np.int8)
            out += b.astype("<f4").tobytes() + scale.astype("<f4").tobytes() + whole.T.tobytes()
            w[...] = whole * scale
    return out


# --- the network that hears phones -------------------------------------------------------------------------------------
def windows(cepstra, recording, frames):
    around = np.clip(frames[:, None] + CONTEXT, 0, recording["count"] - 1) + recording["offset"]
    return cepstra[around].reshape(len(frames), -1)


def labelled_frames(recordings, cepstra, rng):
    """Frames of sounds that experts call right, and some of the silence; the others are left out."""
    x, y = [], []
    for recording in recordings:
        label = np.full(recording["count"], SILENCE)
        for word in recording["words"]:
            for phone, start, end, _, _, rating in word or []:
                label[start:end] = PHONES.index(phone) if rating is not None and rating >= RIGHT else -1
        frames = np.where((label >= 0) & ((label < SILENCE) | (rng.random(len(label)) < SILENCE_SHARE)))[0]
        x.append(windows(cepstra, recording, frames))
        y.append(label[frames])
    return np.concatenate(x), np.concatenate(y)


def fit_sounds(parts):
    rng = np.random.default_rng(0)
    frames = [labelled_frames(recordings, cepstra, rng) for recordings, cepstra in parts]
    x, y = np.concatenate([x for x, _ in frames]), np.concatenate([y for _, y in frames])
    net = fit(x, y, "classes", (192, 128), SILENCE + 1, epochs=8, batch=512, rate=1.5e-3, dropped=0.15, decay=1e-5)
    seen = np.maximum(np.bincount(y, minlength=SILENCE + 1), 1)  # a small part may lack a phone
    net["biases"][-1] -= np.log(seen / len(y)).astype(np.float32)  # equal priors
    return net


# --- the network that rates them ---------------------------------------------------------------------------------------
def rating_inputs(recordings, cepstra, net):
    """Inputs in the order of rate-sounds.ts; a row for each sound: (inputs, rating 0..2 or None, is planted, phone, recording, word)."""
    rows = []
    for number, recording in enumerate(recordings):
        every = recording["words"] + [word for p in recording["plants"] for word in p["words"]]
        frames = np.unique([t for word in every for phone in word or [] for t in range(phone[1] + phone[1] % 2, phone[2], 2)]).astype(int)
        if len(frames) == 0:
            continue
        logits = forward(net, windows(cepstra, recording, frames))
        top = logits.max(1, keepdims=True)
        posteriors = logits - top - np.log(np.exp(logits - top).sum(1, keepdims=True))

        def hear(word):
            heard = []
            for phone, start, end, share, likelihoods, rating in word:
                index, scores = PHONES.index(phone), np.array(likelihoods) / 100
                mean = posteriors[np.searchsorted(frames, start) : np.searchsorted(frames, end)].mean(0)
                own = max(mean[index], -10)
                ratios = np.r_[np.clip(scores - scores[index], -6, 6), np.clip(mean - mean[index], -8, 8)]
                heard.append((index, share, own, np.r_[ratios, share, own, np.log(end - start)], rating))
            return heard

        right = [hear(word) if word else None for word in recording["words"]]
        sounds = [sound for word in right if word for sound in word]
        if not sounds:
            continue
        whole = [np.mean([s[1] for s in sounds]), np.mean([s[2] for s in sounds])]

        def add(words, only, word_id):
            row = [(w, place, len(word), sound) for w, word in enumerate(words) if word for place, sound in enumerate(word)]
            for i, (w, place, length, (index, _, _, own, rating)) in enumerate(row):
                if only is not None and w != only:
                    continue
                before = row[i - 1][3][1:3] if i else whole
                after = row[i + 1][3][1:3] if i + 1 < len(row) else whole
                x = np.r_[own, before, after, whole, place == 0, place == length - 1, np.log(length), np.eye(39)[index]]
                rows.append((x, rating, only is not None, index, number, word_id + w))

        add(right, None, 0)
        for n, p in enumerate(recording["plants"]):
            if p["words"][1]:
                add([hear(word) if word else None for word in p["words"]], 1, 1000 * (n + 1))
    return rows


def fit_ratings(learners, natives, seed):
    """Two outputs: learners, natives and planted errors; learners alone. Low ratings count twice."""
    rows = [(*row, (0.5, 0) if row[2] else (1, 1)) for row in learners] + [(*row, (1, 0)) for row in natives]
    rows = [row for row in rows if row[1] is not None]
    rating = np.array([row[1] for row in rows], np.float32)
    weights = np.array([row[-1] for row in rows], np.float32) * np.where(rating < LOW, 2, 1).astype(np.float32)[:, None]
    x = np.array([row[0] for row in rows], np.float32)
    return fit(x, rating / 2, "ratings", (48, 24), 2, epochs=12, batch=256, rate=2e-3, dropped=0.1, decay=1e-4, weights=weights, plain=39, seed=seed)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dump")
    parser.add_argument("out")
    parser.add_argument("--points")
    args = parser.parse_args()
    learners, voices = load(args.dump, "learners")
    natives, native_voices = load(args.dump, "natives")
    speakers = sorted({recording["speaker"] for recording in learners})
    halves = [[r for r in learners if speakers.index(r["speaker"]) % 2 == half] for half in (0, 1)]
    native_halves = [natives[0::2], natives[1::2]]
    sounds = [fit_sounds([(halves[h], voices), (native_halves[h], native_voices)]) for h in (0, 1)]
    rows = [rating_inputs(halves[h], voices, sounds[1 - h]) for h in (0, 1)]
    native_rows = [rating_inputs(native_halves[h], native_voices, sounds[1 - h]) for h in (0, 1)]
    if args.points:
        points = []
        for h in (0, 1):
            nets = [fit_ratings(rows[1 - h], native_rows[1 - h], seed) for seed in SEEDS]
            rated = [row for row in rows[h] if row[1] is not None and not row[2]]
            points += [(halves[h][row[4]]["id"], row[5], row[3], row[1], value) for row, value in zip(rated, np.mean([forward(net, np.array([row[0] for row in rated])) for net in nets], 0))]
        np.savez(args.points, ids=[p[0] for p in points], words=[p[1] for p in points], phones=[p[2] for p in points], ratings=[p[3] for p in points], rated=[p[4] for p in points])
    ratings = [fit_ratings(rows[0] + rows[1], native_rows[0] + native_rows[1], seed) for seed in SEEDS]
    everyone = fit_sounds([(learners, voices), (natives, native_voices)])
    packed = pack([everyone, *ratings])
    open(args.out, "wb").write(packed)
    print(f"{len(packed)} bytes")


if __name__ == "__main__":
    main()
