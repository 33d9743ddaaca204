import content from "./content.data.ts";

/** The words of a form when the server asks for a proof of work. */
export const proofContent = { proof: content.proof, email: content.shell.site.email.text };
