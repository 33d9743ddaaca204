import content from "./content.data.ts";

/** A form's texts when the server requires proof of work. */
export const proofContent = { proof: content.proof, email: content.shell.site.email.text };
