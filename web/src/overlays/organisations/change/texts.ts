import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the forms that change an organisation and its members, and of what goes wrong there. */
export const changeTexts = defineTexts("organisationChange", {
  name: { nb: "Bedriftens navn", sv: "Företagets namn", en: "The company’s name" },
  perOrder: { nb: "Grense for én bestilling", sv: "Gräns för en beställning", en: "Limit for one order" },
  perMonth: { nb: "Grense for en måned", sv: "Gräns för en månad", en: "Limit for a month" },
  inKroner: { nb: "kroner", sv: "kronor", en: "kroner" },
  limitHint: {
    nb: "Tomt felt: bare grensene som vi har godkjent.",
    sv: "Tomt fält: bara gränserna som vi har godkänt.",
    en: "Left empty: only the limits that we approved.",
  },
  memberLimitHint: {
    nb: "Tomt felt: bare bedriftens grenser.",
    sv: "Tomt fält: bara företagets gränser.",
    en: "Left empty: only the company’s limits.",
  },
  approvedLimits: {
    nb: "Vi har godkjent {{perOrder}} for én bestilling og {{perMonth}} for en måned.",
    sv: "Vi har godkänt {{perOrder}} för en beställning och {{perMonth}} för en månad.",
    en: "We approved {{perOrder}} for one order and {{perMonth}} for a month.",
  },
  atPage: {
    nb: "Administratorer endrer bedriften fra bedriftens egen side.",
    sv: "Administratörer ändrar företaget från företagets egen sida.",
    en: "Administrators change the company from the company’s own page.",
  },
  toPage: { nb: "Til bedriften", sv: "Till företaget", en: "To the company" },
  save: { nb: "Lagre", sv: "Spara", en: "Save" },
  saving: { nb: "Lagrer …", sv: "Sparar …", en: "Saving …" },
  cancel: { nb: "Avbryt", sv: "Avbryt", en: "Cancel" },
  nameFault: {
    nb: "Skriv bedriftens navn, med høyst 100 tegn og uten nettadresse.",
    sv: "Skriv företagets namn, med högst 100 tecken och utan webbadress.",
    en: "Type the company’s name, in at most 100 characters and without a web address.",
  },
  amountFault: {
    nb: "Skriv grensene i kroner, for eksempel 5000.",
    sv: "Skriv gränserna i kronor, till exempel 5000.",
    en: "Type the limits in kroner, such as 5000.",
  },
  contactFault: {
    nb: "Skriv et telefonnummer eller en e-postadresse.",
    sv: "Skriv ett telefonnummer eller en e-postadress.",
    en: "Type a phone number or an e-mail address.",
  },
  phoneFault: {
    nb: "Telefonnummeret er ikke riktig skrevet.",
    sv: "Telefonnumret är inte rätt skrivet.",
    en: "The phone number is not written correctly.",
  },
  emailFault: {
    nb: "E-postadressen er ikke gyldig.",
    sv: "E-postadressen är inte giltig.",
    en: "The e-mail address is not valid.",
  },
  lastAdministrator: {
    nb: "Bedriften må ha minst én administrator. Gjør en annen til administrator først.",
    sv: "Företaget måste ha minst en administratör. Gör någon annan till administratör först.",
    en: "The company must have at least one administrator. Make somebody else one first.",
  },
  isMember: {
    nb: "Denne personen er allerede med i bedriften.",
    sv: "Den här personen är redan med i företaget.",
    en: "This person already belongs to the company.",
  },
  tooMany: {
    nb: "Dere har sendt så mange invitasjoner som dere kan i dag. Fortsett i morgen.",
    sv: "Ni har skickat så många inbjudningar som ni kan i dag. Fortsätt i morgon.",
    en: "You have sent as many invitations as you can today. Go on tomorrow.",
  },
  gone: {
    nb: "Noen andre har endret dette i mellomtiden. Her ser du hvordan det er nå.",
    sv: "Någon annan har ändrat det här under tiden. Här ser du hur det är nu.",
    en: "Somebody else changed this meanwhile. Here is how it is now.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Det du skrev, står her fortsatt: prøv igjen.",
    sv: "Vi fick inget svar. Det du skrev står kvar: försök igen.",
    en: "We got no answer. What you typed is still here: try again.",
  },
  refused: {
    nb: "Det ble ikke endret. Se over det du skrev.",
    sv: "Det ändrades inte. Kontrollera vad du skrev.",
    en: "It was not changed. Check what you typed.",
  },
})
