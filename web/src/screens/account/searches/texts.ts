import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the search history on the customer's own page. */
export const searchesTexts = defineTexts("searches", {
  title: { nb: "Sist søkt", sv: "Senast sökt", en: "Searched lately" },
  lead: {
    nb: "Bare denne enheten husker hva du har søkt etter på menyen.",
    sv: "Bara den här enheten minns vad du har sökt efter på menyn.",
    en: "Only this device remembers what you have searched the menu for.",
  },
  none: {
    nb: "Du har ikke søkt på menyen, eller enheten har glemt det.",
    sv: "Du har inte sökt på menyn, eller så har enheten glömt det.",
    en: "You have not searched the menu, or the device has forgotten it.",
  },
  forget: { nb: "Glem søkene", sv: "Glöm sökningarna", en: "Forget these searches" },
})
