import { expect, test } from "vitest";
import { signedHeaders } from "./sign.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
const body = '{"test": 2432232314}';
// From the test vectors of the Standard Webhooks libraries.
const signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

test("the signature follows Standard Webhooks", () => {
  expect(signedHeaders(id, 1_614_265_330, body, [secret])).toEqual({
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": signature,
  });
});

test("during a rotation there is a signature for each secret", () => {
  const next = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const { "webhook-signature": both } = signedHeaders(id, 1_614_265_330, body, [next, secret]);
  expect(both?.split(" ")).toHaveLength(2);
  expect(both?.split(" ")[1]).toBe(signature);
});
