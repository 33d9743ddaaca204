// Written by scripts/build/generate-assets.ts, so it may not be there yet when types are checked.
declare module "*/skills.json" {
  const skills: import("resume-match").SkillData;
  export default skills;
}
