import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the form with which a customer changes their profile. */
export const profileTexts = defineTexts("profile", {
  firstName: { nb: "Fornavn", sv: "Förnamn", en: "First name" },
  lastName: { nb: "Etternavn", sv: "Efternamn", en: "Last name" },
  email: { nb: "E-post", sv: "E-post", en: "E-mail" },
  emailHint: {
    nb: "Hit kommer lenken til et nytt passord.",
    sv: "Hit skickas länken till ett nytt lösenord.",
    en: "The link to a new password goes here.",
  },
  optional: { nb: "(valgfritt)", sv: "(valfritt)", en: "(optional)" },
  birthdate: { nb: "Fødselsdag", sv: "Födelsedag", en: "Birthday" },
  birthdateHint: { nb: "For eksempel 27 3 1986", sv: "Till exempel 27 3 1986", en: "For example 27 3 1986" },
  birthDay: { nb: "Dag", sv: "Dag", en: "Day" },
  birthMonth: { nb: "Måned", sv: "Månad", en: "Month" },
  birthYear: { nb: "År", sv: "År", en: "Year" },
  language: { nb: "Språk i meldinger fra oss", sv: "Språk i meddelanden från oss", en: "Language of our messages" },
  save: { nb: "Lagre", sv: "Spara", en: "Save" },
  saving: { nb: "Lagrer …", sv: "Sparar …", en: "Saving …" },
  cancel: { nb: "Avbryt", sv: "Avbryt", en: "Cancel" },
  lackFirstName: { nb: "Skriv fornavnet ditt.", sv: "Skriv ditt förnamn.", en: "Please write your first name." },
  lackLastName: { nb: "Skriv etternavnet ditt.", sv: "Skriv ditt efternamn.", en: "Please write your last name." },
  lackEmail: {
    nb: "Dette er ingen e-postadresse.",
    sv: "Det här är ingen e-postadress.",
    en: "This is not an e-mail address.",
  },
  emailTaken: {
    nb: "En annen konto bruker denne adressen.",
    sv: "Ett annat konto använder den här adressen.",
    en: "Another account uses this address.",
  },
  lackBirthdate: {
    nb: "Skriv en dag som finnes: dag og måned med tall, og året med fire sifre.",
    sv: "Skriv en dag som finns: dag och månad med siffror och året med fyra siffror.",
    en: "Write a day that exists: day and month as numbers, and the year with four digits.",
  },
  unborn: {
    nb: "Denne dagen har ikke vært ennå.",
    sv: "Den dagen har inte varit ännu.",
    en: "That day has not been yet.",
  },
  tooYoung: {
    nb: "Du må være fylt {{age}} år for å ha en konto.",
    sv: "Du måste ha fyllt {{age}} år för att ha ett konto.",
    en: "You have to be at least {{age}} years old to have an account.",
  },
  busy: {
    nb: "Det ble for mange forsøk i dag. Prøv igjen i morgen.",
    sv: "Det blev för många försök i dag. Försök igen i morgon.",
    en: "That was too many tries for today. Try again tomorrow.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Se om du er på nett, og prøv igjen.",
    sv: "Vi fick inget svar. Se om du är uppkopplad och försök igen.",
    en: "There was no answer. See whether you are online, and try again.",
  },
  refused: {
    nb: "Vi fikk ikke lagret dette. Se over feltene, og prøv igjen.",
    sv: "Vi kunde inte spara det här. Se över fälten och försök igen.",
    en: "This could not be saved. Check the fields, and try again.",
  },
})
