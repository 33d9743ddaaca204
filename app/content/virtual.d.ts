declare module "virtual:content" {
  const content: import("./content.ts").Content;
  export default content;
}

declare module "virtual:shell" {
  const shell: import("./content.ts").Shell;
  export default shell;
}

declare module "virtual:styles" {
  const css: string;
  export default css;
}
