// scripts/build/generate-assets.ts writes the files; type checks must work without them.
declare module "*/skills.json" {
  const skills: import("resume-match").SkillData;
  export default skills;
}
declare module "*/occupations.json" {
  const occupations: import("resume-match").OccupationData;
  export default occupations;
}
