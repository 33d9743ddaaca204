import { describe, expect, it, test } from "vitest";
import { readResume, readResumeText } from "../read-file.ts";
import { languagesOf } from "./languages.ts";

const factsOf = async (text: string) => {
  const { basics, work, education } = (await readResumeText(text)).resume;
  return {
    name: basics.name,
    work: work.map(({ name, position, startDate, endDate }) =>
      [name, position, startDate, endDate ?? "now"].join(" | "),
    ),
    education: education.map(({ institution, studyType, area, startDate, endDate }) =>
      [institution, [studyType, area].filter(Boolean).join(" "), startDate, endDate].join(" | "),
    ),
  };
};

describe("jobs and studies", () => {
  it.each([
    [
      "German",
      "Lebenslauf\nName: Feddersen\nVorname: Imke\nTelefon: 0431 5550123\n\nBerufstätigkeit\nSeit 05/2020\nFachinformatikerin bei Förde-Netz GmbH\n\nSchule und Studium\n2014 – 2017   Bachelor Geografie an der Universität Tarp",
      "Imke Feddersen",
      "Förde-Netz GmbH | Fachinformatikerin | 2020-05 | now",
      "Universität Tarp | Bachelor Geografie | 2014 | 2017",
    ],
    [
      "French",
      "Solène Abgrall\nsolene@example.fr\n\nExpériences professionnelles\nDepuis mars 2019 : Cheffe de rayon chez Le Panier Vert\n\nÉtudes\n2014 - 2016 : BTS Commerce, Lycée des Embruns",
      "Solène Abgrall",
      "Le Panier Vert | Cheffe de rayon | 2019-03 | now",
      "Lycée des Embruns | BTS Commerce | 2014 | 2016",
    ],
    [
      "Spanish",
      "Aitana Robledo\naitana@example.es\n\nVida laboral\nCargo: Encargada de turno\nEmpresa: Hornos Serrat S.L.\nPeríodo: abril de 2018 a la fecha\n\nEstudios\nGrado en Química, Universidad de Montalto, 2012 - 2016",
      "Aitana Robledo",
      "Hornos Serrat S.L. | Encargada de turno | 2018-04 | now",
      "Universidad de Montalto | Grado en Química | 2012 | 2016",
    ],
    [
      "Portuguese",
      "Nome Duarte Falcato\nTelemóvel 912 555 012\n\nPercurso profissional\noutubro de 2019 – até à data\nTécnico de manutenção\nFábrica Serrano Lda.\n\nHabilitações literárias\n2015 – 2018\nLicenciatura em Física\nUniversidade do Sado",
      "Duarte Falcato",
      "Fábrica Serrano Lda. | Técnico de manutenção | 2019-10 | now",
      "Universidade do Sado | Licenciatura em Física | 2015 | 2018",
    ],
    [
      "Italian",
      "Ottavia Grandi\nottavia@example.it\n\nEsperienze lavorative\nSettembre 2020 – in corso\nAddetta alla segreteria presso Studio Lomellini\n\nTitoli di studio\n2013 – 2018 Diploma di ragioneria, Istituto Tecnico Volterra",
      "Ottavia Grandi",
      "Studio Lomellini | Addetta alla segreteria | 2020-09 | now",
      "Istituto Tecnico Volterra | Diploma di ragioneria | 2013 | 2018",
    ],
    [
      "Dutch",
      "Personalia\nNaam: Joost Terpstra\nTelefoonnummer: 06 55500123\n\nLoopbaan\nmrt 2018 – heden\nMagazijnmedewerker bij Drukkerij Amelink\n\nOpleidingen\n2014 – 2017   MBO Logistiek, ROC De Wadden",
      "Joost Terpstra",
      "Drukkerij Amelink | Magazijnmedewerker | 2018-03 | now",
      "ROC De Wadden | MBO Logistiek | 2014 | 2017",
    ],
    [
      "Polish",
      "Imię i nazwisko: Zofia Kaczor\n\nPrzebieg kariery zawodowej\n02.2019 r. – do chwili obecnej\nReferent, Hurtownia Papieru Sp. z o.o.\n\nWykształcenie\nLicencjat, Administracja, Akademia Nadmorska\n2014 – 2017",
      "Zofia Kaczor",
      "Hurtownia Papieru Sp. z o.o. | Referent | 2019-02 | now",
      "Akademia Nadmorska | Licencjat Administracja | 2014 | 2017",
    ],
    [
      "Swedish",
      "Tuva Sjögren\ntuva@example.se\n\nTidigare anställningar\nmaj 2018 – tills vidare\nHandläggare, Vättersborgs kommun\n\nUtbildningar\n2012 – 2015\nKandidatexamen, Kemi, Nordsjö högskola",
      "Tuva Sjögren",
      "Vättersborgs kommun | Handläggare | 2018-05 | now",
      "Nordsjö högskola | Kandidatexamen Kemi | 2012 | 2015",
    ],
    [
      "Turkish",
      "Adı Soyadı : Cemre Toprak\n\nİŞ TECRÜBESİ\nKasım 2019 – devam ediyor\nDepo Sorumlusu, Kuzey Nakliyat A.Ş.\n\nÖĞRENİM DURUMU\n2013 – 2017\nLisans, Tarih, Karadağ Üniversitesi",
      "Cemre Toprak",
      "Kuzey Nakliyat A.Ş. | Depo Sorumlusu | 2019-11 | now",
      "Karadağ Üniversitesi | Lisans Tarih | 2013 | 2017",
    ],
    [
      "Russian",
      "ФИО: Рябова Нина Олеговна\n\nТрудовая деятельность\nс сентября 2018 по н.в.\nООО «Лесная пряжа»\nСтарший технолог\n\nОбразование\n2010 — 2015\nБакалавр, Химия, Озёрский университет",
      "Рябова Нина Олеговна",
      "ООО «Лесная пряжа» | Старший технолог | 2018-09 | now",
      "Озёрский университет | Бакалавр Химия | 2010 | 2015",
    ],
    [
      "Japanese forms",
      "履歴書\n氏名 野原 青子\n\n学歴\n平成25年4月 湖東大学 経済学部 入学\n平成29年3月 湖東大学 経済学部 卒業\n\n職歴\n2017年4月 有限会社はなや 入社\n販売スタッフ\n現在に至る\n以上",
      "野原 青子",
      "有限会社はなや | 販売スタッフ | 2017-04 | now",
      "湖東大学 | 経済学部 | 2013-04 | 2017-03",
    ],
    [
      "Korean",
      "성명: 문가온\n\n■ 경력사항\n2019년 5월 ~ 재직중\n새벽별출판 / 편집자\n\n■ 학력사항\n2013.03 ~ 2017.02  한강대학교 사학과 졸업",
      "문가온",
      "새벽별출판 | 편집자 | 2019-05 | now",
      "한강대학교 | 사학과 | 2013-03 | 2017-02",
    ],
    [
      "Chinese",
      "姓名：苏云川  性别：男\n\n【工作经历】\n2019年03月-至今　白鹭食品有限公司　质检员\n\n【教育背景】\n2013/09-2017/06　青山大学　化学 本科",
      "苏云川",
      "白鹭食品有限公司 | 质检员 | 2019-03 | now",
      "青山大学 | 化学 本科 | 2013-09 | 2017-06",
    ],
    [
      "Traditional Chinese",
      "沈若嵐\nruolan@example.tw\n\n工作經歷\n晨光印刷股份有限公司\n業務代表\n2020/3 - 至今\n\n學歷\n東湖大學\n企業管理學系\n2014 - 2018",
      "沈若嵐",
      "晨光印刷股份有限公司 | 業務代表 | 2020-03 | now",
      "東湖大學 | 企業管理學系 | 2014 | 2018",
    ],
    [
      "Arabic",
      "الاسم: رنا الصباغ\n\nالخبرات العملية\nمحاسبة في شركة الينبوع\nمارس ٢٠١٩ – حتى الآن\n\nالمؤهلات العلمية\nبكالوريوس محاسبة، جامعة المرسى، ٢٠١٤ – ٢٠١٨",
      "رنا الصباغ",
      "شركة الينبوع | محاسبة | 2019-03 | now",
      "جامعة المرسى | بكالوريوس محاسبة | 2014 | 2018",
    ],
    [
      "Hebrew",
      'שם מלא: גיל אורן\n\nניסיון תעסוקתי\n05/2019 - היום\nרכזת הדרכה, מפעלי הגליל בע"מ\n\nהשכלה\n2013 - 2016\nתואר ראשון בחינוך, מכללת הכרמל',
      "גיל אורן",
      'מפעלי הגליל בע"מ | רכזת הדרכה | 2019-05 | now',
      "מכללת הכרמל | תואר ראשון בחינוך | 2013 | 2016",
    ],
    [
      "Hindi",
      "नाम : मीनल सारस्वत\n\nकार्य अनुभव :\nलेखाकार, नीलगिरि मिल्स लिमिटेड, जून २०१८ से अब तक\n\nशैक्षिक योग्यता :\nबी.कॉम., सागर विश्वविद्यालय, २०१४ - २०१७",
      "मीनल सारस्वत",
      "नीलगिरि मिल्स लिमिटेड | लेखाकार | 2018-06 | now",
      "सागर विश्वविद्यालय | बी.कॉम. | 2014 | 2017",
    ],
  ])("are read in %s", async (_, text, name, job, course) => {
    expect(await factsOf(text)).toEqual({ name, work: [job], education: [course] });
  });
});

