import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of codes on their way into the cart and out of it. */
export const codeTexts = defineTexts("codes", {
  checking: { nb: "Sjekker koden …", sv: "Kollar koden …", en: "Checking the code …" },
  waiting: {
    nb: "Koden er gyldig. Den teller når du legger noe i handlevognen.",
    sv: "Koden är giltig. Den räknas när du lägger något i varukorgen.",
    en: "The code is valid. It counts once there is something in the cart.",
  },
  unreached: {
    nb: "Vi når ikke butikken. Koden sjekkes når vi gjør det.",
    sv: "Vi når inte butiken. Koden kontrolleras när vi gör det.",
    en: "We can’t reach the store. The code is checked once we do.",
  },
  notTogether: {
    nb: "Koden kan ikke brukes sammen med {{others}}.",
    sv: "Koden kan inte användas tillsammans med {{others}}.",
    en: "The code can’t be used together with {{others}}.",
  },
  insteadOf: {
    nb: "Bruk den i stedet for {{others}}",
    sv: "Använd den i stället för {{others}}",
    en: "Use it instead of {{others}}",
  },
  logIn: { nb: "Logg inn eller bli medlem", sv: "Logga in eller bli medlem", en: "Log in or become a member" },
  toDelivery: { nb: "Få det levert i stedet", sv: "Få det levererat i stället", en: "Have it delivered instead" },
  toCarryout: { nb: "Hent selv i stedet", sv: "Hämta själv i stället", en: "Collect it instead" },
  lapsed: {
    nb: "{{codes}} passer ikke lenger til det som ligger i handlevognen.",
    sv: "{{codes}} passar inte längre till det som ligger i varukorgen.",
    en: "{{codes}} no longer fits what is in the cart.",
  },
  undo: { nb: "Angre", sv: "Ångra", en: "Undo" },
  undoOf: {
    nb: "Angre, og få tilbake {{codes}}",
    sv: "Ångra och få tillbaka {{codes}}",
    en: "Undo, and bring back {{codes}}",
  },
  removeCode: { nb: "Fjern koden {{code}}", sv: "Ta bort koden {{code}}", en: "Remove the code {{code}}" },
  remove: { nb: "Fjern {{code}}", sv: "Ta bort {{code}}", en: "Remove {{code}}" },
  added: { nb: "{{code}} er lagt til.", sv: "{{code}} är tillagd.", en: "{{code}} has been added." },
  notAdded: { nb: "{{code}} er ikke lagt til.", sv: "{{code}} är inte tillagd.", en: "{{code}} has not been added." },
})
