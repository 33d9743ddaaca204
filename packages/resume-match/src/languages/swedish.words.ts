import type { LanguageWords } from "../extract/vocabulary.ts";

export const swedish: LanguageWords = {
  common: [
    "och, för, på, av, med, till, från, som, vid, hos, sedan, inom, år, jag, är, samt, att, nuvarande, ansvarig, ansvar, arbetade, körkort, även, det",
  ],
  headings: {
    contact: [
      "kontakt, kontaktuppgifter, personuppgifter, personliga uppgifter, kontaktinformation",
      "personlig information, om personen, curriculum vitae, meritförteckning",
    ],
    summary: [
      "profil, sammanfattning, om mig, personligt, personlig profil, presentation, mål, kort om mig",
      "yrkesprofil, bakgrund, karriärmål, vem är jag, personlig presentation, yrkesmässigt mål",
    ],
    experience: ["anställning, yrkesliv, yrkesbakgrund, uppdrag, extrajobb, arbetshistorik, sommarjobb"],
    education: [
      "utbildningsbakgrund, skolgång, akademiska meriter, studiebakgrund, eftergymnasial utbildning",
      "högre utbildning",
    ],
    skills: [
      "it-kunskaper, it-kompetens, programvaror, datavana, expertis, programmeringsspråk, tekniker, teknik",
    ],
    projects: ["projekterfarenhet, uppdrag och projekt"],
    certificates: [
      "körkort, vidareutbildning, fortbildning, utbildningar och certifikat, diplom, legitimation, licenser",
      "övriga utbildningar, behörigheter, intyg",
    ],
    languages: ["språkkunskaper, språkfärdigheter, språkkunskap"],
    awards: ["utmärkelser, stipendier, priser"],
    publications: ["publikationer, artiklar, föreläsningar"],
    volunteer: [
      "ideellt arbete, föreningsliv, volontärarbete, förtroendeuppdrag, frivilligarbete",
      "föreningsengagemang, ideella uppdrag",
    ],
    interests: ["fritidsintresse"],
    references: ["referenser, referens, referenser lämnas på begäran"],
    other: [
      "övrigt, övriga meriter, övrig information, militärtjänst, annat, värnplikt, övriga uppgifter",
      "tillgänglighet",
    ],
  },
  headingWords: {
    experience: ["*erfarenhet(er)?, anstallningar?, arbeten?, *karriar, jobb, praktik"],
    education: ["*utbildning(ar)?, studier, skola, examen, examina"],
    skills: ["*kompetens(er)?, *fardigheter, *kunskaper, egenskaper, styrkor, verktyg, kompetensomraden"],
    certificates: ["certifikat, certifieringar, kurser"],
    languages: ["sprak, sprakkunskaper"],
    interests: ["*intressen, fritid, hobbies"],
    projects: ["projekt"],
    volunteer: ["engagemang, ideellt"],
  },
  fillers: [
    "min, mitt, mina, personliga, relevanta?, ovriga?, tidigare, tekniska?, akademiska?, professionell, yrkesmassig, och, i, urval, egna, sarskilda",
  ],
  and: ["och, samt"],
  months: [
    "januari|jan",
    "februari|febr|feb",
    "mars|mar",
    "april|apr",
    "maj",
    "juni|jun",
    "juli|jul",
    "augusti|aug",
    "september|sept|sep",
    "oktober|okt",
    "november|nov",
    "december|dec",
  ],
  present: [
    "nuvarande, pågående, nu, idag, i dag, (till )?(dags dato|nu|idag|i dag), tillsvidare, tills vidare, fortfarande, pågår, tills nu, t.v, tv",
  ],
  since: ["sedan, från och med, fr.o.m, from, från, fr o m"],
  from: ["från, mellan, fr.o.m"],
  to: ["till, t.o.m, tom, och, tills, t o m, till och med"],
  durations: ["år, månad(er)?, mån, veckor"],
  titles: [
    "*utvecklare, *ingenjör, *assistent, *chef, *ledare, *säljare, *lärare, *sköterska, *skötare, *läkare, *tekniker, *konsult, *ansvarig, *handläggare, *samordnare, *koordinator, *ekonom, *redovisningsekonom, *controller, *revisor, *administratör, *sekreterare, *receptionist, *medarbetare, *arbetare, *operatör, *montör, *mekaniker, *elektriker, *snickare, *målare, *svetsare, *rörmokare",
    "*förare, *chaufför, *kock, *servitör, *servitris, *bagare, *kassör(ska)?, *kassabiträde, *butiksbiträde, *biträde, *vårdare, *undersköterska, *vårdbiträde, *pedagog, *förskollärare, *barnskötare, *forskare, *doktorand, *docent, *professor, *arkitekt, *designer, *formgivare, *redaktör, *journalist, *skribent, *översättare, *tolk, *jurist, *advokat, *rådgivare, *mäklare, *inköpare, *projektledare, *produktägare, *analytiker",
    "*programmerare, *testare, *arkitekt, *specialist, *strateg, *kommunikatör, *marknadsförare, *planerare, *lagerarbetare, *truckförare, *lokalvårdare, *städare, *vaktmästare, *väktare, *trädgårdsmästare, *frisör, *fotograf, *bibliotekarie, *psykolog, *kurator, *socionom, *sjukgymnast, *fysioterapeut, *tandläkare, *apotekare, *biolog, *kemist, *fysiker, *praktikant, praktik, *lärling, *trainee, vd, *grundare, *delägare, *egenföretagare, *företagare",
    "*rektor, *instruktör, *tränare, *handledare, *inspektör, *besiktningsman, *reparatör, *tjänsteman, *ombud, *värd(inna)?, *bartender, *barnmorska, *laborant, *vikarie, *timvikarie, *volontär, *lots, *officer, *polis, *brandman, *jordbrukare, *biomedicinsk analytiker",
  ],
  legalForms: [
    "ab, hb, kb, aktiebolag, handelsbolag, ekonomisk förening, ek. för, enskild firma, & söner, publ",
  ],
  employers: [
    "*kommun, region *, landstinget?, *sjukhus(et)?, *vårdcentral(en)?, bank(en)?, *sparbank(en)?, *förening(en)?, *stiftelse(n)?, *byrå(n)?, *myndighet(en)?, *verket, *hotell(et)?, *restaurang(en)?, *bageri(et)?, *apotek(et)?, *gruppen, *bolaget, *företag(et)?, *butik(en)?, lager, bygg, el, *fastigheter, *energi, *transport, *åkeri, *tidning(en)?, *förlag(et)?, *museum, *museet, *teater(n)?, *skola(n)?, *förskola(n)?, *institut(et)?, *laboratorium, service, teknik, konsult, *försäkring(ar)?, försvarsmakten, polisen, polismyndigheten, skatteverket, ica *, coop *, svenska kyrkan, *industri(er)?, *mekaniska, *verkstad(en)?, *café, *konditori, *hemtjänst(en)?, *kliniken, *gård",
  ],
  degrees: [
    "*examen, kandidat(examen)?, master(examen)?, magister(examen)?, civilingenjör*, högskoleingenjör*, doktor*, licentiat*, gymnasie*, gymnasium, yrkeshögskola, yh, *programmet, filosofie (kandidat|master|magister|doktor), fil. ?(kand|mag), ekonomie (kandidat|magister), högskoleexamen, studentexamen, *linjen, *utbildning, yrkesexamen, jur. ?kand, pol. ?kand, komvux, folkhögskolekurs",
  ],
  schools: [
    "*universitet(et)?, *högskola(n)?, *skola(n)?, *gymnasium, *gymnasiet, *gymnasieskola(n)?, *institut(et)?, kth, chalmers, ltu, slu, komvux, yrkeshögskolan?, *folkhögskola, *akademi(n)?, nackademin, medieinstitutet, *tekniska högskola(n)?, handelshögskolan, konstfack, mdh, hermods",
  ],
  sureAt: ["hos, vid"],
  at: ["på, åt, för"],
  subjects: [
    "*vetenskap, informatik, *ekonomi, *teknik, *kunskap, datateknik, datavetenskap, juridik, medicin, omvårdnad, psykologi, pedagogik, historia, språk, matematik, fysik, kemi, biologi, kommunikation, journalistik, marknadsföring, logistik, *design, arkitektur, statsvetenskap, sociologi, socialt arbete, *logi, *programmet, samhälle, natur, bygg, el, fordon, vård, hotell, restaurang, turism, *handel, redovisning, personal, *systemvetenskap, lärarprogrammet",
  ],
  labels: {
    name: ["namn, för- och efternamn, fullständigt namn"],
    givenName: ["förnamn, tilltalsnamn"],
    familyName: ["efternamn"],
    personal: [
      "födelsedatum, född, personnummer, nationalitet, medborgarskap, civilstånd, adress, bostadsort, ålder, kön, körkort, födelseort, familj, bostadsadress",
    ],
    job: [
      "period, tid, tidsperiod, företag, arbetsgivare, befattning, titel, roll, tjänst, ort, arbetsplats, anställd som, yrkesroll, position",
    ],
    description: [
      "arbetsuppgifter, ansvarsområden, uppgifter, resultat, huvudsakliga arbetsuppgifter, ansvar, beskrivning, huvuduppgifter",
    ],
    phone: ["telefon, tel, mobil, mobilnummer, telefonnummer, mobiltelefon"],
  },
  notInNames: [
    "gatan, gata, vägen, väg, telefon, mobil, adress, född, födelsedatum, personnummer, svensk, profil, kontakt, meritförteckning, körkort, utbildning, erfarenhet, uppgifter, personliga",
  ],
  places: [
    "sverige, stockholm, göteborg, malmö, uppsala, västerås, örebro, linköping, helsingborg, jönköping, norrköping, lund, umeå, gävle, borås, södertälje, eskilstuna, halmstad, växjö, karlstad, sundsvall, östersund, trollhättan, luleå, kiruna, kalmar, visby, falun, skövde, kristianstad, solna, nacka, huddinge, varberg, karlskrona, skellefteå, uddevalla, falkenberg, nyköping, kiruna, mora",
  ],
  languageNames: [
    "svenska, engelska, tyska, franska, spanska, italienska, finska, norska, danska, ryska, arabiska, polska",
  ],
  isNounLast: true,
};
