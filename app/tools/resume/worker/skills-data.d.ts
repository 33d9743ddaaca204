// scripts/build/generate-assets.ts writes the file; types are checked without it.
declare module "*/skills.json" {
  const skills: import("resume-match").SkillData;
  export default skills;
}
