import { defineTexts } from "../../texts/defineTexts.ts"

/** The pages that only hold words: a title, and paragraphs, a line each. */
export const pageTexts = defineTexts("pages", {
  contact: { nb: "Kontakt", sv: "Kontakt", en: "Contact" },
  contactText: {
    nb: "Gjelder det en bestilling som er i ovnen eller på vei? Ring butikken som baker den: nummeret står på butikken og på sporingssiden.\nAlle butikkene, med adresse og åpningstider, finner du under Butikker.",
    sv: "Gäller det en beställning som är i ugnen eller på väg? Ring butiken som bakar den: numret står på butiken och på spårningssidan.\nAlla butiker, med adress och öppettider, hittar du under Butiker.",
    en: "Is it about an order that is in the oven or on its way? Call the store that bakes it: its number stands with the store and on the tracking page.\nAll stores, with address and opening hours, are under Stores.",
  },
  account: { nb: "Konto", sv: "Konto", en: "Account" },
  accountText: {
    nb: "Innloggingen er ikke åpen på nettsiden ennå. Du trenger ingen konto for å bestille: velg butikk og pizza, og skriv navn og telefonnummer i kassen.",
    sv: "Inloggningen är inte öppen på webbplatsen ännu. Du behöver inget konto för att beställa: välj butik och pizza, och skriv namn och telefonnummer i kassan.",
    en: "Logging in is not open on the site yet. You need no account to order: choose a store and a pizza, and give your name and phone number at the checkout.",
  },
  company: { nb: "Bedrift", sv: "Företag", en: "For companies" },
  companyText: {
    nb: "Pizza til møtet, vakten eller fredagslunsjen: en bedrift bestiller på egen konto og betaler samlet.\nEn administrator inviterer kolleger og setter grenser for hver bestilling og hver måned. Fra 30 pizzaer må bestillingen gjelde en senere dag, fra 100 avtaler du den med butikken på telefon.\nBedriftsbestillinger hentes i butikken.",
    sv: "Pizza till mötet, skiftet eller fredagslunchen: ett företag beställer på eget konto och betalar samlat.\nEn administratör bjuder in kolleger och sätter gränser per beställning och månad.\nFöretagsbeställningar hämtas i butiken.",
    en: "Pizza for the meeting, the shift or Friday’s lunch: a company orders on its own account and pays for all at once.\nAn administrator invites colleagues and sets limits for each order and each month. From 30 pizzas on, an order must be for a later day; from 100 on, arrange it with the store by phone.\nCompany orders are collected at the store.",
  },
  jobs: { nb: "Jobb hos oss", sv: "Jobba hos oss", en: "Work with us" },
  jobsText: {
    nb: "Vi lærer deg å strekke deig, passe ovnen og møte folk som er sultne.\nStikk innom butikken du vil jobbe i, eller ring den, og spør etter den som har vakt.",
    sv: "Vi lär dig att sträcka deg, passa ugnen och möta folk som är hungriga.\nTitta in i butiken du vill jobba i, eller ring den, och fråga efter den som har skiftet.",
    en: "We teach you to stretch dough, mind the oven and meet people who are hungry.\nDrop by the store you would like to work in, or call it, and ask for whoever runs the shift.",
  },
  franchise: { nb: "Franchise", sv: "Franchise", en: "Franchise" },
  franchiseText: {
    nb: "En butikk drives best av noen som kjenner strøket. Du får oppskriftene, leverandørene, opplæringen og denne nettbutikken; du kommer med stedet og folkene.\nTa kontakt gjennom nærmeste butikk, så setter den deg i forbindelse med rette person.",
    sv: "En butik drivs bäst av någon som känner trakten. Du får recepten, leverantörerna, utbildningen och den här webbutiken; du kommer med platsen och folket.\nHör av dig genom närmaste butik, så förmedlar den kontakten.",
    en: "A store is run best by somebody who knows the neighbourhood. You get the recipes, the suppliers, the training and this online shop; you bring the place and the people.\nGet in touch through the nearest store, and it will pass you on.",
  },
  faq: { nb: "Spørsmål og svar", sv: "Frågor och svar", en: "Questions and answers" },
  faqText: {
    nb: "Når er pizzaen klar? Det anslår butikken for hver bestilling, og sporingen viser hvert steg som kjøkkenet melder.\nKan jeg bestille på forhånd? Ja, velg et senere tidspunkt i kassen.\nHva skjer med handlevognen hvis jeg går? Den ligger på enheten din i 24 timer.\nHvorfor endret prisen seg? Butikken bekrefter prisen før du betaler. Er den en annen, spør vi deg først.\nKan jeg få to halve? Ja, alle pizzaer i samme størrelse og bunn kan deles. Den dyreste halvdelen bestemmer prisen.",
    sv: "När är pizzan klar? Det uppskattar butiken för varje beställning, och spårningen visar varje steg som köket meddelar.\nKan jag beställa i förväg? Ja, välj en senare tid i kassan.\nVad händer med varukorgen om jag går? Den ligger på din enhet i 24 timmar.\nVarför ändrades priset? Butiken bekräftar priset innan du betalar. Är det ett annat frågar vi dig först.\nKan jag få två halvor? Ja, alla pizzor i samma storlek och botten kan delas. Den dyraste halvan bestämmer priset.",
    en: "When will the pizza be ready? The store estimates it for each order, and the tracker shows every step that the kitchen reports.\nCan I order ahead? Yes, choose a later time at the checkout.\nWhat becomes of the cart if I leave? It stays on your device for 24 hours.\nWhy did the price change? The store confirms it before you pay. If it is another one, we ask you first.\nCan I have two halves? Yes, all pizzas of one size and crust can be shared. The dearer half decides the price.",
  },
  allergens: { nb: "Allergener", sv: "Allergener", en: "Allergens" },
  allergensText: {
    nb: "Allergenene regnes ut av ingrediensene i akkurat din pizza og står på produktet før du kjøper. På en delt pizza står de for hver halvdel.\nAlt lages i samme kjøkken, av samme hender og i samme ovn. Spor av gluten, melk, egg, soya, sennep, fisk og skalldyr kan ikke utelukkes, heller ikke på glutenfri bunn.\nRing butikken før du bestiller hvis du reagerer på små mengder.",
    sv: "Allergenerna räknas ut av ingredienserna i just din pizza och står på produkten innan du köper. På en delad pizza står de för varje halva.\nAllt lagas i samma kök, av samma händer och i samma ugn. Spår av gluten, mjölk, ägg, soja, senap, fisk och skaldjur kan inte uteslutas, inte heller på glutenfri botten.\nRing butiken innan du beställer om du reagerar på små mängder.",
    en: "Allergens are worked out from the ingredients of the very pizza you configure, and stand with it before you buy. Of a shared pizza they are given for each half.\nEverything is made in one kitchen, by the same hands and in the same oven. Traces of gluten, milk, egg, soya, mustard, fish and shellfish cannot be ruled out, not on a gluten-free crust either.\nCall the store before you order if small amounts make you ill.",
  },
  terms: { nb: "Brukervilkår", sv: "Användarvillkor", en: "Terms of use" },
  termsText: {
    nb: "Avtalen om mat er mellom deg og butikken som baker den. Den er inngått når butikken har tatt imot bestillingen.\nPrisen er den som er bekreftet i kassen, med merverdiavgift. Pant kommer i tillegg og vises for seg.\nMat som lages til deg, har ikke angrerett. Er noe galt med den, si fra til butikken samme dag.\nØl selges bare til den som har fylt 18 år og kan vise legitimasjon, i de tidene loven gir.",
    sv: "Avtalet om maten är mellan dig och butiken som bakar den. Det gäller när butiken har tagit emot beställningen.\nPriset är det som är bekräftat i kassan, med moms. Pant tillkommer och visas för sig.\nMat som lagas åt dig har ingen ångerrätt. Är något fel på den, säg till butiken samma dag.\nÖl säljs bara till den som har fyllt 18 år och kan visa legitimation.",
    en: "The contract for the food is between you and the store that bakes it. It is made when the store has accepted the order.\nThe price is the one confirmed at the checkout, with tax. Deposits come on top and are shown apart.\nFood that is made for you cannot be returned. If something is wrong with it, tell the store the same day.\nBeer is sold only to those who are 18 or older and can show identification, in the hours that the law allows.",
  },
  privacy: { nb: "Personvern og informasjonskapsler", sv: "Sekretess och cookies", en: "Privacy and cookies" },
  privacyText: {
    nb: "Vi lagrer det som trengs for å bake og gi fra oss maten: navn, telefonnummer, bestillingen og, ved levering, adressen. Med konto lagrer vi også adressene og favorittene dine.\nPå enheten din ligger handlevognen, valgt butikk og språk. Statistikk og markedsføring kommer først når du har sagt ja, og et nei er like lett.\nHendelsesloggen blir på enheten din. Den forlater den bare hvis du selv lagrer den, og da uten personopplysninger.\nSletter du kontoen, forsvinner profil, adresser, favoritter og logger. Bestillinger beholdes uten navn for regnskapet.",
    sv: "Vi sparar det som behövs för att baka och lämna ut maten: namn, telefonnummer, beställningen och, vid leverans, adressen. Med konto sparar vi också dina adresser och favoriter.\nPå din enhet ligger varukorgen, vald butik och språk. Statistik och marknadsföring kommer först när du har sagt ja, och ett nej är lika lätt.\nHändelseloggen stannar på din enhet. Den lämnar den bara om du själv sparar den, och då utan personuppgifter.\nTar du bort kontot försvinner profil, adresser, favoriter och loggar. Beställningar behålls utan namn för bokföringen.",
    en: "We keep what it takes to bake the food and hand it over: name, phone number, the order and, for a delivery, the address. With an account we also keep your addresses and favourites.\nYour device holds the cart, the chosen store and the language. Statistics and marketing come only after your yes, and a no is just as easy.\nThe event log stays on your device. It leaves it only if you save it yourself, and then without personal data.\nIf you delete the account, profile, addresses, favourites and logs are gone. Orders are kept without a name for the books.",
  },
  changeConsent: { nb: "Endre valget ditt", sv: "Ändra ditt val", en: "Change your choice" },
  membership: { nb: "Medlemsvilkår", sv: "Medlemsvillkor", en: "Membership terms" },
  membershipText: {
    nb: "Som medlem får du ett poeng for hver hele krone du betaler for mat. Øl, pant og levering gir ikke poeng.\nPoengene føres når bestillingen er hentet eller levert. 1000 poeng er 100 kr av på én bestilling, og kan ikke brukes sammen med andre rabatter.\nMedlemskapet er for personer, ikke bedrifter, og varer til du sletter kontoen.",
    sv: "Som medlem får du en poäng för varje hel krona du betalar för mat. Öl, pant och leverans ger inga poäng.\nPoängen bokförs när beställningen är hämtad eller levererad. 1000 poäng ger 100 kr rabatt på en beställning och går inte att kombinera med andra rabatter.\nMedlemskapet är för personer, inte företag, och gäller tills du tar bort kontot.",
    en: "As a member you get a point for each whole krone you pay for food. Beer, deposits and delivery earn none.\nPoints are booked when the order has been collected or delivered. 1000 points take 100 kr off one order, and do not combine with other discounts.\nMembership is for persons, not companies, and lasts until you delete the account.",
  },
  studentDiscount: { nb: "Studentrabatt", sv: "Studentrabatt", en: "Student discount" },
  studentDiscountText: {
    nb: "Studerer du? Vis gyldig studentbevis i butikken, så sier de hvilken rabattkode som gjelder der nå.\nKoden skriver du inn i handlevognen. Den gjelder ikke øl, pant eller levering.",
    sv: "Studerar du? Visa giltig studentlegitimation i butiken, så säger de vilken rabattkod som gäller där nu.\nKoden skriver du in i varukorgen. Den gäller inte öl, pant eller leverans.",
    en: "Are you a student? Show a valid student card at the store, and they will tell you which code is good there now.\nEnter the code in the cart. It does not count for beer, deposits or delivery.",
  },
})
