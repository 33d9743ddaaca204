import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { PermanentError } from "#server/outbox/errors.ts";
import { smtpMailer } from "./mailer.ts";

/** Sends one mail through a server on this machine. @returns what the server got */
async function send(to: string, options: SMTPServerOptions = {}) {
  const got: { recipients: SMTPServerAddress[]; isUtf8: boolean; header: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    ...options,
    onData(stream, { envelope: { rcptTo, mailFrom } }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const isUtf8 = mailFrom !== false && "SMTPUTF8" in { ...mailFrom.args };
        const header = /^To: .*$/m.exec(Buffer.concat(chunks).toString())?.[0] ?? "";
        got.push({ recipients: rcptTo, isUtf8, header });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, { name: "Site", address: "site@site.example" });
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  await mailer.send("m1", { to: { name: "", address: to }, subject: "Hello", paragraphs: ["Hello,"] });
  return got.map(({ recipients, ...rest }) => ({ to: recipients.map(({ address }) => address), ...rest }));
}

test("an address whose host alone has other letters is sent in ASCII, which every server takes", async () => {
  // The peer shows recipients decoded; the header is as it was sent.
  expect(await send("hi@उदाहरण.भारत", { hideSMTPUTF8: true })).toEqual([
    { to: ["hi@उदाहरण.भारत"], isUtf8: false, header: "To: hi@xn--p1b6ci4b4b3a.xn--h2brj9c" },
  ]);
});

test.each(["संपर्क@डाटामेल.भारत", "தொடர்பு@எடுத்துக்காட்டு.இந்தியா", "مرحبا@مثال.السعودية"])(
  "the address %s is sent as it is, to a server that takes other letters",
  async (address) => {
    expect(await send(address)).toEqual([{ to: [address], isUtf8: true, header: `To: ${address}` }]);
  },
);

test("a server that takes no other letters refuses such a mail for good", async () => {
  const refusing: SMTPServerOptions = {
    hideSMTPUTF8: true,
    onRcptTo: ({ address }, _, done) =>
      done(
        /^\p{ASCII}*$/u.test(address) ? null : Object.assign(new Error("ASCII only"), { responseCode: 553 }),
      ),
  };
  await expect(send("संपर्क@डाटामेल.भारत", refusing)).rejects.toThrow(PermanentError);
});
