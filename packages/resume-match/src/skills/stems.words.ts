/** Words with stems that no ending shows. */
export const irregularStems = [
  "led=lead held=hold met=meet paid=pay spoke=speak spoken=speak grew=grow grown=grow drew=draw drawn=draw",
  "sent=send brought=bring dealt=deal won=win knew=know fed=feed caught=catch chose=choo chosen=choo",
  "taught=teach built=build wrote=writ written=writ sold=sel sell=sel sells=sel ran=run bought=buy made=mak",
  "kept=keep drove=driv driven=driv took=tak taken=tak gave=giv given=giv analysis=analy analyses=analy",
  "analyst=analy analytical=analy analytics=analytics people=people experience=experienc",
  "experienced=experienc finance=financ formation=formation",
];

/** Stems common to most jobs: they name a skill only with a more specific word. */
export const commonStems = [
  "serv build work manag develop team system proces oper support plan report desig test project custom",
  "busines lead train control data perform quali creat mak handl us product market sal communic skil train",
  "learn problem time peopl account monitor offic client contract content research assist coordin deliver",
  "knowledg stand maintain prepar general need spec",
];
