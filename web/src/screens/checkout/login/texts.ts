import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the login at the checkout. */
export const logInTexts = defineTexts("logInHere", {
  member: {
    nb: "Har du en konto? Da fyller vi ut resten.",
    sv: "Har du ett konto? Då fyller vi i resten.",
    en: "Have an account? Then we fill in the rest.",
  },
  logIn: { nb: "Logg inn", sv: "Logga in", en: "Log in" },
  goOnWithout: {
    nb: "Fortsett uten å logge inn",
    sv: "Fortsätt utan att logga in",
    en: "Go on without logging in",
  },
  unknown: {
    nb: "{{phone}} har ingen konto ennå. Bli medlem og kom tilbake hit, eller bestill uten konto.",
    sv: "{{phone}} har inget konto ännu. Bli medlem och kom tillbaka hit, eller beställ utan konto.",
    en: "{{phone}} has no account yet. Become a member and come back here, or order without an account.",
  },
  register: { nb: "Bli medlem", sv: "Bli medlem", en: "Become a member" },
})
