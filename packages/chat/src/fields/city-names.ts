const cityNames = `Pune Mumbai Nagpur Nashik Thane Kolhapur Satara Solapur Aurangabad Delhi Dwarka Rohini Noida Gurugram Ghaziabad Faridabad Jaipur Jodhpur
Udaipur Kota Ahmedabad Surat Vadodara Rajkot Indore Bhopal Gwalior Jabalpur Raipur Lucknow Kanpur Agra Varanasi Prayagraj
Meerut Patna Ranchi Jamshedpur Kolkata Howrah Siliguri Guwahati Bhubaneswar Cuttack Hyderabad Warangal Visakhapatnam
Vijayawada Bengaluru Mysuru Mangaluru Hubballi Belagavi Chennai Coimbatore Madurai Tiruchirappalli Salem Kochi
Thiruvananthapuram Kozhikode Thrissur Chandigarh Mohali Ludhiana Amritsar Jalandhar Dehradun Shimla Srinagar Jammu Panaji
London Manchester Leeds Birmingham Glasgow Bristol Liverpool Dubai Sharjah Doha Riyadh Kuwait Manila Cebu Singapore Toronto
Dallas Austin Houston Chicago Phoenix Boston Seattle Nairobi Lagos Johannesburg Dhaka Kathmandu Colombo Krakow Warsaw Berlin
Madrid Lisbon Dublin Sydney Melbourne Nakuru Mombasa Kisumu Eldoret Thika Abuja Ibadan Kano Accra Kumasi Kampala Kigali Lusaka
Harare Durban Pretoria Cairo Alexandria Muscat Manama Ajman Fujairah Jeddah Dammam Makati Taguig Quezon Pasig Davao Caloocan
Baguio Iloilo Bacolod Karachi Lahore Islamabad Peshawar Multan Chittagong Sylhet Kandy Pokhara Leicester Sheffield Nottingham
Bradford Cardiff Edinburgh Belfast Newcastle Coventry Reading Wolverhampton Derby Southampton Portsmouth Luton Croydon Slough
Oxford Cambridge York Hull Swansea Aberdeen Dundee Brighton Plymouth Norwich Ipswich Sunderland Stockport Bolton Preston
Ernakulam Kottayam Kollam Palakkad Kannur Alappuzha Malappuram Tirunelveli Erode Vellore Tiruppur Thanjavur Hosur Puducherry
Guntur Nellore Tirupati Kurnool Kakinada Rajahmundry Karimnagar Nizamabad Secunderabad Davanagere Shivamogga Tumakuru Udupi
Dharwad Amravati Akola Latur Nanded Jalgaon Ahmednagar Sangli Ratnagiri Kalyan Panvel Dombivli Vasai Virar Bhiwandi Ulhasnagar
Gandhinagar Jamnagar Bhavnagar Anand Ajmer Bikaner Alwar Sikar Ujjain Rewa Sagar Bilaspur Bhilai Korba Dhanbad Bokaro Gaya
Muzaffarpur Bhagalpur Gorakhpur Bareilly Aligarh Moradabad Mathura Jhansi Saharanpur Haridwar Haldwani Rishikesh Panipat Ambala
Rohtak Karnal Hisar Sonipat Patiala Bathinda Pathankot Durgapur Asansol Darjeeling Shillong Imphal Agartala Aizawl Kohima
Gangtok Rourkela Sambalpur Puri Margao Vasco Silchar Dibrugarh Jorhat Dindigul Nagercoil Karur Sivakasi Cuddalore Kanchipuram
Namakkal Kumbakonam Thoothukudi Ooty Ballari Vijayapura Kalaburagi Bidar Raichur Hassan Mandya Chikkamagaluru Kolar Manipal
Ongole Anantapur Kadapa Eluru Khammam Nalgonda Mahbubnagar Ramagundam Kasaragod Wayanad Idukki Pathanamthitta Thrippunithura
Parbhani Jalna Beed Dhule Chandrapur Wardha Yavatmal Gondia Ichalkaranji Badlapur Ambernath Mehsana Junagadh Bharuch Navsari Vapi
Valsad Morbi Bhuj Gandhidham Nadiad Porbandar Bhilwara Pali Nagaur Bharatpur Sriganganagar Hanumangarh Beawar Dewas Satna Ratlam
Khandwa Sehore Burhanpur Vidisha Katni Durg Jagdalpur Ambikapur Hazaribagh Deoghar Giridih Darbhanga Purnia Ara Begusarai Chapra
Katihar Munger Ayodhya Faizabad Firozabad Etawah Rampur Shahjahanpur Muzaffarnagar Bulandshahr Hapur Sitapur Raebareli Unnao
Gonda Basti Deoria Ballia Azamgarh Jaunpur Mirzapur Sultanpur Banda Rewari Bhiwani Sirsa Panchkula Kurukshetra Yamunanagar
Kaithal Jind Palwal Hoshiarpur Moga Firozpur Kapurthala Phagwara Zirakpur Kharar Solan Mandi Dharamshala Kullu Manali Roorkee
Rudrapur Kashipur Nainital Anantnag Baramulla Sopore Udhampur Leh Kargil Kharagpur Haldia Bardhaman Malda Krishnanagar
Barasat Kalyani Raiganj Balurghat Berhampur Balasore Tezpur Nagaon Tinsukia Itanagar Dimapur Mapusa
Galway Limerick Cork Waterford Drogheda Dundalk Sligo Tralee Killarney Athlone Ennis Kilkenny Wexford Letterkenny Navan
Bath Exeter Gloucester Cheltenham Swindon Bournemouth Blackpool Blackburn Burnley Oldham Rochdale Wigan Warrington Crewe
Stoke Chester Carlisle Middlesbrough Darlington Durham Gateshead Huddersfield Halifax Wakefield Barnsley Doncaster Rotherham
Grimsby Scunthorpe Lincoln Peterborough Northampton Bedford Watford Colchester Chelmsford Southend Basildon Maidstone Canterbury
Dover Margate Hastings Eastbourne Worthing Crawley Guildford Woking Basingstoke Winchester Salisbury Taunton Truro Hereford
Worcester Telford Shrewsbury Stafford Walsall Dudley Solihull Redditch Rugby Nuneaton Loughborough Mansfield Lancaster Wrexham
Bangor Newport Barry Llanelli Inverness Perth Stirling Paisley Kilmarnock Ayr Dunfermline Lisburn Derry Newry
Nyeri Meru Kitale Malindi Naivasha Machakos Kakamega Kericho Kisii Embu Garissa Lamu Bungoma Busia Kiambu Ruiru Nanyuki Voi
Kitui Narok Kilifi Dodoma Arusha Mwanza Moshi Entebbe Jinja Mbarara Gulu Lilongwe Blantyre Maputo Luanda Gaborone Windhoek
Enugu Benin Owerri Aba Onitsha Warri Asaba Uyo Calabar Jos Kaduna Zaria Maiduguri Sokoto Ilorin Abeokuta Akure Osogbo
Makurdi Minna Lokoja Umuahia Awka Nnewi Ikeja Yola Bauchi Gombe Katsina Lafia Sagamu Tamale Takoradi Tema Sunyani Koforidua
Freetown Monrovia Banjul Dakar Abidjan Yaounde Douala Casablanca Tunis Algiers Khartoum Mogadishu Djibouti Hargeisa
Antipolo Cavite Bacoor Imus Dasmarinas Calamba Batangas Lipa Lucena Naga Legazpi Tacloban Ormoc Dumaguete Tagbilaran Butuan
Zamboanga Cotabato Iligan Surigao Pagadian Dipolog Olongapo Angeles Tarlac Dagupan Cabanatuan Malolos Meycauayan Mandaluyong
Marikina Paranaque Muntinlupa Pasay Valenzuela Malabon Navotas Laoag Vigan Tuguegarao Lapu-Lapu Mandaue Talisay Roxas Kalibo
Krakow Gdansk Gdynia Sopot Poznan Wroclaw Lodz Katowice Szczecin Bydgoszcz Torun Lublin Bialystok Rzeszow Kielce Olsztyn Opole
Gliwice Zabrze Bytom Sosnowiec Czestochowa Radom Tychy Rybnik Tarnow Koszalin Kalisz Legnica Plock Elblag Walbrzych Zakopane
Kyiv Lviv Odesa Kharkiv Minsk Vilnius Riga Tallinn Prague Brno Bratislava Budapest Bucharest Sofia Belgrade Zagreb Ljubljana
Vienna Graz Munich Hamburg Frankfurt Cologne Stuttgart Leipzig Dresden Zurich Geneva Basel Paris Lyon Marseille Brussels Antwerp
Amsterdam Rotterdam Utrecht Eindhoven Copenhagen Stockholm Oslo Helsinki Rome Milan Naples Turin Barcelona Valencia Seville Porto
Athens Istanbul Ankara Tbilisi Yerevan Baku Tehran Baghdad Amman Beirut Damascus Jerusalem Salalah Sohar Nizwa Sur Mecca
Medina Tabuk Jubail Khobar Yanbu Abha Rustaq Hawally Salmiya Farwaniya Fahaheel Jahra Muharraq Riffa
Rawalpindi Faisalabad Sialkot Gujranwala Quetta Hyderabad Sukkur Khulna Rajshahi Barisal Comilla Jaffna Galle Negombo Lalitpur
Biratnagar Birgunj Butwal Dharan Male Thimphu Yangon Mandalay Bangkok Hanoi Jakarta Bandung Surabaya Penang Ipoh Johor Bruhat
Taipei Tokyo Osaka Seoul Busan Beijing Shanghai Guangzhou Shenzhen Brisbane Adelaide Canberra Auckland Wellington Christchurch
Montreal Vancouver Calgary Edmonton Ottawa Winnipeg Brampton Mississauga Surrey Denver Atlanta Miami Tampa Orlando Detroit
Philadelphia Baltimore Sacramento Portland Charlotte Nashville Memphis Columbus Cleveland Pittsburgh Tucson Albuquerque Omaha`;

