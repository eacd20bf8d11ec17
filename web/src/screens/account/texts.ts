import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the customer's own page. */
export const accountTexts = defineTexts("account", {
  title: { nb: "Min side", sv: "Min sida", en: "My page" },
  loading: { nb: "Henter siden din …", sv: "Hämtar din sida …", en: "Loading your page …" },
  guest: {
    nb: "Logg inn for å se hvem du er for oss.",
    sv: "Logga in för att se vem du är för oss.",
    en: "Log in to see who you are to us.",
  },
  login: { nb: "Logg inn", sv: "Logga in", en: "Log in" },
  name: { nb: "Navn", sv: "Namn", en: "Name" },
  phone: { nb: "Telefon", sv: "Telefon", en: "Phone" },
  email: { nb: "E-post", sv: "E-post", en: "E-mail" },
  birthdate: { nb: "Fødselsdag", sv: "Födelsedag", en: "Birthday" },
  language: { nb: "Språk", sv: "Språk", en: "Language" },
  none: { nb: "Ikke oppgitt", sv: "Inte angivet", en: "Not given" },
  edit: { nb: "Endre profilen", sv: "Ändra profilen", en: "Edit your profile" },
  saved: { nb: "Profilen er lagret.", sv: "Profilen är sparad.", en: "Your profile is saved." },
  changePassword: { nb: "Bytt passord", sv: "Byt lösenord", en: "Change your password" },
  logOut: { nb: "Logg ut", sv: "Logga ut", en: "Log out" },
})
