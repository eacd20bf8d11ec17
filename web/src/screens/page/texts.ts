import { defineTexts } from "../../texts/defineTexts.ts"

/** The titles of the text pages, and texts around their articles. */
export const pageTexts = defineTexts("pages", {
  contact: { nb: "Kontakt", sv: "Kontakt", en: "Contact" },
  company: { nb: "Bedrift", sv: "Företag", en: "For companies" },
  jobs: { nb: "Jobb hos oss", sv: "Jobba hos oss", en: "Work with us" },
  franchise: { nb: "Franchise", sv: "Franchise", en: "Franchise" },
  faq: { nb: "Spørsmål og svar", sv: "Frågor och svar", en: "Questions and answers" },
  allergens: { nb: "Allergener", sv: "Allergener", en: "Allergens" },
  terms: { nb: "Brukervilkår", sv: "Användarvillkor", en: "Terms of use" },
  privacy: { nb: "Personvern og informasjonskapsler", sv: "Sekretess och cookies", en: "Privacy and cookies" },
  onThisPage: { nb: "På denne siden", sv: "På den här sidan", en: "On this page" },
  changeConsent: { nb: "Endre valget ditt", sv: "Ändra ditt val", en: "Change your choice" },
  membership: { nb: "Medlemsvilkår", sv: "Medlemsvillkor", en: "Membership terms" },
  studentDiscount: { nb: "Studentrabatt", sv: "Studentrabatt", en: "Student discount" },
})
