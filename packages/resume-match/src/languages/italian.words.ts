import type { LanguageWords } from "../extract/vocabulary.ts";

export const italian: LanguageWords = {
  common: [
    "e, di, con, per, presso, della, del, nel, nella, dal, gli, una, dei, delle, alla, sono, anni, anno, via, nato, nata, il, lo, che, ad, oggi, ed",
    "gestione, settore, azienda, ottima, buona",
  ],
  headings: {
    contact: [
      "contatti, informazioni personali, dati personali, dati anagrafici, recapiti, contatto",
      "informazioni di contatto, dati, anagrafica, curriculum vitae, informazioni",
    ],
    summary: [
      "profilo, chi sono, profilo professionale, profilo personale, sintesi, obiettivo, obiettivi",
      "presentazione, sommario, obiettivo professionale, su di me, descrizione, in breve, riepilogo",
      "profilo sintetico, obiettivi professionali, riassunto, breve presentazione",
    ],
    experience: [
      "percorso professionale, storia lavorativa, attività lavorativa, stage, attività professionale",
      "occupazione, esperienze pregresse",
    ],
    education: ["educazione, studi compiuti"],
    skills: ["punti di forza, aree di competenza, programmi, competenze comunicative, competenze chiave"],
    projects: ["progetti realizzati"],
    certificates: [
      "corsi di formazione, formazione continua, patente, patenti, corsi di aggiornamento, patente di guida",
      "formazione professionale, aggiornamento professionale, seminari, abilitazione professionale",
    ],
    languages: ["lingua madre, madrelingua, conoscenza lingue, conoscenza delle lingue, lingue conosciute"],
    awards: ["premi, riconoscimenti, borse di studio"],
    publications: ["pubblicazioni, convegni, articoli"],
    volunteer: [
      "attività di volontariato, attività extracurriculari, impegno sociale, attività sociali, associazioni",
    ],
    interests: ["tempo libero"],
    references: ["referenze, riferimenti"],
    other: [
      "altro, ulteriori informazioni, informazioni aggiuntive, altre informazioni, allegati, disponibilità",
      "servizio militare, autorizzazione al trattamento dei dati, occupazione desiderata",
      "trattamento dei dati personali, privacy, varie",
    ],
  },
  headingWords: {
    experience: ["esperienz[ae], lavor[oi], lavorativ[aeoi], carriera, tirocini[o]?, impieghi"],
    education: [
      "istruzione, formazione, studi[o]?, titol[oi], diplomi, scolastic[aoi], accademic[aoi], universitari[ao], formativo",
    ],
    skills: [
      "competenze, capacita, abilita, conoscenze, informatic(a|he), strumenti, attitudini, tecnologie",
    ],
    certificates: ["certificazioni, certificati, corsi, attestati, abilitazioni"],
    languages: ["lingu[ae], linguistiche"],
    interests: ["interessi, hobby, passioni"],
    projects: ["progetti"],
    volunteer: ["volontariato"],
  },
  fillers: [
    "mie, mia, mio, miei, le, la, il, di, del, della, delle, e, ed, professional[ei], personal[ei], tecnic(a|he), digitali, altre, principali, precedenti, trasversali, organizzative, relazionali, percorso, in, straniere",
  ],
  and: ["e, ed"],
  months: [
    "gennaio|genn|gen",
    "febbraio|febbr|feb",
    "marzo|mar",
    "aprile|apr",
    "maggio|magg|mag",
    "giugno|giu",
    "luglio|lug",
    "agosto|ago",
    "settembre|sett|set",
    "ottobre|ott",
    "novembre|nov",
    "dicembre|dic",
  ],
  present: [
    "(ad |a )?oggi, (alla |ad )?(data )?(odierna|attuale), attual[ei](mente)?, in corso, presente, (fino )?(ad )?oggi, tuttora, (ad )?ora, a tutt'oggi, tutt'oggi",
  ],
  since: ["dal, da, dall', a partire da, dal mese di"],
  from: ["dal, da, dall', tra"],
  to: ["al, a, ad, all', fino a, fino al, e"],
  durations: ["ann[oi], mes[ei], settimane"],
  titles: [
    "responsabile, tirocin(io|ante), assistente, cassier[ae], commess[oa], programmatore, programmatrice, camerier[ae], venditore, venditrice, stagista, stage, impiegat[oa], sviluppat(ore|rice), ingegnere, tecnic[oa], analista, consulente, dirett(ore|rice)",
    "addett[oai]*, operai[oa], operat(ore|rice), magazzinier[ae], autista, conducente, corriere, meccanic[oa], elettricista, idraulico, falegname, muratore, saldat(ore|rice), verniciatore, imbianchino, cuoc[oa], aiuto cuoco, chef, pizzaiol[oa], panettiere, pasticcer[ae]",
    "parrucchier[ae], estetista, medico, infermier[ae], farmacista, avvocat[oa], notaio, praticante, architett[oa], designer, grafic[oa], redatt(ore|rice), giornalista, tradutt(ore|rice), interprete, insegnante, docente, maestr[oa], educat(ore|rice), formatore, formatrice",
    "professore(ssa)?, ricercat(ore|rice), dottorand[oa], contabile, ragionier[ea], commercialista, revisore, economista, segretari[oa], receptionist, centralinista, agente, rappresentante, commerciale, promoter, buyer, presidente, fondat(ore|rice), imprendit(ore|rice)",
    "titolare, libero professionista, freelance, apprendista, capo*, caporeparto, capoturno, capocantiere, coordinat(ore|rice), supervisore, ispett(ore|rice), chimic[oa], biolog[oa], fisic[oa], psicolog[oa], assistente sociale, fisioterapista, veterinari[oa], dentista, oss, ostetrica",
    "barista, barman, animat(ore|rice), istrutt(ore|rice), allenat(ore|rice), bibliotecari[oa], fotograf[oa], regista, giardinier[ea], agricolt(ore|rice), bracciante, guardia, portiere, custode, collaborat(ore|rice), specialista, manager, progettista, geometra, disegnat(ore|rice)",
    "sistemista, project manager, amministrat(ore|rice), amministrativ[oa], account, hostess, steward, baby ?sitter, badante, colf, lavapiatti, sommelier, manutentore, carrellista, montatore, tornitore, fresatore, vicedirett(ore|rice), store manager, controller, volontari[oa]",
  ],
  legalForms: [
    "s.r.l, srl, s.p.a, spa, s.n.c, snc, s.a.s, sas, srls, s.r.l.s, soc. coop, scarl, s.c.a.r.l, & c, & figli, e figli, f.lli, fratelli, onlus, s.s.d, a.s.d, coop",
  ],
  employers: [
    "banca, cassa, gruppo, azienda, società, ditta, impresa, comune di, ospedale, clinica, asl, asst, ausl, ministero, regione, provincia, associazione, fondazione, ristorante, trattoria, pizzeria, hotel, albergo, bar, panificio, pasticceria, farmacia, laboratorio, negozio, supermercato, supermercati, fabbrica, officine?, tipografia, edizioni, editore, assicurazioni",
    "trasporti, centro, cooperativa, consulenza, immobiliare, costruzioni, agenzia, studio, istituto, magazzini, distribuzione, industri[ae], servizi, soluzioni, sistemi, tecnologie, tribunale, libreria, cantina, cantine, agriturismo, policlinico, casa di cura, casa di riposo, asilo, mobilificio, caseificio, logistica",
  ],
  degrees: [
    "laurea*, diploma*, dottorato*, master*, maturità*, licenza media, qualifica*, attestato*, certificato*, abilitazione*, perito*, specializzazione, ragioneria, diploma di laurea, tecnico superiore",
  ],
  schools: [
    "università*, universita*, istituto, liceo, scuola, politecnico, accademia, conservatorio, facoltà, itis, itc, its, ipsia, ipssar, ateneo, bocconi, luiss, iuav, sapienza, centro di formazione, ente di formazione, enaip, ciofs, alma mater, collegio, seminario, i.t.i.s, i.i.s",
  ],
  sureAt: ["presso, presso la, presso il, c/o"],
  at: ["per, per la, in, alla, all'"],
  subjects: [
    "scienze, informatica, economia, giurisprudenza, diritto, ingegneria, gestionale, meccanica, elettronica, elettrotecnica, civile, edile, lettere, lingue, storia, filosofia, matematica, fisica, chimica, biologia, psicologia, sociologia, architettura, design, comunicazione, marketing, finanza, contabilità, turismo, turistico, alberghiero, ristorazione, infermieristica, medicina, farmacia, pedagogia, educazione, formazione, statistica, logistica, grafica, arte, musica, amministrazione, commerciale, management, scientifica, classica, linguistico, agraria",
  ],
  labels: {
    name: ["nome, nome e cognome, cognome e nome, cognome/nome, nome/cognome, nome[(]i[)] cognome[(]i[)]"],
    givenName: ["nome"],
    familyName: ["cognome"],
    personal: [
      "data di nascita, luogo di nascita, luogo e data di nascita, data e luogo di nascita, nazionalità, cittadinanza, stato civile, età, indirizzo, residenza, domicilio, codice fiscale, sesso, patente, nat[oa] (a|il), militesente, residente a",
    ],
    job: [
      "periodo, date, data, durata, azienda, datore di lavoro, mansione, posizione, posizione ricoperta, ruolo, qualifica, sede, settore, tipo di azienda o settore, tipo di impiego, nome e indirizzo del datore di lavoro, lavoro o posizione ricoperti, società",
    ],
    description: [
      "mansioni, attività, attività svolte, principali mansioni e responsabilità, responsabilità, principali attività e responsabilità, compiti, mansioni svolte, principali mansioni, tecnologie, risultati",
    ],
    phone: ["telefono, tel, cellulare, cell, mobile, recapito telefonico"],
  },
  notInNames: [
    "curriculum, via, viale, piazza, corso, telefono, cellulare, indirizzo, data, nascita, nazionalità, italiana, italiano, celibe, nubile, profilo, dati, personali, informazioni, contatti, patente, europass, esperienza, formazione, nato, nata, residente, formato europeo",
  ],
  places: [
    "italia, roma, milano, napoli, torino, palermo, genova, bologna, firenze, bari, catania, venezia, verona, messina, padova, trieste, brescia, parma, taranto, prato, modena, reggio emilia, reggio calabria, perugia, livorno, ravenna, cagliari, foggia, rimini, salerno, ferrara, sassari, monza, bergamo, trento, vicenza, bolzano, novara, piacenza, ancona, udine, arezzo, lecce, pesaro, como, varese, pisa, treviso, cosenza, mi, rm, to, na, bo, fi, lugano, pescara, siena, lucca, mantova, cremona, pavia, asti",
  ],
  languageNames: [
    "italiano, inglese, francese, tedesco, spagnolo, portoghese, russo, cinese, giapponese, arabo",
  ],
};
