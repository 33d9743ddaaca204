import { bake } from "#app/bake.ts";

export default bake(({ ownSharing }) => ownSharing);
