import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the choice of day and time. */
export const timeTexts = defineTexts("time", {
  when: { nb: "Når vil du ha maten?", sv: "När vill du ha maten?", en: "When would you like your food?" },
  now: { nb: "Så snart som mulig", sv: "Så snart som möjligt", en: "As soon as possible" },
  today: { nb: "Senere i dag", sv: "Senare i dag", en: "Later today" },
  tomorrow: { nb: "I morgen", sv: "I morgon", en: "Tomorrow" },
  chooseDay: { nb: "Velg dag", sv: "Välj dag", en: "Choose a day" },
  clock: { nb: "Klokken", sv: "Klockan", en: "Time" },
  finding: { nb: "Henter ledige tider …", sv: "Hämtar lediga tider …", en: "Finding the available times …" },
})