/** City names by their lower-case form. */
export const cities = new Map(cityNames.split(/\s+/).map((city) => [city.toLowerCase(), city] as const));

/** Former names, abbreviations, misspellings and names of several words. */
export const otherNames: Record<string, string> = {
  bombay: "Mumbai",
  bangalore: "Bengaluru",
  banglore: "Bengaluru",
  bengaluru: "Bengaluru",
  bangaluru: "Bengaluru",
  blr: "Bengaluru",
  calcutta: "Kolkata",
  kolkatta: "Kolkata",
  cal: "Kolkata",
  madras: "Chennai",
  chenai: "Chennai",
  gurgaon: "Gurugram",
  gurugaon: "Gurugram",
  poona: "Pune",
  mysore: "Mysuru",
  mangalore: "Mangaluru",
  trivandrum: "Thiruvananthapuram",
  tvm: "Thiruvananthapuram",
  cochin: "Kochi",
  calicut: "Kozhikode",
  baroda: "Vadodara",
  allahabad: "Prayagraj",
  vizag: "Visakhapatnam",
  benares: "Varanasi",
  banaras: "Varanasi",
  hubli: "Hubballi",
  belgaum: "Belagavi",
  bellary: "Ballari",
  bijapur: "Vijayapura",
  gulbarga: "Kalaburagi",
  tuticorin: "Thoothukudi",
  tanjore: "Thanjavur",
  cannanore: "Kannur",
  tumkur: "Tumakuru",
  trichy: "Tiruchirappalli",
  kovai: "Coimbatore",
  cbe: "Coimbatore",
  "new delhi": "Delhi",
  dilli: "Delhi",
  "greater noida": "Greater Noida",
  "navi mumbai": "Navi Mumbai",
  "pimpri chinchwad": "Pimpri-Chinchwad",
  "new york": "New York",
  "abu dhabi": "Abu Dhabi",
  "al ain": "Al Ain",
  "al khor": "Al Khor",
  "al wakrah": "Al Wakrah",
  "ras al khaimah": "Ras Al Khaimah",
  nasik: "Nashik",
  ahemdabad: "Ahmedabad",
  ahmadabad: "Ahmedabad",
  amdavad: "Ahmedabad",
  "quezon city": "Quezon City",
  "cebu city": "Cebu",
  "davao city": "Davao",
  "iloilo city": "Iloilo",
  "makati city": "Makati",
  "general santos": "General Santos",
  gensan: "General Santos",
  "cagayan de oro": "Cagayan de Oro",
  cdo: "Cagayan de Oro",
  "san fernando": "San Fernando",
  "san pablo": "San Pablo",
  "san juan": "San Juan",
  "santa rosa": "Santa Rosa",
  "puerto princesa": "Puerto Princesa",
  "las pinas": "Las Pinas",
  pondicherry: "Puducherry",
  pondy: "Puducherry",
  shimoga: "Shivamogga",
  simla: "Shimla",
  nellai: "Tirunelveli",
  alleppey: "Alappuzha",
  quilon: "Kollam",
  palghat: "Palakkad",
  gauhati: "Guwahati",
  trichur: "Thrissur",
  vijaywada: "Vijayawada",
  rajahmundhry: "Rajahmundry",
  burdwan: "Bardhaman",
  chd: "Chandigarh",
  ggn: "Gurugram",
  ddn: "Dehradun",
  lko: "Lucknow",
  kl: "Kuala Lumpur",
  "kuala lumpur": "Kuala Lumpur",
  "hong kong": "Hong Kong",
  "ho chi minh city": "Ho Chi Minh City",
  "port harcourt": "Port Harcourt",
  phc: "Port Harcourt",
  "benin city": "Benin City",
  "ado ekiti": "Ado Ekiti",
  "cape town": "Cape Town",
  "cape coast": "Cape Coast",
  "dar es salaam": "Dar es Salaam",
  "addis ababa": "Addis Ababa",
  "milton keynes": "Milton Keynes",
  "bury st edmunds": "Bury St Edmunds",
  "stoke-on-trent": "Stoke-on-Trent",
  "newcastle upon tyne": "Newcastle upon Tyne",
  "st albans": "St Albans",
  "st helens": "St Helens",
  "san francisco": "San Francisco",
  "los angeles": "Los Angeles",
  "san diego": "San Diego",
  "san jose": "San Jose",
  "san antonio": "San Antonio",
  "las vegas": "Las Vegas",
  "new orleans": "New Orleans",
  "port blair": "Port Blair",
  "tarn taran": "Tarn Taran",
  "bielsko-biala": "Bielsko-Biala",
  "zielona gora": "Zielona Gora",
  warszawa: "Warsaw",
  warszawie: "Warsaw",
  krakowie: "Krakow",
  gdyni: "Gdynia",
  gdansku: "Gdansk",
  gdańsku: "Gdansk",
  poznaniu: "Poznan",
  wroclawiu: "Wroclaw",
  wrocławiu: "Wroclaw",
  lodzi: "Lodz",
  łodzi: "Lodz",
  lublina: "Lublin",
  lublinie: "Lublin",
  varsovia: "Warsaw",
  kraków: "Krakow",
  cracow: "Krakow",
  poznań: "Poznan",
  gdańsk: "Gdansk",
  wrocław: "Wroclaw",
  łódź: "Lodz",
  hyd: "Hyderabad",
  blore: "Bengaluru",
};

