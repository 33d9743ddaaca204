// scripts/build/generate-assets.ts writes the file; types are checked without it.
declare module "*/skills.json" {
  const skills: import("resume-match").SkillData;
  export default skills;
}
declare module "*/occupations.json" {
  const occupations: import("resume-match").OccupationData;
  export default occupations;
}
