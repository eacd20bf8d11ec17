import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the logged-out screen. */
export const loggedOutTexts = defineTexts("loggedOut", {
  title: { nb: "Du er logget ut", sv: "Du är utloggad", en: "You are logged out" },
  text: {
    nb: "Handlevognen din ligger der fortsatt.",
    sv: "Din varukorg finns kvar.",
    en: "Your cart is still there.",
  },
  toFront: { nb: "Til forsiden", sv: "Till startsidan", en: "To the front page" },
})
