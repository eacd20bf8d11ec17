import type { Language } from "@skorpe/core/domain/language"
import type { PageName, Screen } from "@skorpe/core/domain/route"
import type { screenModules } from "../shop/screenModules.ts"

type Words = Readonly<Record<Language, string>>

/** The meta descriptions by page, with the placeholders `{store}`, `{place}` and `{product}`. */
export const descriptions: { readonly [Tag in Exclude<Screen["_tag"], "Page"> | PageName]: Words } = {
  Landing: {
    nb: "Bestill pizza på nett fra Skorpe: stekt når du bestiller, hentet mens den damper. Velg butikk, bygg pizzaen og følg den fra benk til boks.",
    sv: "Beställ pizza på nätet från Skorpe: gräddad när du beställer, hämtad medan den ångar. Välj butik, bygg pizzan och följ den från bänk till kartong.",
    en: "Order pizza online from Skorpe: baked when you order, collected while it steams. Choose a store, build your pizza and follow it from bench to box.",
  },
  Stores: {
    nb: "Alle Skorpes butikker med adresse, åpningstider og ventetid. Finn den nærmeste og se menyen.",
    sv: "Alla Skorpes butiker med adress, öppettider och väntetid. Hitta den närmaste och se menyn.",
    en: "All Skorpe stores with address, opening hours and waiting time. Find the nearest one and see its menu.",
  },
  Store: {
    nb: "Skorpe {store}, {place}: åpningstider, ventetid, telefon og veien dit. Se menyen og bestill på nett.",
    sv: "Skorpe {store}, {place}: öppettider, väntetid, telefon och vägen dit. Se menyn och beställ på nätet.",
    en: "Skorpe {store}, {place}: opening hours, waiting time, phone and the way there. See the menu and order online.",
  },
  Menu: {
    nb: "Menyen hos Skorpe {store}, {place}: pizza, tilbehør og drikke med priser, størrelser og allergener. Bestill på nett.",
    sv: "Menyn hos Skorpe {store}, {place}: pizza, tillbehör och dryck med priser, storlekar och allergener. Beställ på nätet.",
    en: "The menu of Skorpe {store}, {place}: pizza, sides and drinks with prices, sizes and allergens. Order online.",
  },
  Product: {
    nb: "{product} fra Skorpe {store}: størrelser, bunner, ingredienser, allergener og pris. Sett den sammen som du vil.",
    sv: "{product} från Skorpe {store}: storlekar, bottnar, ingredienser, allergener och pris. Sätt ihop den som du vill.",
    en: "{product} from Skorpe {store}: sizes, crusts, ingredients, allergens and price. Put it together as you like.",
  },
  Cart: {
    nb: "Det du har valgt hos Skorpe, med pris, pant og rabatter.",
    sv: "Det du har valt hos Skorpe, med pris, pant och rabatter.",
    en: "What you have picked at Skorpe, with price, deposits and discounts.",
  },
  Extras: {
    nb: "Noe ved siden av pizzaen? Tilbehør, drikke og dessert som passer til det du har valgt.",
    sv: "Något vid sidan av pizzan? Tillbehör, dryck och efterrätt som passar till det du har valt.",
    en: "Something beside the pizza? Sides, drinks and desserts that go with what you have picked.",
  },
  Checkout: {
    nb: "Siste steg før pizzaen går i ovnen: navn, telefon og betaling.",
    sv: "Sista steget innan pizzan går in i ugnen: namn, telefon och betalning.",
    en: "The last step before the pizza goes into the oven: name, phone and payment.",
  },
  Payment: {
    nb: "Betal bestillingen din hos Skorpe, så begynner vi på pizzaen.",
    sv: "Betala din beställning hos Skorpe, så börjar vi med pizzan.",
    en: "Pay for your order at Skorpe, and we start on your pizza.",
  },
  Tracking: {
    nb: "Følg bestillingen din fra Skorpe, steg for steg slik kjøkkenet melder dem.",
    sv: "Följ din beställning från Skorpe, steg för steg som köket meddelar dem.",
    en: "Follow your order from Skorpe, step by step as the kitchen reports them.",
  },
  Login: {
    nb: "Logg inn hos Skorpe med en kode på telefonen eller med e-post.",
    sv: "Logga in hos Skorpe med en kod i telefonen eller med e-post.",
    en: "Log in to Skorpe with a code on your phone or by e-mail.",
  },
  Register: {
    nb: "Bli medlem hos Skorpe: poeng når du bestiller, favoritter og raskere bestilling.",
    sv: "Bli medlem hos Skorpe: poäng när du beställer, favoriter och snabbare beställning.",
    en: "Become a member of Skorpe: points when you order, favourites and quicker orders.",
  },
  NewPassword: {
    nb: "Velg et nytt passord hos Skorpe, med en lenke på e-post eller med det gamle.",
    sv: "Välj ett nytt lösenord hos Skorpe, med en länk i mejlet eller med det gamla.",
    en: "Choose a new password at Skorpe, with a link by e-mail or with the old one.",
  },
  Account: {
    nb: "Din side hos Skorpe: profil, adresser, favoritter og bestillinger.",
    sv: "Din sida hos Skorpe: profil, adresser, favoriter och beställningar.",
    en: "Your page at Skorpe: profile, addresses, favourites and orders.",
  },
  LoggedOut: {
    nb: "Du er logget ut av Skorpe. Handlevognen din er der fortsatt.",
    sv: "Du är utloggad från Skorpe. Din varukorg finns kvar.",
    en: "You are logged out of Skorpe. Your cart is still there.",
  },
  Contact: {
    nb: "Slik når du Skorpe: butikkenes telefonnumre, adresser og åpningstider.",
    sv: "Så når du Skorpe: butikernas telefonnummer, adresser och öppettider.",
    en: "How to reach Skorpe: the stores’ phone numbers, addresses and opening hours.",
  },
  Unsubscribe: {
    nb: "Meld deg av e-post fra Skorpe med lenken nederst i en e-post du har fått.",
    sv: "Avanmäl dig från mejl från Skorpe med länken längst ner i ett mejl du har fått.",
    en: "Stop getting e-mail from Skorpe, with the link at the end of one that you have had.",
  },
  NotFound: {
    nb: "Denne adressen fører ingen steder. Menyen og butikkene er ett trykk unna.",
    sv: "Den här adressen leder ingenstans. Menyn och butikerna är ett tryck bort.",
    en: "This address leads nowhere. The menu and the stores are one tap away.",
  },
  company: {
    nb: "Pizza til møtet, vakten eller fredagslunsjen: bestill på bedriftskonto og betal samlet hos Skorpe.",
    sv: "Pizza till mötet, skiftet eller fredagslunchen: beställ på företagskonto och betala samlat hos Skorpe.",
    en: "Pizza for the meeting, the shift or Friday lunch: order on a company account at Skorpe and pay for everything together.",
  },
  Organisation: {
    nb: "Bedriften din hos Skorpe: budsjettet denne måneden, hvem som bestiller, og hva de har bestilt.",
    sv: "Ditt företag hos Skorpe: månadens budget, vilka som beställer och vad de har beställt.",
    en: "Your company at Skorpe: this month’s budget, who orders, and what they have ordered.",
  },
  jobs: {
    nb: "Jobb hos Skorpe: vi lærer deg å strekke deig, passe ovnen og ta imot folk som er sultne.",
    sv: "Jobba på Skorpe: vi lär dig att sträcka ut deg, passa ugnen och ta emot folk som är hungriga.",
    en: "Work at Skorpe: we teach you to stretch dough, mind the oven and look after hungry people.",
  },
  franchise: {
    nb: "Driv din egen Skorpe-butikk: du kjenner strøket, vi har oppskriftene.",
    sv: "Driv din egen Skorpe-butik: du känner trakten, vi har recepten.",
    en: "Run a Skorpe store of your own: you know the neighbourhood, we have the recipes.",
  },
  faq: {
    nb: "Spørsmål og svar om å bestille hos Skorpe: ventetid, levering, halv og halv og priser.",
    sv: "Frågor och svar om att beställa hos Skorpe: väntetid, leverans, halv och halv och priser.",
    en: "Questions and answers about ordering at Skorpe: waiting times, delivery, half and half and prices.",
  },
  allergens: {
    nb: "Slik regner Skorpe ut allergenene i akkurat din pizza, og hva som kan finnes spor av.",
    sv: "Så räknar Skorpe ut allergenerna i just din pizza, och vad det kan finnas spår av.",
    en: "How Skorpe works out the allergens of the very pizza you build, and what there may be traces of.",
  },
  terms: {
    nb: "Vilkårene for å bestille hos Skorpe: avtale, pris, angrerett og øl.",
    sv: "Villkoren för att beställa hos Skorpe: avtal, pris, ångerrätt och öl.",
    en: "The terms of ordering at Skorpe: contract, price, right of withdrawal and beer.",
  },
  privacy: {
    nb: "Hva Skorpe lagrer om deg, hvorfor, og hvordan du endrer valget ditt om informasjonskapsler.",
    sv: "Vad Skorpe sparar om dig, varför, och hur du ändrar ditt val om cookies.",
    en: "What Skorpe keeps about you, why, and how to change your choice about cookies.",
  },
  membership: {
    nb: "Vilkårene for medlemmer hos Skorpe: poeng, rabatter og hvor lenge de varer.",
    sv: "Villkoren för medlemmar hos Skorpe: poäng, rabatter och hur länge de gäller.",
    en: "The terms for members of Skorpe: points, discounts and how long they last.",
  },
  studentDiscount: {
    nb: "Studentrabatt hos Skorpe: vis studentbevis i butikken og få koden.",
    sv: "Studentrabatt hos Skorpe: visa studentlegitimation i butiken och få koden.",
    en: "Student discount at Skorpe: show your student card at the store and get the code.",
  },
}

