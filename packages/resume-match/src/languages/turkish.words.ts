import type { LanguageWords } from "../extract/vocabulary.ts";

export const turkish: LanguageWords = {
  common: [
    "ve, için, ile, bir, olarak, halen, yıl, da, de, en, iyi, seviye, derece, doğum, mahallesi, sokak, cad, caddesi, no, üzerinde, konusunda, görev, aldım, sorumlu, yönetimi, takibi, ehliyet, bekar, evli, bu",
  ],
  headings: {
    contact: [
      "iletişim, iletişim bilgileri, kişisel bilgiler, kişisel bilgilerim, iletişim bilgilerim, özgeçmiş",
      "kimlik bilgileri, cv",
    ],
    summary: [
      "özet, hakkımda, profil, kariyer hedefi, kariyer özeti, profesyonel özet, kişisel profil, ön yazı",
      "hedef, amaç, genel bilgiler, ben kimim, kısaca ben, mesleki özet, özet bilgi, kariyer hedefim",
      "kısaca, hedefim, profesyonel profil",
    ],
    experience: ["çalışma hayatı, kariyer, kariyer geçmişi"],
    education: ["akademik geçmiş, eğitim geçmişi, tahsil"],
    skills: [
      "bilgi ve beceriler, teknik bilgiler, kullandığım programlar, uzmanlık alanları, kişisel özellikler",
      "bilgi beceri ve yetkinlikler, teknolojiler, programlama dilleri, araçlar, teknik bilgi, uzmanlıklar",
      "güçlü yönler, kullanılan programlar, dijital beceriler",
    ],
    projects: ["proje deneyimi, yapılan projeler"],
    certificates: ["eğitim ve sertifikalar, alınan eğitimler, ehliyet, belgeler, katıldığım eğitimler"],
    languages: ["dil becerileri, diller ve seviyeler, bildiği diller"],
    awards: ["ödüller, başarılar, burslar, burs ve projeler, başarı ve ödüller"],
    publications: ["yayınlar, makaleler, bildiriler"],
    volunteer: [
      "sosyal sorumluluk, dernek ve kulüp üyelikleri, üyelikler, topluluklar, kulüp ve topluluk üyelikleri",
      "sosyal faaliyetler, gönüllü faaliyetler, sosyal aktiviteler, topluluk ve kulüpler",
      "kulüp faaliyetleri",
    ],
    references: ["referanslar, referans, referans bilgileri, referanslarım"],
    other: [
      "diğer, ek bilgiler, diğer bilgiler, askerlik durumu, askerlik, sürücü belgesi, ek bilgi",
      "askerlik hizmeti",
    ],
  },
  headingWords: {
    experience: ["deneyim(i|ler|leri|lerim|im)?, tecrube(si|ler|leri|lerim)?, staj(lar|larim)?, gecmisi, is"],
    education: ["egitim(i|im)?, ogrenim, akademik, okul, ogretim, mezuniyet"],
    skills: [
      "beceri(ler|leri|lerim|si)?, yetenek(ler|leri|lerim)?, yetkinlik(ler|leri|lerim)?, bilgisayar, nitelikler, programlar, yazilim",
    ],
    certificates: ["sertifika(lar|larim)?, kurs(lar)?, seminer(ler)?, egitimler"],
    languages: ["dil(ler|leri)?"],
    interests: ["hobi(ler|lerim)?, ilgi, alanlari, alanlarim"],
    projects: ["proje(ler|lerim)?"],
    volunteer: ["gonullu, gonulluluk"],
  },
  fillers: [
    "bilgileri, bilgilerim, bilgisi, bilgiler, ve, durumu, kisisel, mesleki, teknik, profesyonel, calismalar, yabanci, diger, temel, hayati, calisma, onceki, onemli, sosyal",
  ],
  and: ["ve"],
  months: [
    "ocak|oca",
    "şubat|şub",
    "mart|mar",
    "nisan|nis",
    "mayıs|may",
    "haziran|haz",
    "temmuz|tem",
    "ağustos|ağu",
    "eylül|eyl",
    "ekim|eki",
    "kasım|kas",
    "aralık|ara",
  ],
  present: [
    "hal(en|a|â), devam( etmekte| ediyor| ediyorum)?, günümüz(e kadar)?, şu an(da)?, bugün(e kadar)?, şimdi, sürüyor, güncel, çalışıyor, halen devam ediyor, hâlen, hâlâ, şu ana kadar, halen çalışıyor",
  ],
  since: [],
  to: ["ile, ilâ"],
  sinceBehind: [
    "['’]?(ten|tan|den|dan)( bu yana| beri| itibaren), ten beri, yılından (beri|itibaren|bu yana), sonrası",
  ],
  behindDate: [
    "yılı, yıllar[ıi], arası(nda)?, tarihleri arası(nda)?, ['’](te|ta|de|da|ten|tan|den|dan|e|a|ye|ya)( kadar)?",
  ],
  durations: ["yıl, ay, sene, hafta"],
  titles: [
    "müdür(ü)?, yönetici(si)?, mühendis(i)?, uzman(ı)?, uzman yardımcısı, sorumlu(su)?, muhasebeci, geliştirici(si)?, yazılımcı, programcı, analist(i)?, danışman(ı)?, asistan(ı)?, stajyer(i)?, öğretmen(i)?, öğretim görevlisi, araştırma görevlisi, hemşire(si)?, doktor(u)?, hekim(i)?, eczacı, diş hekimi, veteriner, avukat(ı)?, hakim, savcı, mimar(ı)?, tasarımcı(sı)?, grafiker, editör(ü)?, gazeteci, çevirmen, tercüman, temsilci(si)?",
    "satış danışmanı, kasiyer, tezgahtar, garson, aşçı, aşçıbaşı, komi, barista, barmen, şef(i)?, fırıncı, kuaför, teknisyen(i)?, tekniker(i)?, elektrikçi, tesisatçı, kaynakçı, tornacı, operatör(ü)?, işçi(si)?, usta(sı)?, ustabaşı, kalfa, çırak, şoför(ü)?, kurye, depocu, depo sorumlusu, personel(i)?, eleman(ı)?, memur(u)?, sekreter(i)?, resepsiyonist, görevli(si)?, koordinatör(ü)?, direktör(ü)?",
    "başkan(ı)?, başkan yardımcısı, yardımcı(sı)?, lider(i)?, takım lideri, kurucu(su)?, ortak, kurucu ortak, girişimci, akademisyen, profesör, doçent, araştırmacı, kimyager, biyolog, fizikçi, psikolog, sosyolog, diyetisyen, fizyoterapist, ebe, terapist, eğitmen(i)?, antrenör(ü)?, rehber(i)?, müfettiş(i)?, denetçi(si)?, denetmen, planlamacı, fotoğrafçı, kameraman, yönetmen, müşavir(i)?, ressam, çiftçi, bahçıvan, test uzmanı, kontrolör, tester, specialist, manager, engineer, developer, gönüllü, vardiya amiri, amir(i)?, formen, bakıcı",
  ],
  legalForms: [
    "a.ş, aş, ltd. ?şti, ltd, limited şirketi, anonim şirketi, san. ?(ve )?tic*, tic. ?ltd*, şti, holding, kollektif şirketi",
  ],
  employers: [
    "*bank(ası)?, grubu?, şirketi?, firması, belediyesi, hastanesi, hastane, kliniği, bakanlığı, müdürlüğü, derneği, vakfı, restoran(ı)?, lokantası, otel(i)?, kafe, cafe, fırın(ı)?, eczane(si)?, laboratuvar(ı)?, mağaza(sı|cılık)?, market(ler)?(i)?, fabrika(sı)?, atölye(si)?, matbaa(sı)?, yayınevi, yayınları, sigorta, taşımacılık, nakliyat, lojistik, merkezi, kooperatifi, danışmanlık, emlak, inşaat, yapı, ajansı?, stüdyo, bürosu, ofisi, hukuk, enstitüsü, kreş, anaokulu, müze(si)?, tiyatro(su)?, üniversitesi hastanesi, tekstil, otomotiv, makina, makine, enerji, gıda, turizm, bilişim, yazılım, teknoloji(leri)?, elektronik, mobilya, kuyumculuk, odası, sanayi, ticaret, kardeşler, metal, tarım",
  ],
  degrees: [
    "lisans(ı)?, ön ?lisans, yüksek lisans, doktora, lise(si)?, yüksek okul, yüksekokul, meslek yüksekokulu, master, ilköğretim, ortaokul, önlisans, tezsiz yüksek lisans, tezli yüksek lisans, bölümü",
  ],
  schools: [
    "*üniversite(si)?, üniversitesi, *lise(si)?, fakültesi, yüksekokulu, meslek yüksekokulu, myo, enstitüsü, akademi(si)?, koleji?, okulu, ilkokulu, ortaokulu, odtü, itü, boğaziçi, dershanesi, konservatuarı, konservatuvarı",
  ],
  at: [],
  subjects: [
    "mühendisliği, bilgisayar, iktisat, ekonomi, işletme, hukuk, tıp, hemşirelik, psikoloji, sosyoloji, öğretmenliği, tarih, edebiyat(ı)?, matematik, fizik, kimya, biyoloji, mimarlık, tasarım(ı)?, iletişim, gazetecilik, halkla ilişkiler, pazarlama, maliye, muhasebe, bankacılık, lojistik, turizm, gastronomi, elektrik, elektronik, makine, inşaat, endüstri, gıda, çevre, kamu yönetimi, uluslararası ilişkiler, çocuk gelişimi, programcılığı, yönetimi, eczacılık, sayısal, eşit ağırlık, sözel, felsefe, istatistik, bölümü, tekstil",
  ],
  labels: {
    name: [
      "ad[ıi]? soyad[ıi]?, adı soyadı, ad soyad, isim soyisim, ad - soyad, adı ve soyadı, isim, ad / soyad",
    ],
    givenName: ["ad, adı, isim"],
    familyName: ["soyad, soyadı, soyisim"],
    personal: [
      "doğum tarihi, doğum yeri, doğum yeri ve tarihi, doğum yeri / tarihi, uyruk, uyruğu, medeni hal(i)?, medeni durum(u)?, adres, yaş, cinsiyet, ehliyet, sürücü belgesi, askerlik( durumu)?, t.c. kimlik no, ikamet, şehir, yaşadığı şehir",
    ],
    job: [
      "tarih, tarihler, çalışma süresi, dönem, süre, çalışma tarihleri, firma, şirket, işyeri, pozisyon, görev, ünvan, unvan, firma adı, şirket adı, kurum, departman, çalışılan firma, iş unvanı, sektör, şehir, çalışma şekli, tam zamanlı, yarı zamanlı",
    ],
    description: [
      "görevler, görev tanımı, sorumluluklar, iş tanımı, görev ve sorumluluklar, yapılan işler, projeler, kullanılan teknolojiler, başlıca görevler, işin tanımı",
    ],
    phone: ["telefon, tel, cep, cep telefonu, gsm, cep tel, telefon numarası"],
  },
  notInNames: [
    "mahallesi, mah, sokak, sok, cadde, caddesi, cad, telefon, adres, doğum, tarihi, uyruk, t.c, özgeçmiş, iletişim, kişisel, bilgiler, evli, bekar, profil, eğitim, deneyim, ehliyet, kariyer, hedefi",
  ],
  places: [
    "türkiye, istanbul, ankara, izmir, bursa, antalya, adana, konya, gaziantep, şanlıurfa, mersin, diyarbakır, kayseri, eskişehir, samsun, denizli, malatya, trabzon, erzurum, sakarya, kocaeli, izmit, gebze, manisa, balıkesir, tekirdağ, çorlu, muğla, bodrum, aydın, hatay, kadıköy, beşiktaş, şişli, üsküdar, ataşehir, çankaya, bornova, elazığ, sivas, edirne, çanakkale, bolu, düzce, rize, van, mardin, afyonkarahisar, kütahya, isparta, zonguldak, yalova, i̇stanbul, i̇zmir, ordu, giresun, nevşehir",
  ],
  languageNames: [
    "türkçe, ingilizce, almanca, fransızca, ispanyolca, italyanca, rusça, arapça, japonca, çince",
  ],
  isNounLast: true,
};
