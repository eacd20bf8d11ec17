import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the logged-out screen. */
export const loggedOutTexts = defineTexts("loggedOut", {
  title: { nb: "Du er logget ut", sv: "Du är utloggad", en: "You are logged out" },
  deletedTitle: { nb: "Kontoen er slettet", sv: "Kontot är raderat", en: "Your account is deleted" },
  deleted: {
    nb: "Takk for denne gangen. Du kan bestille uten konto når du vil.",
    sv: "Tack för den här gången. Du kan beställa utan konto när du vill.",
    en: "Thank you for your visits. You can order without an account whenever you like.",
  },
  text: {
    nb: "Handlevognen din ligger der fortsatt.",
    sv: "Din varukorg finns kvar.",
    en: "Your cart is still there.",
  },
  over: {
    nb: "Innloggingen din gjelder ikke lenger. Logg inn igjen for å fortsette.",
    sv: "Din inloggning gäller inte längre. Logga in igen för att fortsätta.",
    en: "Your login no longer holds. Log in again to carry on.",
  },
  linkWorks: {
    nb: "Lenken du åpnet, virker uten innlogging.",
    sv: "Länken som du öppnade fungerar utan inloggning.",
    en: "The link that you opened works without a login.",
  },
  toPassword: { nb: "Velg nytt passord", sv: "Välj nytt lösenord", en: "Choose a new password" },
  login: { nb: "Logg inn", sv: "Logga in", en: "Log in" },
  toFront: { nb: "Til forsiden", sv: "Till startsidan", en: "To the front page" },
})
