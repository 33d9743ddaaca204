import type { FieldName, Reading } from "../types.ts";
import { sentenceWords, titled } from "./proper-names.ts";

const cities = new Map<string, string>(
  `Pune Mumbai Nagpur Nashik Thane Kolhapur Satara Solapur Aurangabad Delhi Noida Gurugram Ghaziabad Faridabad Jaipur Jodhpur
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
Gangtok Rourkela Sambalpur Puri Margao Vasco Silchar Dibrugarh Jorhat`
    .split(/\s+/)
    .map((city) => [city.toLowerCase(), city] as const),
);
const otherNames: Record<string, string> = {
  bombay: "Mumbai",
  bangalore: "Bengaluru",
  banglore: "Bengaluru",
  blr: "Bengaluru",
  calcutta: "Kolkata",
  madras: "Chennai",
  gurgaon: "Gurugram",
  poona: "Pune",
  mysore: "Mysuru",
  mangalore: "Mangaluru",
  trivandrum: "Thiruvananthapuram",
  cochin: "Kochi",
  calicut: "Kozhikode",
  baroda: "Vadodara",
  allahabad: "Prayagraj",
  vizag: "Visakhapatnam",
  benares: "Varanasi",
  banaras: "Varanasi",
  hubli: "Hubballi",
  belgaum: "Belagavi",
  trichy: "Tiruchirappalli",
  "new delhi": "Delhi",
  "navi mumbai": "Navi Mumbai",
  "pimpri chinchwad": "Pimpri-Chinchwad",
  "new york": "New York",
  "abu dhabi": "Abu Dhabi",
  nasik: "Nashik",
  "quezon city": "Quezon City",
  "cebu city": "Cebu",
  "davao city": "Davao",
  pondicherry: "Puducherry",
  shimoga: "Shivamogga",
  simla: "Shimla",
  nellai: "Tirunelveli",
  alleppey: "Alappuzha",
  quilon: "Kollam",
  palghat: "Palakkad",
  gauhati: "Guwahati",
  trichur: "Thrissur",
  vijaywada: "Vijayawada",
  chd: "Chandigarh",
  ggn: "Gurugram",
  kl: "Kuala Lumpur",
  "kuala lumpur": "Kuala Lumpur",
  "hong kong": "Hong Kong",
  "port harcourt": "Port Harcourt",
  "cape town": "Cape Town",
  "milton keynes": "Milton Keynes",
  hyd: "Hyderabad",
};
const known = new Map([...cities, ...Object.entries(otherNames)]);
/** Whether the words, in small letters, are the name of a known city. */
export const isCity = (words: string) => known.has(words);

const cityPattern = new RegExp(
  `\\b(?:${[...known.keys()].sort((a, b) => b.length - a.length).join("|")})\\b`,
  "g",
);

/** The city that someone lives in now; not the one that they come from or work in. */
export function readCity(text: string, asked: FieldName | null): Reading<string> {
  const isAsked = asked === "city";
  const isPiece = text.split(/[,\n]/).length > 2 && text.split(/[,\n]/).some((piece) => isCity(piece.trim()));
  const isContext =
    isAsked ||
    isPiece ||
    [...text.matchAll(cityPattern)].some(
      ({ index }) =>
        /\bfrom $/.test(text.slice(0, index)) && !/ (?:university|college|office)/.test(text.slice(index)),
    ) ||
    /\b(?:live|stay|living|staying|based|shifted|moved|city|rehta|rehti|residing|located)\b|\bi(?:'m| am) (?:from|in)\b/.test(
      text,
    );
  if (!isContext) return undefined;
  const now = text.replace(
    /\b(?:native|hometown|originally|home town|born|family|parents|not)\b[^,.]*/g,
    (part) => (/\bnot\b/.test(part) ? part.replace(/\bnot (?:in )?\w+/, " ") : " "),
  );
  const found = [...now.matchAll(cityPattern)].map((match) => ({
    city: known.get(match[0]) ?? "",
    at: match.index,
  }));
  const here = found.find(({ at }) =>
    /(?:live|stay|living|staying|based|now|currently|moved to|shifted to)\s+(?:in |at |to )?$/.test(
      now.slice(0, at),
    ),
  );
  const [first] = found;
  if (here ?? first) return { value: (here ?? first)?.city ?? "" };
  if (!isAsked || /\?|\d/.test(text) || sentenceWords.test(text)) return undefined;
  const [place = ""] = now
    .replace(
      /^(?:i(?:'m| am)?|we)?\s*(?:live|stay|living|staying|based|from|currently)*\s*(?:in|at|from)?\s+/,
      "",
    )
    .split(/[,.]/)
    .map((piece) =>
      piece.replace(/\s+\b(?:po|ji|sir|mam|madam|only|now|bro|itself|currently|city me|me|mein)\s*$/g, ""),
    );
  const words = place.trim().split(/\s+/);
  return words.length <= 2 && /^[a-z' -]{3,}$/.test(place.trim()) ? { value: titled(place) } : undefined;
}