const english = `Asha Rao
asha.rao@example.com

Experience
Clerk, Acme Ltd, Pune
Mar 2019 – present

Education
BSc Physics, Pune University, 2014 – 2017`;

test("what was read before does not change a result", async () => {
  const first = await factsOf(english);
  await factsOf("Lena Voß\n\nBerufserfahrung\n03/2019 – heute Lageristin, Kai GmbH");
  await factsOf("周一凡\n\n工作经历\n2019.03-至今 白鹭食品有限公司 质检员");
  expect(await factsOf(english)).toEqual(first);
});

describe("the languages of a text", () => {
  it("are none beside English for an English one, with foreign names and firms", () => {
    expect(languagesOf(english)).toEqual([]);
    expect(
      languagesOf("José de la Cruz\nLed the team of Müller GmbH in São Paulo\nWorked for Le Monde"),
    ).toEqual([]);
  });

  it("are the same list for texts in the same language", () => {
    const german = "Berufserfahrung\nAusbildung\nKenntnisse";
    expect(languagesOf(german)).toBe(languagesOf(`${german}\nund mehr`));
    expect(languagesOf(german)).toHaveLength(1);
  });
});

test("a text in a language without words here is read with a warning", async () => {
  const text = `Somchai Jaidee\n${"ประสบการณ์ทำงานหัวหน้าทีมบริการลูกค้า ".repeat(12)}\nทักษะ\nJava, SQL`;
  const { warnings } = await readResume(text);
  expect(warnings).toEqual([{ code: "other-language", text: "" }]);
  expect((await readResume(english)).warnings).toEqual([]);
});