/** The tab's title of each screen that only the browser renders. */
export const personalTitles: { readonly [Tag in Exclude<Screen["_tag"], keyof typeof screenModules>]: Words } = {
  Cart: { nb: "Handlevogn", sv: "Varukorg", en: "Cart" },
  Extras: { nb: "Noe mer?", sv: "Något mer?", en: "Anything else?" },
  Checkout: { nb: "Bestilling", sv: "Beställning", en: "Checkout" },
  Payment: { nb: "Betaling", sv: "Betalning", en: "Payment" },
  Tracking: { nb: "Din bestilling", sv: "Din beställning", en: "Your order" },
  Login: { nb: "Logg inn", sv: "Logga in", en: "Log in" },
  Register: { nb: "Bli medlem", sv: "Bli medlem", en: "Become a member" },
  NewPassword: { nb: "Nytt passord", sv: "Nytt lösenord", en: "New password" },
  Organisation: { nb: "Bedriften", sv: "Företaget", en: "The company" },
  Account: { nb: "Min side", sv: "Min sida", en: "My page" },
  LoggedOut: { nb: "Logget ut", sv: "Utloggad", en: "Logged out" },
  Unsubscribe: { nb: "E-post fra oss", sv: "Mejl från oss", en: "E-mail from us" },
  NotFound: { nb: "Her er det ingen pizza", sv: "Här finns ingen pizza", en: "No pizza here" },
}
