import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of an organisation's orders. */
export const companyOrdersTexts = defineTexts("organisationOrders", {
  title: { nb: "Bestillinger", sv: "Beställningar", en: "Orders" },
  loading: { nb: "Henter bestillingene …", sv: "Hämtar beställningarna …", en: "Loading the orders …" },
  failed: {
    nb: "Vi fikk ikke hentet bestillingene.",
    sv: "Vi kunde inte hämta beställningarna.",
    en: "The orders could not be loaded.",
  },
  none: {
    nb: "Her står bedriftens bestillinger.",
    sv: "Här står företagets beställningar.",
    en: "The company’s orders are listed here.",
  },
  export: { nb: "Last ned til regnskapet", sv: "Ladda ner till bokföringen", en: "Download for bookkeeping" },
  exporting: { nb: "Bestillinger til regnskapet", sv: "Beställningar till bokföringen", en: "Orders for bookkeeping" },
  exportHelp: {
    nb: "En fil for Excel med det som er betalt eller skal betales: netto, mva. og brutto for hver bestilling.",
    sv: "En fil för Excel med det som är betalt eller ska betalas: netto, moms och brutto för varje beställning.",
    en: "A file for Excel with what is paid or due: net, VAT and gross of each order.",
  },
  period: { nb: "Måned eller år", sv: "Månad eller år", en: "Month or year" },
  wholeYear: { nb: "Hele {{year}}", sv: "Hela {{year}}", en: "All of {{year}}" },
  download: { nb: "Last ned filen", sv: "Ladda ner filen", en: "Download the file" },
  close: { nb: "Lukk", sv: "Stäng", en: "Close" },
  older: { nb: "Vis eldre", sv: "Visa äldre", en: "Show older" },
  order: { nb: "Bestilling {{number}}", sv: "Beställning {{number}}", en: "Order {{number}}" },
  at: {
    nb: "{{date}} kl. {{time}}, {{store}}",
    sv: "{{date}} kl. {{time}}, {{store}}",
    en: "{{date}} at {{time}}, {{store}}",
  },
  line: { nb: "{{quantity}} × {{name}}", sv: "{{quantity}} × {{name}}", en: "{{quantity}} × {{name}}" },
  by: { nb: "Bestilt av {{name}}", sv: "Beställd av {{name}}", en: "Ordered by {{name}}" },
  byFormer: {
    nb: "Bestilt av en tidligere kollega",
    sv: "Beställd av en tidigare kollega",
    en: "Ordered by a former colleague",
  },
  note: { nb: "Merking: {{note}}", sv: "Märkning: {{note}}", en: "Reference: {{note}}" },
})
