import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of where a customer is logged in. */
export const loginsTexts = defineTexts("logins", {
  title: { nb: "Her er du logget inn", sv: "Här är du inloggad", en: "Where you are logged in" },
  loading: { nb: "Henter innloggingene dine …", sv: "Hämtar dina inloggningar …", en: "Loading your logins …" },
  failed: {
    nb: "Vi fikk ikke hentet innloggingene dine.",
    sv: "Vi kunde inte hämta dina inloggningar.",
    en: "Your logins could not be loaded.",
  },
  here: { nb: "Denne enheten", sv: "Den här enheten", en: "This device" },
  lately: { nb: "Brukt den siste timen", sv: "Använd den senaste timmen", en: "Used in the last hour" },
  used: {
    nb: { one: "Sist brukt for {{count}} time siden", other: "Sist brukt for {{count}} timer siden" },
    sv: { one: "Senast använd för {{count}} timme sedan", other: "Senast använd för {{count}} timmar sedan" },
    en: { one: "Last used {{count}} hour ago", other: "Last used {{count}} hours ago" },
  },
  end: { nb: "Logg ut", sv: "Logga ut", en: "Log out" },
  endOf: { nb: "Logg ut av {{device}}", sv: "Logga ut från {{device}}", en: "Log out of {{device}}" },
  endOthers: {
    nb: "Logg ut alle andre steder",
    sv: "Logga ut överallt annars",
    en: "Log out everywhere else",
  },
  ending: { nb: "Logger ut …", sv: "Loggar ut …", en: "Logging out …" },
  unended: {
    nb: "Vi fikk ikke svar. Du er fortsatt logget inn der. Prøv igjen.",
    sv: "Vi fick inget svar. Du är fortfarande inloggad där. Försök igen.",
    en: "There was no answer. You are still logged in there. Try again.",
  },
})
