import type { LanguageWords } from "../extract/vocabulary.ts";

export const polish: LanguageWords = {
  common: [
    "oraz, w, na, się, z, do, od, dla, po, jest, przy, lub, obecnie, nadal, roku, rok, ul, przez, zakres, obowiązków, obsługa, prowadzenie, wyrażam, zgodę, danych, znajomość, i, ze",
  ],
  headings: {
    contact: [
      "kontakt, dane osobowe, dane kontaktowe, informacje osobiste, informacje kontaktowe, dane personalne",
      "dane, curriculum vitae, życiorys, informacje o mnie",
    ],
    summary: [
      "profil, podsumowanie, o mnie, profil zawodowy, podsumowanie zawodowe, cel zawodowy, cel, kim jestem",
      "profil osobisty, sylwetka zawodowa, krótko o mnie, streszczenie, podsumowanie kariery",
    ],
    experience: ["praca zawodowa, ścieżka kariery, praca, aktywność zawodowa"],
    education: ["nauka, wykształcenie wyższe, przebieg kształcenia, kształcenie, ścieżka edukacyjna"],
    skills: [
      "umiejętności zawodowe, obsługa komputera, umiejętności miękkie, umiejętności twarde",
      "kwalifikacje zawodowe, pozostałe umiejętności, mocne strony, znajomość technologii, cechy osobowości",
      "kompetencje cyfrowe, programy, umiejętności praktyczne, znajomość obsługi komputera",
      "umiejętności informatyczne, umiejętności specjalistyczne, stack technologiczny",
      "uprawnienia i umiejętności, specjalizacje, znajomość narzędzi",
    ],
    projects: ["zrealizowane projekty, wybrane projekty"],
    certificates: ["prawo jazdy, licencje, szkolenia zawodowe, odbyte szkolenia"],
    languages: ["umiejętności językowe, kompetencje językowe"],
    awards: ["nagrody, osiągnięcia, wyróżnienia, stypendia, sukcesy"],
    publications: ["publikacje, artykuły, konferencje"],
    volunteer: [
      "działalność społeczna, działalność dodatkowa, aktywność społeczna, koła naukowe",
      "działalność studencka, dodatkowa działalność",
    ],
    interests: ["czas wolny"],
    references: ["referencje, rekomendacje"],
    other: [
      "dodatkowe informacje, inne, informacje dodatkowe, pozostałe, klauzula, zgoda, klauzula rodo",
      "oczekiwania finansowe, dyspozycyjność, rodo",
    ],
  },
  headingWords: {
    experience: [
      "doswiadczeni[ea], zatrudnieni[ea], kariera, kariery, praktyki, staze, pracy, zawodow(e|a|ej|y)",
    ],
    education: ["wyksztalcenie, edukacja, edukacji, studia, nauki, szkoly"],
    skills: ["umiejetnosci, kompetencje, kwalifikacje, programow, technologie, narzedzia, wiedza"],
    certificates: ["certyfikaty, kursy, szkolenia, uprawnienia"],
    languages: ["jezyk(i|ow)?"],
    interests: ["zainteresowania, hobby, pasje"],
    projects: ["projekty"],
    volunteer: ["wolontariat"],
  },
  fillers: [
    "moje, dodatkowe, przebieg, historia, znajomosc, zawodowe, techniczne, kluczowe, inne, ukonczone, dotychczasowe, obce, obcych, wlasne, osobiste, komputerowe, oraz, i, w, najwazniejsze",
  ],
  and: ["i, oraz"],
  months: [
    "styczeń|stycznia|styczniu|sty",
    "luty|lutego|lut",
    "marzec|marca|marcu|mar",
    "kwiecień|kwietnia|kwi",
    "maj|maja|maju",
    "czerwiec|czerwca|czerwcu|cze",
    "lipiec|lipca|lipcu|lip",
    "sierpień|sierpnia|sie",
    "wrzesień|września|wrz",
    "październik|października|paź",
    "listopad|listopada|lis",
    "grudzień|grudnia|gru",
  ],
  present: [
    "nadal, obecnie, (do )?(teraz|dziś|dzisiaj|chwili obecnej|dnia dzisiejszego), (do )?obecnie, (do )?nadal, w trakcie, aktualnie, trwa, teraźniejszość, (do )?chwila obecna, obecny, bieżąco, dalej, w toku, do chwili obecnej",
  ],
  since: ["od, od dnia"],
  from: ["od, w latach, lata, w okresie, między"],
  to: ["do, a"],
  behindDate: ["r., rok(u)?, r"],
  durations: ["lat(a)?, rok(u)?, miesi[ąę]c(y|e)?, mies., m-c(y|e)?"],
  titles: [
    "kierowni(k|czka), księgow[ya], specjalist(a|ka)*, inżynier(ka)?, programist(a|ka), anality(k|czka), menedżer(ka)?, manager, doradca, doradczyni, konsultant(ka)?, asystent(ka)?, sprzedawc(a|zyni), sprzedawca*, przedstawiciel(ka)?, handlowiec, magazynier(ka)?, kierowca, dyrektor(ka)?, prezes, wiceprezes, zastępca, koordynator(ka)?, pracowni(k|ca|czka), referent(ka)?, sekretark[a], sekretarz, recepcjonist(a|ka)",
    "nauczyciel(ka)?, wykładowc(a|zyni), pielęgniar(z|ka), lekar(z|ka), ratownik, farmaceut(a|ka), fizjoterapeut(a|ka), psycholo(g|żka), opiekun(ka)?, wychowawc(a|zyni), mechanik, elektryk, elektronik, automatyk, ślusarz, spawacz, tokarz, frezer, operator(ka)?, monter(ka)?, hydraulik, murarz, malarz, stolarz, cieśla, kuchar(z|ka), kelner(ka)?, barman(ka)?, barist(a|ka), piekarz, cukiernik, fryzjer(ka)?, kosmetyczka",
    "architekt(ka)?, projektant(ka)?, grafi(k|czka), redaktor(ka)?, dziennikar(z|ka), tłumacz(ka)?, prawni(k|czka), adwokat(ka)?, radca prawny, notariusz, audytor(ka)?, kontroler(ka)?, inspektor(ka)?, technik, technolog, laborant(ka)?, chemi(k|czka), biolog, fizyk, badacz(ka)?, adiunkt, doktorant(ka)?, praktykant(ka)?, stażyst(a|ka), staż, praktyk[ai], praktyka zawodowa, uczeń, właściciel(ka)?, założyciel(ka)?, współzałożyciel",
    "tester(ka)?, administrator(ka)?, wdrożeniowiec, serwisant(ka)?, brygadzist(a|ka), mistrz, majster, pakowacz(ka)?, sprzątacz(ka)?, ochroniarz, dozorca, portier, kasjer(ka)?, telemarketer(ka)?, kupiec, zaopatrzeniowiec, logistyk, spedytor(ka)?, dyspozytor(ka)?, planist(a|ka), trener(ka)?, szkoleniowiec, instruktor(ka)?, bibliotekar(z|ka), fotograf(ka)?, rzecznik, główn[ya] *, starsz[ya] *, młodsz[ya] *, lider(ka)?, pomocnik, pomoc *, rolnik, ogrodnik, kierowniczk*, agent(ka)?, opiekunka, przedszkolanka, rehabilitant(ka)?, wolontariusz(ka)?, statystyk, kadrow[ya], windykator(ka)?, likwidator(ka)?",
  ],
  legalForms: [
    "sp. ?z ?o. ?o, spółka*, s.a, sp. ?j, sp. ?k, s.c, spółka akcyjna, sp. ?p, z o.o, phu, pphu, fhu, p.h.u, f.h.u",
  ],
  employers: [
    "bank, grupa, firma, przedsiębiorstwo, zakład*, urząd*, gmina, miasto, starostwo, szpital*, przychodnia, klinika, ministerstwo, stowarzyszenie, fundacja, restauracja, hotel, bar, piekarnia, apteka, laboratorium, sklep*, hurtownia, fabryka, warsztat, drukarnia, wydawnictwo, ubezpieczenia, transport, centrum, spółdzielnia, kancelaria, biuro, agencja, studio, instytut, przedszkole, żłobek, dom kultury, muzeum, teatr, sąd, policja, kopalnia, huta, elektrownia, poczta polska, pkp, zus, nfz, logistyka, consulting, polska, bracia, usługi, handel, gospodarstwo, browar, cukiernia, salon, market, dom opieki, nieruchomości, hurt",
  ],
  degrees: [
    "licencjat*, magister*, mgr( inż)?*, inżynier*, inż*, doktor*, dr, studia, matura, technik*, wyższe, średnie, zawodowe, magisterskie, licencjackie, inżynierskie, podyplomowe, maturalne, świadectwo dojrzałości, tytuł*, wykształcenie*, dyplom*, specjalizacja, aplikacja",
  ],
  schools: [
    "uniwersytet*, politechnika*, akademia*, szkoła*, liceum*, technikum*, wyższa szkoła*, zespół szkół*, wydział*, gimnazjum*, studium*, kolegium*, uczelnia*, sgh, agh, wsb, uj, uw, pw, zsz, swps, instytut*, zespole szkół, lo, alk, centrum kształcenia, seminarium",
  ],
  sureAt: [],
  at: ["w, w firmie, na, dla, we"],
  subjects: [
    "informatyka, ekonomia, logistyka, zarządzanie, prawo, finanse, rachunkowość, administracja, marketing, psychologia, pedagogika, historia, filologia*, matematyka, fizyka, chemia, biologia, mechanika*, budowa maszyn, elektronika, elektrotechnika, automatyka, robotyka, budownictwo, architektura, medycyna, pielęgniarstwo, farmacja, turystyka, hotelarstwo, gastronomia, dziennikarstwo, socjologia, politologia, inżynieria*, transport, handel, grafika, kierunek*, specjalność*, profil*, rolnictwo, ogrodnictwo, kosmetologia, fizjoterapia, filozofia",
  ],
  labels: {
    name: ["imię i nazwisko, imiona i nazwisko, nazwisko i imię"],
    givenName: ["imię, imiona"],
    familyName: ["nazwisko"],
    personal: [
      "data urodzenia, miejsce urodzenia, data i miejsce urodzenia, narodowość, obywatelstwo, stan cywilny, adres, adres zamieszkania, miejsce zamieszkania, wiek, płeć, prawo jazdy, urodzon[ya], miejscowość, pesel",
    ],
    job: [
      "okres, okres zatrudnienia, data, lata, czas, firma, pracodawca, stanowisko, nazwa firmy, miejsce, zawód, funkcja, miejsce pracy, branża, zajmowane stanowisko, nazwa stanowiska, uczelnia, kierunek",
    ],
    description: [
      "obowiązki, zakres obowiązków, zadania, główne obowiązki, główne zadania, odpowiedzialność, osiągnięcia, zakres zadań, technologie, zakres odpowiedzialności, do moich obowiązków należało, obowiązki i osiągnięcia",
    ],
    phone: ["telefon, tel, tel. kom, nr tel, kom, numer telefonu, telefon kontaktowy, komórka"],
  },
  notInNames: [
    "ul, ulica, al, aleja, os, osiedle, telefon, adres, data, urodzenia, obywatelstwo, polskie, profil, dane, osobowe, kontakt, życiorys, stanowisko, wykształcenie, doświadczenie, umiejętności, języki, prawo jazdy, zdjęcie",
  ],
  places: [
    "polska, warszawa, kraków, łódź, wrocław, poznań, gdańsk, szczecin, bydgoszcz, lublin, białystok, katowice, gdynia, częstochowa, radom, toruń, sosnowiec, kielce, rzeszów, gliwice, zabrze, olsztyn, bielsko-biała, zielona góra, opole, elbląg, płock, tychy, wałbrzych, tarnów, chorzów, kalisz, koszalin, legnica, grudziądz, słupsk, sopot, nowy sącz, jelenia góra, siedlce, piła, konin, leszno",
  ],
  languageNames: [
    "polski, angielski, niemiecki, francuski, hiszpański, włoski, rosyjski, ukraiński, czeski, portugalski",
  ],
};
