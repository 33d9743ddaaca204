import type { LanguageWords } from "../extract/vocabulary.ts";

export const french: LanguageWords = {
  common: [
    "et, des, les, du, pour, avec, dans, chez, aux, sur, une, depuis, au, en, par, la, le, ans, né, née, permis, rue",
    "gestion, mise en place, suivi, niveau, aujourd'hui",
  ],
  headings: {
    contact: [
      "coordonnées, informations personnelles, état civil, données personnelles, mes coordonnées",
      "renseignements personnels, me contacter, informations de contact, curriculum vitae, informations",
    ],
    summary: [
      "à propos, à propos de moi, profil, profil professionnel, présentation, résumé, objectif",
      "objectif professionnel, qui suis-je, synthèse, accroche, mon profil, projet professionnel",
      "résumé professionnel, en bref, synthèse de carrière",
    ],
    experience: [
      "expériences pro, historique professionnel, expériences de travail, expérience de travail",
      "antécédents professionnels, activités professionnelles, emplois occupés, postes occupés, jobs d'été",
      "jobs étudiants, expérience pertinente, emplois saisonniers, vie professionnelle",
      "cheminement professionnel",
    ],
    education: ["formation professionnelle, enseignement, études supérieures"],
    skills: [
      "habiletés, compétences professionnelles, domaines de compétences, compétences métier, bureautique",
      "domaines d'expertise, compétences transversales, langages, compétences numériques, points forts",
      "maîtrise des outils, environnement technique",
    ],
    projects: ["projets académiques, réalisations, projets scolaires, projets universitaires"],
    certificates: [
      "formations complémentaires, formation continue, permis, habilitations, attestations",
      "formations continues, perfectionnement, stages de formation, formations professionnelles",
    ],
    awards: ["prix, récompenses, bourses, honneurs"],
    publications: ["communications, brevets"],
    volunteer: [
      "engagements, engagement associatif, vie associative, activités associatives, activités bénévoles",
      "activités extra-professionnelles, activités extrascolaires, implication bénévole",
    ],
    interests: ["centres d'intérêt, centre d'intérêt, activités, sports et loisirs, passe-temps"],
    references: ["recommandations"],
    other: [
      "divers, informations complémentaires, mobilité, disponibilité, autres informations",
      "service militaire, autre",
    ],
  },
  headingWords: {
    experience: ["experiences?, parcours, emplois?, carriere, stages?, postes?, professionnelles?, missions"],
    education: [
      "formations?, diplomes?, etudes, scolarite, cursus, education, scolaire, universitaires?, academiques?",
    ],
    skills: [
      "competences, aptitudes, savoir, faire, etre, connaissances, logiciels, outils, informatiques?, atouts, expertises?, qualites",
    ],
    certificates: ["certifications?, certificats?"],
    languages: ["langues?, linguistiques?"],
    interests: ["loisirs, interets?, hobbies, passions"],
    projects: ["projets?"],
    volunteer: ["benevolat, benevoles?, associatifs?, associatives?"],
  },
  fillers: [
    "mes, mon, ma, de, d, des, du, les, la, le, l, cles?, principales?, professionnels?, personnels?, personnelles?, techniques?, et, en, autres?, realises",
    "continues?, complementaires?, initiales?, centres?, acquises, significatives?, obtenus, suivies?, recentes?, parlees, etrangeres, chronologique",
  ],
  and: ["et"],
  months: [
    "janvier|janv|jan",
    "février|fevr|févr|fév|fev",
    "mars|mar",
    "avril|avr",
    "mai",
    "juin",
    "juillet|juil|jul",
    "août|aou|aout",
    "septembre|sept|sep",
    "octobre|oct",
    "novembre|nov",
    "décembre|déc|dec",
  ],
  present: [
    "(à |jusqu'à )?(aujourd'hui|aujourd’hui|ce jour|maintenant|présent|l'heure actuelle), actuel(le|lement)?, en cours, à présent, en poste, poste actuel",
    "jusqu'à ce jour, jusqu’à ce jour, jusqu’à aujourd’hui, nos jours",
  ],
  since: ["depuis, depuis le, dès, à partir de, a partir du"],
  from: ["de, du, d', entre, été, hiver, printemps, automne"],
  to: ["à, au, jusqu'à, jusqu'en, jusqu’en, jusqu’à, et"],
  durations: ["ans?, mois, années?, semaines?"],
  titles: [
    "responsable*, stagiaire, ing[ée]nieure?s?, d[ée]veloppeu(r|se)e?, charg[ée]e? (de|d'|d’)?*, direct(eur|rice), professeure?, enseignante?, stage, comptable",
    "vendeu(r|se), cheff?e? (de|du|d'|d’)*, cheffe?, serveu(r|se), cuisini(er|ère), infirmi(er|ère), aide-soignante?, aide-_, assistante?, technicien(ne)?",
    "conseill(er|ère), gestionnaire, secrétaire, hôte(sse)?, agente?, employée?, ouvri(er|ère), opérat(eur|rice), manutentionnaire, magasini(er|ère), cariste",
    "chauffeu(r|se), livreu(r|se), conduct(eur|rice), mécanicien(ne)?, électricien(ne)?, plombi(er|ère), menuisi(er|ère), maçon(ne)?, peintre, soudeu(r|se)",
    "boulang(er|ère), pâtissi(er|ère), bouch(er|ère), coiffeu(r|se), esthéticien(ne)?, médecin, pharmacien(ne)?, avocate?, juriste, notaire, architecte",
    "graphiste, concept(eur|rice), rédact(eur|rice), traduct(eur|rice), interprète, journaliste, anim(ateur|atrice), éducat(eur|rice), format(eur|rice)",
    "consultante?, analyste, contrôleu(r|se), acheteu(r|se), administrat(eur|rice), coordinat(eur|rice), coordonnat(eur|rice), auditeu(r|se), auditrice, gérante?",
    "fondat(eur|rice), cofondat(eur|rice), présidente?, adjointe?, attachée?, commercial(e)?, négociat(eur|rice), télévendeu(r|se), apprentie?, alternante?, alternance",
    "doctorante?, chercheu(r|se), maître de*, maîtresse, instit(uteur|utrice), psychologue, kinésithérapeute, sage-femme, puéricultrice, auxiliaire",
    "préparat(eur|rice), réceptionniste, standardiste, caissi(er|ère), ménag(er|ère), jardini(er|ère), agricult(eur|rice), chef, manager, barman, barmaid, équipi(er|ère)",
    "web ?designer, intégrat(eur|rice), programmeu(r|se), statisticien(ne)?, économiste, chimiste, biologiste, physicien(ne)?, géomètre, dessinat(eur|rice)",
    "superviseure?, inspect(eur|rice), surveillante?, bibliothécaire, documentaliste, archiviste, régisseu(r|se), monteu(r|se), réalisat(eur|rice), photographe",
    "auto-entrepreneu(r|se), entrepreneu(r|se), freelance, indépendante?, bénévole, monit(eur|rice), tut(eur|rice), enquêt(eur|rice), promot(eur|rice), barista, représentante?",
  ],
  legalForms: [
    "sarl, sas, sasu, sa, eurl, snc, sci, scop, s.a.r.l, s.a.s, s.a, gie, scm, sprl, srl, & cie, et cie, et fils, & fils",
  ],
  employers: [
    "banque, crédit, groupe, société, entreprise, cabinet, agence, mairie, hôpital, clinique, chu, chru, ehpad, conseil (régional|départemental|général)",
    "ministère, préfecture, association, fondation, restaurant, hôtel, boulangerie, pharmacie, laboratoires?, magasin, librairie, supermarché, usine, ateliers?",
    "maison, imprimerie, éditions, assurances?, mutuelle, transports?, centre, compagnie, coopérative, garage, brasserie, boutique, commune, communauté, département",
    "métropole, syndicat, institut, crèche, théâtre, musée, studio, bureau, frères, établissements?, ets, chantiers?, office, caisse",
  ],
  degrees: [
    "licence( pro(fessionnelle)?)?, master( pro(fessionnel)?| recherche)?( [12])?, master [12], maîtrise, doctorat, dut, bts, but, cap, bep, deug, dea, dess, bac(calauréat)?( pro(fessionnel)?)?, bac ?+ ?[1-8]",
    "diplôme*, brevet*, ingénieur, certificat d'*, cqp, deust, capes, agrégation, cpge, classes? préparatoires?, mba, mastère*, dec, aec, dep, thèse, titre professionnel",
    "attestation, attestation d'*, mention, m1, m2, l3, l2, l1",
  ],
  schools: [
    "université*, école, ecole, lycée, collège, institut, iut, insa, cfa, faculté, fac, conservatoire, académie, greta, afpa, ifsi, iae, iep, cnam, ensa*, ens, esc, hec, essec, cégep, polytech*",
    "sorbonne, sciences po, centre de formation, business school, cpge",
  ],
  sureAt: ["chez, au sein de, au sein du, au sein de la"],
  at: ["à, à la, à l', au, pour, dans"],
  subjects: [
    "sciences?, informatique, gestion, commerce, marketing, droit, économie*, comptabilité, finances?, lettres, langues, histoire, géographie, mathématiques, physique, chimie, biologie",
    "psychologie, sociologie, communication, ressources humaines, logistique, tourisme, mécanique, électronique, électrotechnique, génie *, ingénierie, médecine, pharmacie, soins",
    "management, restauration, hôtellerie, cuisine, arts, design, philosophie, statistiques?, journalisme, urbanisme",
  ],
  labels: {
    name: ["nom, nom et prénom, nom complet, prénom et nom, nom prénom"],
    givenName: ["prénom, prénoms"],
    familyName: ["nom, nom de famille"],
    personal: [
      "date de naissance, né le, née le, né[(]e[)] le, lieu de naissance, nationalité, situation familiale, situation de famille, état civil, âge, adresse, permis, permis de conduire, sexe, enfants",
      "date et lieu de naissance",
    ],
    job: [
      "période, dates, date, durée, entreprise, société, employeur, poste, poste occupé, fonction, lieu, secteur, intitulé du poste, type de contrat, contrat, cdi, cdd, intérim",
    ],
    description: [
      "missions?, missions principales, tâches, responsabilités, réalisations, activités, environnement technique, environnement, projet, principales missions, tâches principales",
    ],
    phone: ["téléphone, tél, portable, mobile, tel, gsm"],
  },
  notInNames: [
    "curriculum, rue, avenue, boulevard, allée, chemin, impasse, place, téléphone, tél, courriel, adresse, né, née, ans, célibataire, mariée?, permis, nationalité, française?, profil, compétences",
    "contact, formation, expérience, recherche, stage, emploi, poste, disponible, titre",
  ],
  places: [
    "paris, lyon, marseille, toulouse, nice, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims, toulon, grenoble, dijon, angers, nîmes, le havre, brest, tours, limoges, metz, rouen",
    "bruxelles, liège, namur, genève, lausanne, montréal, québec, casablanca, rabat, tunis, alger, dakar, abidjan, luxembourg, suisse, belgique, maroc, tunisie, algérie, sénégal, île-de-france, nancy, caen, orléans",
  ],
  languageNames: [
    "français, anglais, allemand, espagnol, italien, arabe, portugais, russe, chinois, japonais, néerlandais, polonais, turc",
  ],
};
