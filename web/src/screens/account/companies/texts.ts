import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the customer's companies on their own page. */
export const companiesTexts = defineTexts("companies", {
  title: { nb: "Bedrifter", sv: "Företag", en: "Companies" },
  none: {
    nb: "Bestiller du for jobben? Registrer bedriften, så går regningen dit.",
    sv: "Beställer du för jobbet? Registrera företaget, så går räkningen dit.",
    en: "Ordering for work? Sign up your company, and the bill goes there.",
  },
  off: { nb: "(slått av)", sv: "(avstängd)", en: "(switched off)" },
  invitedTitle: { nb: "Du er invitert", sv: "Du är inbjuden", en: "You are invited" },
  invited: {
    nb: "Bli med, så kan du bestille for bedriften som inviterte deg.",
    sv: "Gå med, så kan du beställa för företaget som bjöd in dig.",
    en: "Join, and you can order for the company that invited you.",
  },
  invitedGuest: {
    nb: "Logg inn med nummeret eller adressen som fikk invitasjonen. Så kan du bli med.",
    sv: "Logga in med numret eller adressen som fick inbjudan. Sedan kan du gå med.",
    en: "Log in with the number or the address that got the invitation. Then you can join.",
  },
  join: { nb: "Bli med", sv: "Gå med", en: "Join" },
  joining: { nb: "Blir med …", sv: "Går med …", en: "Joining …" },
  unanswered: {
    nb: "Vi fikk ikke svar. Prøv igjen.",
    sv: "Vi fick inget svar. Försök igen.",
    en: "We got no answer. Try again.",
  },
  joined: {
    nb: "Du er med i {{name}}, og kan velge bedriften når du bestiller.",
    sv: "Du är med i {{name}}, och kan välja företaget när du beställer.",
    en: "You belong to {{name}}, and can choose the company when you order.",
  },
  open: { nb: "Åpne bedriften", sv: "Öppna företaget", en: "Open the company" },
  notTheirs: {
    nb: "Invitasjonen gjelder et annet nummer eller en annen adresse enn din. Be om en ny til ditt.",
    sv: "Inbjudan gäller ett annat nummer eller en annan adress än din. Be om en ny till ditt.",
    en: "The invitation is for another number or address than yours. Ask for one to yours.",
  },
  over: {
    nb: "Invitasjonen gjelder ikke lenger. Be administratoren om en ny.",
    sv: "Inbjudan gäller inte längre. Be administratören om en ny.",
    en: "The invitation is no longer valid. Ask the administrator for another.",
  },
  used: {
    nb: "Invitasjonen er allerede brukt.",
    sv: "Inbjudan är redan använd.",
    en: "The invitation has been used.",
  },
  refused: {
    nb: "Du kunne ikke bli med. Be administratoren om en ny invitasjon.",
    sv: "Du kunde inte gå med. Be administratören om en ny inbjudan.",
    en: "You could not join. Ask the administrator for another invitation.",
  },
  signUp: { nb: "Registrer bedrift", sv: "Registrera företag", en: "Sign up a company" },
})
