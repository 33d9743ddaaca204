import type { LanguageWords } from "../extract/vocabulary.ts";

export const dutch: LanguageWords = {
  common: [
    "het, een, bij, voor, met, en, van, naar, sinds, tot, als, op, aan, heden, jaar, geboren, verantwoordelijk, rijbewijs, werkzaamheden, ik, de, te, ook, zijn",
  ],
  headings: {
    contact: [
      "contactgegevens, persoonlijke gegevens, persoonsgegevens, gegevens, personalia",
      "persoonlijke informatie, adresgegevens, persoonlijk, curriculum vitae",
    ],
    summary: [
      "profiel, samenvatting, over mij, persoonlijk profiel, wie ben ik, profielschets, doel",
      "persoonlijke samenvatting, loopbaandoel, professioneel profiel, introductie, ambitie, kort profiel",
      "professionele samenvatting",
    ],
    experience: [
      "arbeidsverleden, werk, bijbaan, loopbaanoverzicht, werkgeschiedenis, dienstverbanden, vakantiewerk",
      "werkverleden",
    ],
    education: ["academische opleiding, opleidingsachtergrond"],
    skills: [
      "it-vaardigheden, sterke punten, kernkwaliteiten, pc-kennis, ict-vaardigheden, talenten, programma's",
      "ict-kennis, specialisaties",
    ],
    projects: ["projectervaring"],
    certificates: [
      "bijscholing, rijbewijs, aanvullende opleidingen, nascholing, diploma's en certificaten",
      "vakopleidingen",
    ],
    languages: ["talenkennis, taalvaardigheden, taalkennis, taal, taalbeheersing, vreemde talen"],
    awards: ["prijzen, onderscheidingen, beurzen, prestaties"],
    publications: ["publicaties, artikelen, lezingen"],
    volunteer: [
      "bestuurservaring, nevenfuncties, vrijwillige inzet, extracurriculaire activiteiten",
      "vrijwilligerservaring, bestuursfuncties, maatschappelijke activiteiten",
    ],
    interests: ["vrije tijd, vrijetijdsbesteding"],
    references: ["referentie, aanbevelingen"],
    other: [
      "overig, overige, overige gegevens, beschikbaarheid, overige informatie, diversen",
      "aanvullende informatie",
    ],
  },
  headingWords: {
    experience: ["*ervaring(en)?, loopbaan, stages?, carriere, *banen, functies"],
    education: ["*opleiding(en)?, onderwijs, studies?, scholing, diplomas, educatie, vorming"],
    skills: ["*vaardigheden, *competenties, *kennis, kwaliteiten, eigenschappen"],
    certificates: ["certificaten, certificeringen, cursussen, trainingen"],
    languages: ["talen, talenkennis"],
    interests: ["interesses, hobby, hobbys, hobbies"],
    projects: ["projecten"],
    volunteer: ["vrijwilligerswerk, nevenactiviteiten"],
  },
  fillers: [
    "mijn, persoonlijke, professionele, relevante, overige, technische, digitale, belangrijkste, gevolgde, genoten, aanvullende, behaalde, eigen, en, s",
  ],
  and: ["en"],
  months: [
    "januari|jan",
    "februari|febr|feb",
    "maart|mrt|maa",
    "april|apr",
    "mei",
    "juni|jun",
    "juli|jul",
    "augustus|aug",
    "september|sept|sep",
    "oktober|okt",
    "november|nov",
    "december|dec",
  ],
  present: [
    "(tot )?heden, (tot )?(nu|vandaag), nu toe, tot nu toe, huidige?, lopend, tot op heden, (t/m|tot en met) heden",
  ],
  since: ["sinds, vanaf, vanaf de"],
  from: ["van, tussen"],
  to: ["tot, t/m, tot en met, en"],
  durations: ["ja(ar|ren), maand(en)?, mnd, weken"],
  titles: [
    "*medewerk(er|ster), *ontwikkelaar, *ingenieur, *adviseur, *manager, *leider, *leidster, *beheerder, *analist(e)?, *consultant, *docent(e)?, *leraar, *lerares, *leerkracht, *verpleegkundige, *verzorgende, *verzorger, *verkoper, *verkoopster, *monteur, *technicus, *technieker, *assistent(e)?, *stagiair(e)?, stage, *directeur, *directrice, *hoofd, teamlead, *coördinator",
    "*chauffeur, *bezorger, *koerier, *kok, ober, *serveerster, *bediening, *bakker, *slager, *kapper, *kapster, *schilder, *timmerman, *metselaar, *loodgieter, *elektricien, *lasser, *operator, *magazijnier, *magazijnmedewerker, *orderpicker, *heftruckchauffeur, *schoonmaker, *schoonmaakster, *hovenier, *tuinman, *arts, *tandarts, *apotheker, *fysiotherapeut, *psycholoog",
    "*architect, *ontwerper, *vormgever, *redacteur, *journalist(e)?, *vertaler, *tolk, *jurist(e)?, *advocaat, *notaris, *boekhouder, *boekhoudster, *accountant, *controller, *secretaresse, *receptionist(e)?, *telefonist(e)?, *inkoper, *vertegenwoordiger, *accountmanager, *ondernemer, zzp('|’)?er, zelfstandige?, *oprichter, *eigenaar, *bestuurder, *voorzitter, *penningmeester, *onderzoeker",
    "*promovendus, *programmeur, *tester, *specialist(e)?, *begeleider, *begeleidster, *trainer, *coach, *planner, *werkvoorbereider, *tekenaar, *uitvoerder, *opzichter, *inspecteur, *beveiliger, *conciërge, *bibliothecaris, *fotograaf, *caissière, *kassamedewerker, *vakkenvuller, *hulp, *kracht, *baliemedewerker, *functionaris, *officier, *arbeider, *bediende, *werker, *werkster, *verloskundige, *pedagoog, *laborant(e)?, *vrijwilliger",
  ],
  legalForms: [
    "b.v, bv, n.v, nv, v.o.f, vof, bvba, cvba, vzw, cv, cooperatie, c.v, & zn, & zonen, en zonen, gebr, gebroeders",
  ],
  employers: [
    "bank, groep, *bedrijf, gemeente, *ziekenhuis, *kliniek, ministerie, provincie, vereniging, stichting, restaurant, *hotel, *café, *bakkerij, apotheek, *laboratorium, *winkel, *supermarkt, *fabriek, *garage, *drukkerij, *uitgeverij, *verzekeringen, *transport, *centrum, *bureau, *kantoor, *advocaten, *makelaardij, bouw, *bouwbedrijf, techniek, diensten, systemen, oplossingen, zorg, thuiszorg, *zorggroep, *huis, *instituut, rabobank, politie, defensie, dienst, *waterschap, *kwekerij, *kinderopvang, logistiek, handel, *groothandel, universitair medisch centrum, umc, *installatie, *accountants, beheer, *praktijk, *maatschappij",
  ],
  degrees: [
    "bachelor*, master*, hbo, hbo-*, mbo, mbo-*, mbo [1-4], mbo niveau [1-4], vwo, havo, vmbo*, mavo, wo, wo-*, doctoraat, propedeuse, graduaat, kandidaat, licentiaat, lts, mts, hts, heao, meao, meester in de rechten, gepromoveerd, aso, tso, bso, associate degree, secundair onderwijs, gymnasium, atheneum, diploma, post-hbo, lerarenopleiding, basisschool, promotie, bol, bbl",
  ],
  schools: [
    "universiteit*, *hogeschool, *school, *college, *lyceum, *gymnasium, *academie, roc, *instituut, faculteit, tu, *atheneum, aoc, *conservatorium, nti, loi, nha, ku leuven, osg, csg, rsg, ugent, vub, hanze, fontys, avans, saxion, scholengemeenschap, sint-*instituut, hva, uva",
  ],
  sureAt: ["bij, bij de, bij het"],
  at: ["voor, aan de, in"],
  subjects: [
    "*wetenschap(pen)?, *kunde, informatica, economie, *techniek, *administratie, *management, rechten, rechtsgeleerdheid, *geneeskunde, verpleegkunde, psychologie, pedagogiek, geschiedenis, *talen, wiskunde, natuurkunde, scheikunde, biologie, *communicatie, journalistiek, *marketing, logistiek, *bouw, *elektro, *elektronica, *horeca, *toerisme, *zorg, *welzijn, handel, boekhouden, accountancy, *logie, architectuur, *vormgeving, sociaal werk, maatschappelijk werk, natuur en techniek, economie en maatschappij, cultuur en maatschappij, bedrijfskunde",
  ],
  labels: {
    name: ["naam, voor- en achternaam, volledige naam, naam en voornaam"],
    givenName: ["voornaam, voornamen, roepnaam"],
    familyName: ["achternaam, naam, familienaam"],
    personal: [
      "geboortedatum, geboorteplaats, geboren, nationaliteit, burgerlijke staat, adres, woonplaats, leeftijd, geslacht, rijbewijs, geboortedatum en -plaats, postcode, postcode en woonplaats, postcode/woonplaats",
    ],
    job: [
      "periode, duur, van/tot, bedrijf, werkgever, functie, organisatie, plaats, afdeling, functietitel, positie, sector",
    ],
    description: [
      "taken, werkzaamheden, verantwoordelijkheden, taken en verantwoordelijkheden, resultaten, taakomschrijving, functieomschrijving, omschrijving, hoofdtaken",
    ],
    phone: ["telefoon, tel, mobiel, telefoonnummer, gsm, tel.nr, mobiele telefoon"],
  },
  notInNames: [
    "straat, laan, weg, plein, telefoon, mobiel, adres, geboortedatum, geboren, nationaliteit, nederlandse?, belg, ongehuwd, gehuwd, profiel, gegevens, persoonlijke, rijbewijs, opleiding, werkervaring, curriculum, personalia",
  ],
  places: [
    "nederland, belgië, amsterdam, rotterdam, den haag, 's-gravenhage, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, arnhem, haarlem, enschede, amersfoort, apeldoorn, zwolle, leiden, maastricht, delft, den bosch, 's-hertogenbosch, leeuwarden, deventer, hilversum, antwerpen, gent, brugge, leuven, brussel, mechelen, hasselt, kortrijk, zaandam, dordrecht, alkmaar, gouda, venlo, roosendaal, assen, hengelo",
  ],
  languageNames: [
    "nederlands, engels, duits, frans, spaans, italiaans, portugees, russisch, arabisch, turks, pools, chinees, fries, vlaams",
  ],
  isNounLast: true,
};