/** States, counties and countries (not cities), in lower case. */
export const regions = new Set(
  `andhra pradesh|andhra|arunachal pradesh|arunachal|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|himachal|jharkhand
|karnataka|kerala|madhya pradesh|mp|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu
|tamilnadu|tn|telangana|tripura|uttar pradesh|up|uttarakhand|uttaranchal|west bengal|wb|kashmir|ladakh|jammu and kashmir|j&k|ncr
|delhi ncr|india|england|scotland|wales|northern ireland|ireland|uk|united kingdom|britain|yorkshire|kent|essex|surrey|devon|cornwall
|somerset|lancashire|kenya|nigeria|ghana|uganda|tanzania|rwanda|south africa|philippines|pilipinas|mindanao|luzon|visayas|poland
|polska|mazowsze|pomorze|slask|uae|emirates|qatar|oman|bahrain|saudi|saudi arabia|ksa|gulf|nepal|bangladesh|pakistan|sri lanka
|abroad|overseas|outstation|countryside|village|hometown|home town|usa|america|canada|australia|europe|germany|lagos state|rivers state|kiambu county|south india|north india|northeast|north east
|vidarbha|marathwada|konkan|malabar|bundelkhand|kumaon|garhwal|county galway|munster|connacht|leinster|ulster`
    .replace(/\n/g, "")
    .split("|"),
);
