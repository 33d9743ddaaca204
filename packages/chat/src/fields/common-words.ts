/**
 * Words that end the name of a person or a place, and are none: words of sentences, of jobs and of chats, in English and in
 * Hindi as typed on phones.
 */
const lines = `
a an the this that these those it its it's in on at of from to for with by as into near behind opposite and or but so if than then
n nd aur ya par lekin is was am are were be been being will would can could shall should do does did done have has had get got
i i'm im i've me my mine we our you your u ur he she they him her them his their who what when where which how why
no not yes yeah yep ok okay sure fine good great nice here there again now today tomorrow already still just only also even same right well
morning afternoon evening night day shift week month year years yrs months days notice hi hello hey hii hiya dear respected sir madam maam
mam ma'am miss ji po na naman ulit opo ho hai hain hu hoon hun hoo tha thi bol raha rahi rehta rehti kar karta karti karke se mein mai hapa niko
speaking typing side calling writing name naam names surname first last number phone mobile mail email city salary pay exp experience fresher graduate degree
working work works worked job looking ready available interested free join joining start staying live living based residing moved shifted
please pls plz kindly thanks thank sorry actually oops wait change correct correction wrong mistake update note tell want need like
said says say called call calls known spelled spelt spelling nickname friends people everyone mother father brother sister son daughter wife husband
bhai bro boss man guy staff nurse teacher engineer driver clerk cashier waiter chef cook baker guard executive manager supervisor officer
assistant operator technician mechanic electrician accountant receptionist storekeeper agent developer tester analyst welder helper
student trainer associate lead leader sales support customer data entry housekeeping warehouse bank company pvt private ltd limited
hindi english marathi tamil telugu kannada bengali urdu confidential currently presently immediate immediately negotiable
ticket changed final total long few many some any all every something anything nothing whatever competitive standard usual
one two three four five six seven eight nine ten abhi mera meri mere main mujhe naan sar wala wali kya koi bhi theek thik bas
bsc msc mcom mtech ba ma be phd bba bca mca bed hsc ssc sslc puc rn hvac toh list puri poori sirf bolna aata aati samajh theek
ay mali lang myself peru named likho likhna likhiye karo kijiye kardo pala
permanent temporary native originally hometown origin born left since until till about around almost over after before
resume cv attached sending file document pass passed completed btech bcom mba diploma iti class school college university
technically really honestly simply hopefully din pa ako si sa ang ng mga taga ko
pesuren pesuran pesaren tutaj bolchi ito dapat top barahvi barahvin dasvi dasvin padhi padha tak z ze w team afraid thing
hmm hm hmmm mm mmm haha hahaha lol lmao rofl umm um uh oh ohh ah aha wow yay oops oye arre are arey acha accha achha achcha ohk hehe
sticker stickers voice message messages msg msgs photo image video audio gif emoji missed location contact pdf docx link link. reply forwarded deleted
details detail info information bhejo bhej bhejta bhejti bhejunga bhejungi bhejiye send sent noted welcome gud gd mrng gm gn tc bye tata byee ciao
kal parso baad thodi thoda der ruko rukiye rukie ruk minute minutes min mins sec second hour hours moment later soon asap abhi turant jaldi
batata batati bataya bataunga bataungi batao bata bataiye bolta bolti bolo boliye bola poocho pucho poochho puchho poochiye puchiye dekhta dekhti dekhunga dekho dekhiye sochta sochke soch
kisi insan insaan insaano aadmi admi log logo baat baatein karni karna karne karunga karungi karenge karu karna hoga hogi hona chahiye chahta chahti milega milegi milta
aa aao aaya aayi aaunga aaungi aana jaunga jaungi jaana jana jata jati jao gaya gayi gaye liya liye diya diye lunga lungi dunga dungi dena lena leta leti le de lo
remote office online offline hybrid ghar home pe me ghar bahar yahi yahin yaha yahan waha wahan wahi idhar udhar anywhere everywhere nowhere somewhere outside inside kahin kahi
driving travelling traveling traveller bus train metro auto bike car walking eating sleeping busy meeting lunch dinner breakfast tea chai
happy diwali holi eid christmas xmas new newyear birthday festival congratulations congrats best luck god bless same
thanku thankyou thnx thx thanx tnx ty tysm shukriya dhanyavad dhanyavaad dhanyawad regards sincerely faithfully obliged
unemployed jobless housewife homemaker freelancer freelance business self retired study studying padhai padh sikh learning part-time fulltime parttime part time full
lets let go going come coming came back ask asking asked question questions answer answers help helping problem issue issues doubt doubts confused confusion sad angry tired ill sick unwell fit
old young male female married single divorced unmarried boy girl lady gent person human bot robot machine computer program test testing check checking try trying
true false maybe perhaps possible impossible sometimes never always often usually mostly may might must cannot cant can't dont don't won't wont didnt doesn't isn't wasn't
know knew think thought guess hope believe feel felt see saw seen look hear heard read write wrote type typed enter entered give gave given take took taken put keep kept use used
apply applied applying application vacancy vacancies opening openings position post role hiring hire hired interview selected select reject rejected shortlisted
money rupees rs lakh lakhs lac lpa ctc ectc hazaar hazar thousand package stipend
more less much little enough extra most least better worse bad poor rich high low big small short near far next previous other another else only
kaise kaisa kaisi kaun kab kyu kyun kyo kahan kaha kidhar kitna kitni kitne kaunsa konsa
nahi nahin nhi nai mat kuch kuchh sab sabhi bahut bohot bhot zyada kam apna apni apne aap aapka tum tumhara hum hamara unka uska iska
tha thi the thha hota hoti hote raha rhi rha rahe hui hua hue gaon wagera vagaira matlab yaani aise waise jaise tab jab phir fir pehle
sunday monday tuesday wednesday thursday friday saturday weekend weekday january february march april june july august september october november december
so immediate too very also because as thats that's whats what's heres here's lets let's ill i'll youre you're dobara phir wapas kripya kripaya zaroor jaroor bilkul
ruka rukta chal chalo chalega chalta karlo krlo kro krna kr krdo krke hn hnji haan han haa ha haanji hanji jee
lwd np relieving resigned resign serving notice-period fresher's freshers expecting expected expect current`;

export const commonWords: ReadonlySet<string> = new Set(lines.split(/\s+/).filter(Boolean));

/** Family names that show that the words before them are a given name, however common: "Happy Singh". */
export const familyNames: ReadonlySet<string> = new Set(
  `singh kumar kumari sharma verma varma gupta yadav patel patil shah khan shaikh sheikh ansari reddy rao nair iyer menon pillai das dutta
sen roy ghosh bose banerjee mukherjee chatterjee joshi kulkarni deshmukh deshpande pawar jadhav shinde more kamble gaikwad chavan kale bhosale
mishra tiwari dubey pandey shukla tripathi chauhan chaudhary choudhary rathore rajput thakur mehta jain agarwal agrawal bansal goyal mittal garg
kaur gill sandhu dhillon malhotra kapoor khanna arora bhatia sethi fernandes dsouza d'souza pereira lobo thomas mathew george joseph
naidu murthy gowda shetty hegde bhat kamath prasad babu devi begum bano bibi qureshi siddiqui pathan syed hussain ahmed ali rahman islam
sahu sinha jha rawat negi bisht nayak behera mohanty swain pradhan mondal saha barman bora gogoi hazarika kalita`.split(
    /\s+/,
  ),
);
