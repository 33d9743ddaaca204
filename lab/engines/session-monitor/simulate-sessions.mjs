// Generates labelled writing sessions as JSON lines:
// node simulate-sessions.mjs --seed 1 --count 200 > sessions.jsonl
// The same seed gives the same sessions; a smaller count gives a prefix of them.

const argument = (name, preset) => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? preset : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} needs a whole number`);
  return value;
};

/** Seeded random numbers (mulberry32) with a few distributions. */
class Chance {
  constructor(seed) {
    this.state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  }
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let x = this.state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  }
  real(a, b) {
    return a + (b - a) * this.next();
  }
  int(a, b) {
    return Math.floor(this.real(a, b + 1));
  }
  maybe(p) {
    return this.next() < p;
  }
  pick(list) {
    return list[this.int(0, list.length - 1)];
  }
  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
  skewed(median, spread) {
    return Math.round(median * Math.exp(spread * this.normal()));
  }
  shuffle(list) {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  }
}

const COMPUTERS = [
  [1280, 665],
  [1366, 657],
  [1440, 813],
  [1512, 857],
  [1680, 939],
  [1707, 898],
  [1920, 953],
  [2048, 1041],
];
const PHONES = [
  [360, 684],
  [384, 712],
  [393, 727],
  [412, 785],
  [430, 801],
];
const TABLETS = [
  [1024, 704],
  [1133, 690],
  [1180, 756],
  [1280, 736],
];

/** One session: clock, length of the answer, caret, and the events that the page records. */
class Session {
  constructor(r, { views = COMPUTERS, touch = false, declared = [], full = true, extended = false } = {}) {
    const [w, h] = r.pick(views);
    Object.assign(this, {
      r,
      view: { w, h },
      touch,
      declared,
      events: [],
      expect: [],
      t: 0,
      up: 0,
      len: 0,
      pos: 0,
      tempo: 1,
    });
    this.hand = {
      ms: r.int(135, 215),
      sd: r.real(0.3, 0.42),
      hold: r.int(78, 112),
      vary: r.real(0.18, 0.28),
      err: r.real(0.02, 0.045),
    };
    if (full) this.on("fullscreen", { on: true });
    this.on("screen", { extended }, 1);
    this.t = r.int(3500, 17000);
    this.on("focus").on("selection", { start: 0, end: 0 });
    this.wait(r.int(900, 5000));
  }
  on(type, fields = {}, t = this.t) {
    this.events.push({ t, type, ...fields });
    return this;
  }
  repeat(n, act) {
    for (let i = 0; i < n; i++) act(i);
    return this;
  }
  wait(ms) {
    this.t = Math.max(this.t, this.up + 25) + Math.round(ms);
    return this;
  }

  // --- labels: for one act, or from the first to the last of n pieces (`act` returns the time of its piece)
  cheat(kind, act) {
    const start = this.t;
    act(start);
    this.expect.push({ kinds: [kind], start, end: this.t });
    return this;
  }
  pieces(kind, n, act, between = () => {}) {
    const at = Array.from({ length: n }, () => {
      const t = act();
      between();
      return t;
    });
    this.expect.push({ kinds: [kind], start: at[0], end: at[n - 1] });
    return this;
  }

  // --- changes of the text
  input(inputType, inserted, removed = 0, pos = this.pos, trusted = true) {
    this.on("input", {
      inputType,
      ...(inserted && { inserted }),
      ...(removed && { removed }),
      pos,
      ...(!trusted && { trusted }),
    });
    this.len += inserted - removed;
    this.pos = pos + inserted;
    return this.t;
  }
  select(start, end = start) {
    this.pos = start;
    return this.wait(this.r.int(350, 900)).on("selection", { start, end }).wait(this.r.int(150, 500));
  }
  toEnd() {
    return this.select(this.len);
  }
  composed(n) {
    this.on("composition", { phase: "start" }).input("insertCompositionText", n);
    return this.on("composition", { phase: "end" }).t;
  }

  // --- keys
  key(act = () => this.input("insertText", 1), hand = this.hand) {
    const t0 = this.t,
      hold = Math.max(16, this.r.skewed(hand.hold, hand.vary));
    this.on("keydown");
    this.t += this.r.int(1, 5);
    act();
    this.on("keyup", { hold }, t0 + hold);
    this.up = t0 + hold;
    this.t = t0 + Math.max(38, this.r.skewed(hand.ms * this.tempo, hand.sd));
    return this;
  }
  back(n = 1, hand = this.hand) {
    return this.repeat(n, () =>
      this.key(() => this.input("deleteContentBackward", 0, 1, this.pos - 1), hand),
    );
  }
  /** Types n characters like a person: varying speed, typos, pauses between words and sentences. */
  type(n, hand = this.hand) {
    const { r } = this,
      { err = 0.03, think = 0.12, rest = 1500, swing = 0.25 } = hand;
    let word = r.int(2, 8),
      sentence = r.int(45, 110);
    for (; n > 0; n--) {
      if (r.maybe(err)) {
        const slips = r.pick([1, 1, 1, 2, 3]);
        this.repeat(slips, () => this.key(undefined, hand)).t += r.int(150, 550);
        this.back(slips, hand);
      }
      this.key(undefined, hand);
      if (--word <= 0) {
        word = r.int(2, 9);
        this.tempo = r.real(1 - swing, 1 + swing);
        if (r.maybe(think)) this.t += r.skewed(800, 0.6);
      }
      if (--sentence <= 0) {
        sentence = r.int(45, 110);
        this.t += r.skewed(rest, 0.5);
      }
    }
    this.tempo = 1;
    return this;
  }
  /** A keyboard shortcut of two keys, or the mouse. */
  command(act) {
    const { r } = this;
    this.wait(r.int(300, 900));
    if (r.maybe(0.35)) act();
    else {
      const first = this.t,
        second = first + r.int(60, 170),
        short = r.int(55, 110),
        long = second - first + short + r.int(15, 90);
      this.on("keydown").on("keydown", {}, second);
      this.t = second + 2;
      act();
      this.on("keyup", { hold: short }, second + short).on("keyup", { hold: long }, first + long);
      this.up = first + long;
    }
    return this.wait(r.int(250, 900));
  }
  /** Types words on a touch keyboard: each is composed, some are completed by prediction. */
  tap(n) {
    const { r } = this,
      goal = this.len + n;
    while (this.len < goal) {
      const start = this.pos,
        letters = r.int(2, 9),
        typed = r.maybe(0.25) ? Math.ceil(letters / 2) : letters;
      this.on("composition", { phase: "start" });
      for (let i = 1; i <= typed; i++) {
        this.input("insertCompositionText", i, i - 1, start);
        this.t += r.skewed(210, 0.35);
      }
      if (typed < letters) {
        this.t += r.int(250, 700);
        this.input("insertCompositionText", letters, typed, start);
      }
      this.on("composition", { phase: "end" }).wait(r.int(20, 90));
      this.input("insertText", 1);
      this.t += r.skewed(r.maybe(0.15) ? 1600 : 330, 0.4);
    }
    return this;
  }

  // --- clipboard, window
  insertBy(way, length, own, removed = 0) {
    this.on(way, { length, own });
    return this.input(way === "paste" ? "insertFromPaste" : "insertFromDrop", length, removed);
  }
  paste(length, own, removed = 0) {
    let at;
    this.command(() => {
      at = this.insertBy("paste", length, own, removed);
    });
    return at;
  }
  drop(length) {
    const at = this.wait(this.r.int(900, 2500)).insertBy("drop", length, false);
    this.wait(500);
    return at;
  }
  copy(length, from) {
    let at;
    this.command(() => {
      this.on("copy", { length, from });
      at = this.t;
    });
    return at;
  }
  away(ms, hidden = false) {
    const back = this.on("blur").t + ms;
    if (hidden)
      this.on("visibility", { state: "hidden" }, this.t + 2).on("visibility", { state: "visible" }, back - 2);
    this.t = back;
    return this.on("focus");
  }
  overlay(area, through = true) {
    return this.on("overlay", { on: true, area: +area.toFixed(3), through });
  }
  resize(w, h, dpr) {
    return this.on("resize", { w: Math.round(w), h: Math.round(h), ...(dpr && { dpr }) });
  }

  finish(id, shape, honest) {
    this.wait(this.r.int(1500, 5000)).on("submit");
    const { view, touch, declared, expect } = this,
      events = this.events.sort((a, b) => a.t - b.t);
    return { id, view, touch, declared, events, label: { shape, honest, expect } };
  }
}

/**
 * Dictates n characters in one piece, after as much silence as speech needs (8 to 11 characters a second).
 */
const say = (s, n) => {
  s.wait((n / s.r.real(8, 11)) * 1000 + s.r.int(300, 900));
  if (s.r.maybe(0.5)) s.composed(n);
  else s.input("insertText", n);
};
/** A program that presses n keys. */
const program = (s, n, gap, hold) =>
  s.repeat(n, () => s.key(undefined, { ms: gap(), sd: 0, hold: hold(), vary: 0 }));
/** Copies the candidate's own words to the end of the answer and continues to type. */
const reuse = (s, at, n) => {
  s.select(at, at + n).copy(n, "answer");
  s.toEnd().paste(n, true);
  s.type(s.r.int(15, 45));
};

// Options of shapes whose sessions do not start with the defaults.
const speaker = () => ({ declared: ["dictation"] }),
  phone = () => ({ views: PHONES, touch: true });
const setups = {
  pinyin: (r) => ({ declared: r.maybe(0.6) ? ["ime"] : [] }),
  "dictation-bits": speaker,
  "dictation-sentences": speaker,
  "voice-and-keys": speaker,
  "dictation-too-fast": speaker,
  "phone-turned": phone,
  "phone-call": phone,
  "tablet-keyboard": () => ({ views: TABLETS, touch: true }),
  "two-monitors": () => ({ extended: true }),
  "window-dragged": () => ({ full: false }), // full screen cannot be resized
};

// ------------------------------------------------------------------ honest
const honest = {
  "one-handed": (s, r) =>
    s.type(r.int(170, 260), { ms: r.int(300, 400), sd: 0.45, hold: 105, vary: 0.25, err: 0.04, think: 0.15 }),
  "think-then-burst"(s, r) {
    const quick = { ms: r.int(98, 118), sd: 0.33, hold: 74, vary: 0.24, err: 0.03, think: 0.03, rest: 500 };
    s.repeat(r.int(4, 5), () => s.type(r.int(55, 130), quick).wait(r.int(25000, 80000))).type(
      r.int(20, 50),
      quick,
    );
  },
  pianist: (s, r) =>
    s.type(
      r.int(380, 560), // about 90 words a minute, very even, but with typos, pauses and varying hold times
      {
        ms: r.int(120, 128),
        sd: 0.15,
        hold: 84,
        vary: 0.15,
        err: 0.022,
        think: 0.06,
        rest: 900,
        swing: 0.07,
      },
    ),
  pinyin: (s, r) =>
    s.repeat(r.int(40, 60), () => {
      const start = s.pos,
        hanzi = r.int(1, 5);
      let shown = 0;
      s.on("composition", { phase: "start" }).repeat(hanzi, (i) =>
        s.repeat(r.int(2, 4), (j) =>
          s.key(() => {
            const more = i > 0 && j === 0 ? 2 : 1; // the IME itself separates the syllables
            s.input("insertCompositionText", shown + more, shown, start);
            shown += more;
          }),
        ),
      );
      if (r.maybe(0.2)) s.repeat(r.int(1, 3), () => s.key(() => {})); // pages through the candidates
      s.t += r.skewed(350, 0.5);
      s.key(() => {
        s.input("insertCompositionText", hanzi, shown, start);
        s.on("composition", { phase: "end" });
      });
      s.repeat(r.maybe(0.2) ? 1 : 0, () => s.key()).t += r.skewed(r.maybe(0.15) ? 2200 : 420, 0.5);
    }),
  autocorrect: (s, r) =>
    s.repeat(r.int(30, 45), () => {
      const n = r.int(4, 9),
        changed = s.type(n) && r.maybe(0.3);
      if (changed) s.input("insertReplacementText", n + r.int(-1, 1), n, s.pos - n);
      s.key();
    }),
  "spell-menu": (s, r) =>
    s
      .type(r.int(220, 330))
      .repeat(r.int(4, 8), () => {
        const n = r.int(4, 11),
          at = r.int(0, s.len - 20);
        s.select(at, at + n)
          .wait(r.int(700, 2200))
          .input("insertReplacementText", n + r.int(-1, 2), n, at);
      })
      .toEnd()
      .type(r.int(20, 60)),
  "dictation-bits": (s, r) =>
    s.repeat(r.int(25, 45), () => {
      say(s, r.int(4, 24));
      if (r.maybe(0.1)) s.wait(r.int(2000, 9000));
    }),
  "dictation-sentences": (s, r) => s.repeat(r.int(4, 7), () => say(s, r.int(85, 160))), // each after enough silence
  "voice-and-keys": (s, r) =>
    s.repeat(r.int(5, 8), () => {
      s.repeat(r.int(1, 4), () => say(s, r.int(10, 35)))
        .wait(r.int(600, 2500))
        .back(r.int(0, 5))
        .type(r.int(10, 45));
    }),
  "paragraphs-moved"(s, r) {
    // cut and pasted, or dragged
    const parts = Array.from({ length: r.int(3, 4) }, () => r.int(80, 130));
    for (const n of parts) s.type(n - 1).key(() => s.input("insertParagraph", 1));
    s.repeat(r.int(2, 3), () => {
      const i = r.int(0, parts.length - 2),
        n = parts[i],
        from = parts.slice(0, i).reduce((a, b) => a + b, 0);
      s.select(from, from + n);
      if (r.maybe(0.6)) {
        s.command(() => s.on("cut", { length: n, from: "answer" }).input("deleteByCut", 0, n, from))
          .toEnd()
          .paste(n, true);
      } else {
        s.wait(r.int(900, 2000)).on("drop", { length: n, own: true }).input("deleteByDrag", 0, n, from);
        s.input("insertFromDrop", n, 0, s.len);
      }
      parts.push(...parts.splice(i, 1));
    })
      .toEnd()
      .type(r.int(10, 40));
  },
  "start-again": (s, r) =>
    s
      .repeat(r.int(1, 2), () => {
        s.type(r.int(90, 190)).wait(r.int(2000, 12000)).select(0, s.len);
        s.key(() => s.input("deleteContentBackward", 0, s.len, 0)).wait(r.int(1500, 9000));
      })
      .type(r.int(160, 260)),
  "key-repeat"(s, r) {
    // a stuck key repeats; a held backspace removes the repeats
    const hang = (n, act) => {
      const t0 = s.wait(r.int(300, 900)).t;
      s.repeat(n, (i) => {
        s.on("keydown").t += 2;
        act();
        s.t += i ? r.int(28, 33) : r.int(440, 510);
      });
      s.on("keyup", { hold: s.t - t0 }).up = s.t;
      s.wait(r.int(200, 600));
    };
    s.repeat(r.int(5, 8), () => {
      const n = s.type(r.int(25, 55)) && r.int(5, 22);
      hang(n, () => s.input("insertText", 1));
      hang(n - 1, () => s.input("deleteContentBackward", 0, 1, s.pos - 1));
    }).type(r.int(20, 40));
  },
  tremor(s, r) {
    // doubled letters, most of them deleted
    const hand = { ms: r.int(290, 380), sd: 0.5, hold: 125, vary: 0.5, err: 0.03 },
      shake = { ms: 75, sd: 0.4, hold: 45, vary: 0.4 };
    s.repeat(r.int(110, 160), () => {
      const twice = s.type(1, hand) && r.maybe(0.18) ? r.int(1, 2) : 0;
      if (twice)
        s.repeat(twice, () => s.key(undefined, shake))
          .wait(r.int(250, 700))
          .back(r.maybe(0.85) ? twice : 0, hand);
    });
  },
  "tablet-keyboard"(s, r) {
    // touch keyboard, then a physical one, then touch again
    const { w, h } = s.view,
      low = h * r.real(0.5, 0.62);
    s.resize(w, low).wait(600).tap(r.int(30, 60)).wait(4000).resize(w, h).wait(2500).type(r.int(150, 230));
    s.wait(3000).resize(w, low).wait(700).tap(r.int(20, 45));
  },
  magnifier(s, r) {
    // zooming changes width and height
    const { w, h } = s.view,
      zoom = (z) =>
        s
          .wait(r.int(250, 900))
          .resize(w / z, h / z, z)
          .wait(r.int(150, 700));
    [1.1, 1.25, 1.5, 1.75].slice(0, r.int(2, 4)).forEach(zoom);
    s.type(r.int(80, 150)).repeat(r.int(1, 3), () => zoom(r.pick([1.25, 1.5, 2, 2.5])).type(r.int(30, 80)));
    zoom(1);
  },
  "lid-closed": (s, r) =>
    s
      .type(r.int(120, 220))
      .wait(900)
      .away(r.int(2500, 4800), true)
      .wait(r.int(1500, 4000))
      .type(r.int(90, 170)),
  "two-monitors": (s, r) => s.type(r.int(260, 380)),
  "window-dragged"(s, r) {
    // one side or a corner, in many steps
    const corner = r.int(0, 1),
      {
        view: { ...size },
      } = s;
    const drag = (n, way) =>
      s
        .repeat(n, () => {
          size.w += way * r.int(5, 13);
          size.h += way * corner * r.int(2, 4);
          s.resize(size.w, size.h).wait(r.int(16, 42));
        })
        .wait(1200)
        .type(r.int(40, 110))
        .wait(900);
    drag(0, 0);
    drag(r.int(40, 52), -1);
    drag(r.pick([0, 20, 35]), 1);
  },
  "phone-turned"(s, r) {
    const { w, h } = s.view;
    s.resize(w, h * 0.58)
      .wait(600)
      .tap(r.int(60, 110))
      .wait(1500);
    s.resize(h + 60, w * 0.9)
      .wait(r.int(250, 500))
      .resize(h + 60, w * 0.46)
      .wait(1500)
      .tap(r.int(60, 110))
      .wait(1200);
    s.resize(w, h)
      .wait(400)
      .resize(w, h * 0.58)
      .wait(1200)
      .tap(r.int(20, 50));
  },
  "phone-call": (s, r) =>
    s.tap(r.int(80, 150)).wait(900).away(r.int(3600, 4400), true).wait(1500).tap(r.int(60, 120)),
  "offline-alone": (s, r) =>
    s
      .repeat(r.int(1, 4), () => {
        s.type(r.int(50, 90))
          .wait(300)
          .on("offline")
          .wait(400)
          .type(r.int(20, 70))
          .wait(300)
          .on("online")
          .wait(300);
      })
      .type(r.int(40, 80)),
  "manager-fills-nothing": (s, r) =>
    s.repeat(r.int(3, 5), () => {
      // untrusted events that insert no text
      s.wait(400).on("keydown", { trusted: false }).input("insertText", 0, 0, s.pos, false);
      s.on("keyup", { hold: 0, trusted: false }).wait(r.int(300, 900)).type(r.int(50, 110));
    }),
  "undo-storm"(s, r) {
    const tapped = { ms: 170, sd: 0.3, hold: 80, vary: 0.2 };
    s.type(r.int(50, 80))
      .repeat(r.int(2, 4), () => {
        const steps = Array.from({ length: r.int(5, 10) }, () => r.int(4, 11)),
          kept = r.int(0, steps.length - 2);
        s.type(r.int(80, 110)).wait(r.int(900, 3000));
        for (const n of steps) s.key(() => s.input("historyUndo", 0, n, s.len - n), tapped);
        s.wait(r.int(500, 2000));
        for (const n of steps.slice(kept).reverse()) s.key(() => s.input("historyRedo", n), tapped);
        s.wait(r.int(900, 3000));
      })
      .type(r.int(60, 110));
  },
  "switch-device"(s, r) {
    // switch access: a scanner steps through rows and letters, one switch selects
    const step = r.int(650, 900),
      steps = [2, 3, 3, 4, 4, 5, 6],
      hand = { ms: 100, sd: 0, hold: 190, vary: 0.3 };
    const choose = (act) => {
      s.key(act, hand).t += step * r.pick(steps) + r.int(60, 260);
    };
    s.repeat(r.int(80, 120), () => {
      choose();
      if (r.maybe(0.05)) choose(() => s.input("deleteContentBackward", 0, 1, s.pos - 1));
      if (r.maybe(0.12)) choose(() => s.input("insertText", r.int(3, 7)));
    });
  },
  "own-words-below": (s, r) =>
    s.type(r.int(150, 230)).repeat(r.int(2, 4), () => reuse(s, r.int(0, 60), r.int(20, 75))),
  "numbered-list": (s, r) =>
    s.repeat(r.int(7, 11), () => {
      s.type(3, { ...s.hand, ms: 260 })
        .type(r.int(18, 45))
        .key(() => s.input("insertLineBreak", 1))
        .wait(r.int(400, 4000));
    }),
  "helper-swaps-words": (s, r) =>
    s.repeat(r.int(3, 6), () => {
      // untrusted; replaces a word with one of similar length
      const n = r.int(5, 16),
        at = s.type(r.int(50, 90)).wait(r.int(1500, 4000)).len - r.int(20, 40);
      s.input("insertReplacementText", n + r.int(-1, 2), n, at, false);
      s.toEnd();
    }),
  "task-word-quoted": (s, r) =>
    s
      .repeat(r.int(1, 2), () => {
        // a name from the task
        const n = r.int(9, 22);
        s.type(r.int(70, 130)).copy(n, "task");
        s.wait(900).paste(n, false);
      })
      .type(r.int(70, 120)),
  "escape-slip"(s, r) {
    // full screen returns after about a second; a browser bar makes the viewport a little shorter
    const { w, h } = s.view;
    s.type(r.int(120, 200))
      .wait(300)
      .on("fullscreen", { on: false })
      .wait(r.int(400, 1200))
      .on("fullscreen", { on: true });
    s.wait(900)
      .type(r.int(60, 100))
      .wait(400)
      .resize(w, h * r.real(0.91, 0.96))
      .wait(900)
      .type(r.int(40, 80));
  },
  "small-overlay"(s, r) {
    // a pointer's halo is small; a hint of the browser takes clicks
    s.type(r.int(80, 140))
      .wait(300)
      .overlay(r.real(0.02, 0.06))
      .wait(500)
      .type(r.int(40, 90))
      .wait(300)
      .on("overlay", { on: false });
    s.wait(4000)
      .overlay(r.real(0.15, 0.4), false)
      .wait(r.int(1500, 4000))
      .on("overlay", { on: false })
      .wait(900)
      .type(r.int(60, 120));
  },
};

// ---------------------------------------------------------------- cheating
const cheating = {
  "paste-crumbs": (s, r) =>
    s.type(r.int(40, 90)).pieces(
      "paste",
      r.int(10, 12),
      () => s.paste(r.int(15, 20), false),
      () => s.type(r.int(4, 16)),
    ),
  "paste-reworked"(s, r) {
    // over the candidate's own beginning or before it, then heavily edited
    const over = s.type(r.int(30, 70)).len * r.int(0, 1);
    s.select(0, over).pieces("paste", 1, () => s.paste(r.int(180, 340), false, over));
    s.repeat(r.int(8, 14), () =>
      s
        .select(r.int(25, s.len - 5))
        .back(r.int(4, 18))
        .type(r.int(4, 22)),
    );
  },
  "paste-among-own"(s, r) {
    // pastes own words several times, and foreign text once
    const own = () => reuse(s, 10, r.int(25, 70));
    s.type(r.int(140, 200))
      .repeat(r.int(1, 3), own)
      .pieces("paste", 1, () => s.paste(r.int(70, 150), false))
      .repeat(r.int(1, 2), own);
  },
  "drop-three": (s, r) =>
    s.type(r.int(40, 80)).pieces(
      "drop",
      3,
      () => s.drop(r.int(52, 85)),
      () => s.type(r.int(15, 50)),
    ),
  "drop-crumbs": (s, r) =>
    s.type(r.int(40, 80)).pieces(
      "drop",
      r.int(7, 9),
      () => s.drop(r.int(22, 32)),
      () => s.type(r.int(5, 20)),
    ),
  "extension-sentences"(s, r) {
    const sentence = () => s.wait(r.int(2000, 9000)).input("insertText", r.int(45, 95), 0, s.pos, false);
    s.type(r.int(10, 50)).pieces("synthetic", r.int(4, 7), sentence, () => s.wait(700).type(r.int(0, 15)));
  },
  "script-sets-all": (s, r) =>
    s
      .type(r.int(60, 130))
      .wait(r.int(1500, 6000)) // the whole value is set again
      .pieces("synthetic", 1, () => s.input("insertText", r.int(280, 520), s.len, 0, false))
      .wait(1500)
      .type(r.int(10, 50)),
  "script-rewrites"(s, r) {
    // replaces sentences with longer ones
    const rewrite = () =>
      s
        .wait(r.int(2500, 8000))
        .input("insertReplacementText", r.int(120, 200), r.int(50, 70), r.int(0, 150), false);
    s.type(r.int(260, 340)).pieces("synthetic", r.int(2, 3), rewrite, () => s.toEnd().type(r.int(10, 30)));
  },
  "script-keys"(s, r) {
    // untrusted keys, one by one, at the speed of a person
    const press = () => s.on("keydown", { trusted: false }).input("insertText", 1, 0, s.pos, false);
    const release = () => s.on("keyup", { hold: 0, trusted: false }).wait(r.skewed(140, 0.35));
    s.type(r.int(30, 70)).wait(1500).pieces("synthetic", r.int(160, 260), press, release);
  },
  "typer-with-typos"(s, r) {
    // random intervals, but typos fixed like clockwork
    const mean = r.int(88, 120),
      held = r.int(28, 60);
    s.cheat("rhythm", () =>
      s.repeat(r.int(9, 13), () => {
        program(
          s,
          r.int(24, 40),
          () => mean + r.real(-22, 22),
          () => held + r.int(-2, 2),
        ).t += 160;
        s.back(1, { ms: mean, sd: 0, hold: held, vary: 0 });
      }),
    );
  },
  "typer-in-bursts"(s, r) {
    const mean = r.int(85, 115),
      held = r.int(25, 65),
      pause = r.int(900, 1500);
    s.cheat("rhythm", () =>
      s.repeat(r.int(14, 20), () => {
        program(
          s,
          r.int(16, 28),
          () => mean + r.real(-4, 4),
          () => held + r.int(-1, 1),
        ).t += pause + r.int(-60, 60);
      }),
    );
  },
  "glance-and-copy"(s, r) {
    // reads a few words elsewhere, then types them evenly
    const even = {
      ms: r.int(135, 175),
      sd: 0.15,
      hold: 88,
      vary: 0.16,
      err: 0.003,
      think: 0,
      rest: 150,
      swing: 0.04,
    };
    const copy = () => s.wait(400).away(r.int(1350, 1750)).wait(r.int(300, 700)).type(r.int(17, 28), even);
    s.cheat("copying", () => s.cheat("away", () => s.repeat(r.int(13, 18), copy)));
  },
  "absence-then-block": (s, r) =>
    s
      .type(r.int(60, 120))
      .wait(500)
      .cheat("away", () => s.away(r.int(28000, 75000), r.maybe(0.5)))
      .wait(r.int(500, 1500))
      .pieces("fast-text", 1, () => s.input("insertText", r.int(150, 320)))
      .wait(1500)
      .type(r.int(15, 50)),
  "panel-closed-again"(s, r) {
    // a panel below or beside the page, briefly, twice
    const { w, h } = s.view,
      share = 1 - r.real(0.24, 0.42),
      [narrow, low] = r.pick([
        [w, h * share],
        [w * share, h],
      ]);
    const panel = () =>
      s.resize(narrow, low).wait(r.int(4000, 12000)).type(r.int(20, 50)).wait(500).resize(w, h);
    s.repeat(2, () => s.type(r.int(60, 110)).wait(500).cheat("panel", panel).wait(800)).type(r.int(30, 60));
  },
  "fullscreen-twice"(s, r) {
    const leave = () =>
      s.on("fullscreen", { on: false }).wait(r.int(4500, 5500)).on("fullscreen", { on: true });
    s.repeat(2, () => s.type(r.int(80, 130)).wait(500).cheat("fullscreen", leave).wait(900)).type(
      r.int(40, 80),
    );
  },
  "overlay-moving"(s, r) {
    const move = () => s.overlay(r.real(0.135, 0.17)).wait(500).type(r.int(15, 35)).wait(400);
    s.type(r.int(50, 90))
      .wait(400)
      .cheat("overlay", () => s.repeat(r.int(5, 9), move))
      .on("overlay", { on: false });
    s.wait(800).type(r.int(30, 70));
  },
  "task-copied-then-away": (s, r) =>
    s
      .type(r.int(5, 40))
      .pieces("copy-out", 1, () => s.copy(r.int(120, 420), "task"))
      .wait(500)
      .cheat("away", () => s.away(r.int(16000, 45000), r.maybe(0.6)))
      .wait(900)
      .type(r.int(200, 300)),
  "sham-dictation"(s, r) {
    // not declared, and far faster than speech
    const block = (n) => (r.maybe(0.6) ? s.composed(n) : s.input("insertText", n));
    s.type(r.int(15, 50))
      .wait(2500)
      .pieces(
        "fast-text",
        r.int(4, 6),
        () => block(r.int(100, 160)),
        () => s.wait(r.int(1500, 3000)),
      );
  },
  "dictation-too-fast"(s, r) {
    // declared, but without enough silence to have been spoken
    const bits = () => s.repeat(r.int(4, 7), () => say(s, r.int(12, 30)));
    bits()
      .wait(r.int(900, 2000))
      .pieces("fast-text", 1, () => s.composed(r.int(190, 340)));
    bits();
  },
  "token-stream"(s, r) {
    // trusted text, streamed in small chunks
    const token = () => s.input("insertText", r.int(3, 9));
    s.type(r.int(20, 60))
      .wait(3000)
      .pieces("fast-text", r.int(50, 80), token, () => s.wait(r.int(35, 75)))
      .wait(2500)
      .type(r.int(10, 30));
  },
  "six-looks": (s, r) =>
    s
      .type(r.int(20, 50))
      .wait(500)
      .cheat("away", (start) =>
        s.repeat(r.int(6, 7), (i) => {
          // within four minutes
          while (s.t < start + i * 30000) s.wait(700).type(r.int(6, 14)).wait(300);
          s.away(r.int(2000, 4200), r.maybe(0.4));
        }),
      )
      .wait(700)
      .type(r.int(30, 60)),
  "second-screen-and-away": (s, r) =>
    s
      .type(r.int(60, 110))
      .wait(400)
      .cheat("second-screen", () => {
        s.on("screen", { extended: true }).wait(600).type(r.int(30, 70)).wait(500);
        s.cheat("away", () => s.away(r.int(14000, 30000)))
          .wait(800)
          .type(r.int(80, 140));
      }),
  "offline-and-paste": (s, r) =>
    s
      .type(r.int(60, 110))
      .wait(400)
      .cheat("offline", () => {
        s.on("offline")
          .wait(r.int(6000, 20000))
          .pieces("paste", 1, () => s.paste(r.int(160, 320), false));
        s.wait(r.int(2000, 8000)).on("online");
      })
      .wait(900)
      .type(r.int(20, 60)),
};

// ------------------------------------------------------------------ output
const seed = argument("seed", 1),
  count = argument("count", 200);
const groups = [honest, cheating].map((shapes, i) => ({
  shapes,
  order: new Chance(seed * 2 + i).shuffle(Object.keys(shapes)),
}));
for (let i = 0; i < count; i++) {
  // alternates between honest and cheating; every shape equally often
  const { shapes, order } = groups[i % 2],
    shape = order[(i >> 1) % order.length];
  const r = new Chance(Math.imul(seed, 100003) + i),
    session = new Session(r, setups[shape]?.(r));
  shapes[shape](session, r);
  console.log(
    JSON.stringify(session.finish(`sim${seed}-${String(i + 1).padStart(4, "0")}`, shape, shapes === honest)),
  );
}
