import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the customer's companies on their own page. */
export const companiesTexts = defineTexts("companies", {
  title: { nb: "Bedrifter", sv: "Företag", en: "Companies" },
  none: {
    nb: "Bestiller du for jobben? Registrer bedriften, så går regningen dit.",
    sv: "Beställer du för jobbet? Registrera företaget, så går räkningen dit.",
    en: "Ordering for work? Sign up your company, and the bill goes there.",
  },
  unnamed: { nb: "Bedriften min", sv: "Mitt företag", en: "My company" },
  signUp: { nb: "Registrer bedrift", sv: "Registrera företag", en: "Sign up a company" },
})
