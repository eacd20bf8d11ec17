import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the change of a customer's number. */
export const numberTexts = defineTexts("number", {
  change: { nb: "Bytt nummer", sv: "Byt nummer", en: "Change your number" },
  title: { nb: "Nytt telefonnummer", sv: "Nytt telefonnummer", en: "New phone number" },
  hint: {
    nb: "Vi sender en kode på SMS til det nye nummeret.",
    sv: "Vi skickar en kod på sms till det nya numret.",
    en: "We send a code by text message to the new number.",
  },
  number: { nb: "Nytt nummer", sv: "Nytt nummer", en: "New number" },
  get: { nb: "Få en kode", sv: "Få en kod", en: "Get a code" },
  keep: { nb: "Behold nummeret", sv: "Behåll numret", en: "Keep my number" },
  same: {
    nb: "Det er nummeret du har.",
    sv: "Det är numret du har.",
    en: "That is the number you have.",
  },
  take: { nb: "Bytt til dette nummeret", sv: "Byt till det här numret", en: "Change to this number" },
  taking: { nb: "Bytter nummer …", sv: "Byter nummer …", en: "Changing your number …" },
  another: { nb: "Et annet nummer", sv: "Ett annat nummer", en: "Another number" },
  changed: {
    nb: "Nummeret er byttet. Du er logget ut på andre enheter.",
    sv: "Numret är bytt. Du är utloggad på andra enheter.",
    en: "Your number is changed. You are logged out on other devices.",
  },
})
