import content from "virtual:content";

/** What a form says when the server asks for a proof of work. */
export const proofContent = { proof: content.proof, email: content.shell.site.email.text };
