import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of a company's sign-up. */
export const signUpTexts = defineTexts("organisationSignUp", {
  guest: {
    nb: "Logg inn først: den som registrerer bedriften, blir administrator for den.",
    sv: "Logga in först: den som registrerar företaget blir dess administratör.",
    en: "Log in first: whoever signs up the company becomes its administrator.",
  },
  login: { nb: "Logg inn", sv: "Logga in", en: "Log in" },
  lead: {
    nb: "Du blir administrator, inviterer kolleger og ser hva som bestilles. Når vi har godkjent bedriften, går regningen dit.",
    sv: "Du blir administratör, bjuder in kolleger och ser vad som beställs. När vi har godkänt företaget går räkningen dit.",
    en: "You become the administrator, invite colleagues and see what is ordered. Once we have approved the company, the bill goes there.",
  },
  name: { nb: "Bedriftens navn", sv: "Företagets namn", en: "The company’s name" },
  number: { nb: "Organisasjonsnummer", sv: "Organisationsnummer", en: "Company number" },
  nineDigitsModulo11: {
    nb: "Ni sifre, slik de står i Brønnøysundregistrene.",
    sv: "Nio siffror, som de står i Brønnøysundregistren.",
    en: "Nine digits, as in the Brønnøysund registers.",
  },
  tenDigitsLuhn: {
    nb: "Ti sifre, slik de står hos Bolagsverket.",
    sv: "Tio siffror, som de står hos Bolagsverket.",
    en: "Ten digits, as in the register of Bolagsverket.",
  },
  looking: { nb: "Ser etter bedriften …", sv: "Letar efter företaget …", en: "Looking for the company …" },
  found: { nb: "Bestiller hos oss allerede", sv: "Beställer redan hos oss", en: "Already ordering with us" },
  foundHelp: {
    nb: "Er det din? Be en administrator der invitere deg. Du får en lenke på SMS eller e-post.",
    sv: "Är det ditt? Be en administratör där bjuda in dig. Du får en länk via sms eller e-post.",
    en: "Is it yours? Ask an administrator there to invite you. You get a link by SMS or e-mail.",
  },
  numberTaken: {
    nb: "En bedrift med dette nummeret er allerede registrert. En administrator der kan invitere deg.",
    sv: "Ett företag med det här numret är redan registrerat. En administratör där kan bjuda in dig.",
    en: "A company with this number is already registered. An administrator there can invite you.",
  },
  nameFault: {
    nb: "Skriv bedriftens navn, med høyst 100 tegn og uten nettadresse.",
    sv: "Skriv företagets namn, med högst 100 tecken och utan webbadress.",
    en: "Type the company’s name, in at most 100 characters and without a web address.",
  },
  numberFault: {
    nb: "Dette er ikke et organisasjonsnummer. Se over sifrene.",
    sv: "Det här är inget organisationsnummer. Kontrollera siffrorna.",
    en: "This is not a company number. Check the digits.",
  },
  taken: {
    nb: "Bedriften er allerede registrert. Be en administrator der invitere deg, eller spør oss hvem det er.",
    sv: "Företaget är redan registrerat. Be en administratör där bjuda in dig, eller fråga oss vem det är.",
    en: "The company is already registered. Ask an administrator there to invite you, or ask us who that is.",
  },
  invalid: {
    nb: "Vi kan ikke registrere en bedrift med dette navnet og nummeret. Se over begge.",
    sv: "Vi kan inte registrera ett företag med det här namnet och numret. Kontrollera båda.",
    en: "We cannot sign up a company with this name and number. Check both.",
  },
  tooMany: {
    nb: "Du har registrert så mange bedrifter som du kan på en dag. Fortsett i morgen.",
    sv: "Du har registrerat så många företag som du kan på en dag. Fortsätt i morgon.",
    en: "You have signed up as many companies as you can in a day. Go on tomorrow.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Det du skrev, står her fortsatt: prøv igjen.",
    sv: "Vi fick inget svar. Det du skrev står kvar: försök igen.",
    en: "We got no answer. What you typed is still here: try again.",
  },
  refused: {
    nb: "Bedriften ble ikke registrert. Vi hjelper deg gjerne.",
    sv: "Företaget blev inte registrerat. Vi hjälper dig gärna.",
    en: "The company was not signed up. We are glad to help.",
  },
  contact: { nb: "Kontakt oss", sv: "Kontakta oss", en: "Contact us" },
  signUp: { nb: "Registrer bedriften", sv: "Registrera företaget", en: "Sign up the company" },
  sending: { nb: "Registrerer …", sv: "Registrerar …", en: "Signing up …" },
  done: { nb: "{{name}} er registrert", sv: "{{name}} är registrerat", en: "{{name}} is signed up" },
  doneLead: {
    nb: "Du er administrator, og kan velge bedriften når du bestiller.",
    sv: "Du är administratör, och kan välja företaget när du beställer.",
    en: "You are its administrator, and can choose the company when you order.",
  },
  orderFor: { nb: "Bestill for bedriften", sv: "Beställ för företaget", en: "Order for the company" },
  waiting: {
    nb: "Vi ser på bedriften og godkjenner den for regning. Til da betaler dere i butikken.",
    sv: "Vi tittar på företaget och godkänner det för faktura. Till dess betalar ni i butiken.",
    en: "We look at the company and approve it for ordering on account. Until then you pay in the store.",
  },
  open: { nb: "Åpne bedriften", sv: "Öppna företaget", en: "Open the company" },
})
