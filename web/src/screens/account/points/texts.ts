import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the customer's points and discounts. */
export const pointsTexts = defineTexts("points", {
  title: { nb: "Poeng og rabatter", sv: "Poäng och rabatter", en: "Points and discounts" },
  points: {
    nb: { one: "{{count}} poeng", other: "{{count}} poeng" },
    sv: { one: "{{count}} poäng", other: "{{count}} poäng" },
    en: { one: "{{count}} point", other: "{{count}} points" },
  },
  missing: {
    nb: { one: "{{count}} poeng igjen til {{reward}} av.", other: "{{count}} poeng igjen til {{reward}} av." },
    sv: { one: "{{count}} poäng kvar till {{reward}} rabatt.", other: "{{count}} poäng kvar till {{reward}} rabatt." },
    en: { one: "{{count}} point left to {{reward}} off.", other: "{{count}} points left to {{reward}} off." },
  },
  enough: {
    nb: "Nok til {{reward}} av. Du blir spurt når du bestiller.",
    sv: "Tillräckligt för {{reward}} rabatt. Du får frågan när du beställer.",
    en: "Enough for {{reward}} off. You are asked when you order.",
  },
  notEarning: {
    nb: "Du samler ikke poeng, for du har ikke godtatt medlemsvilkårene.",
    sv: "Du samlar inga poäng, för du har inte godkänt medlemsvillkoren.",
    en: "You are not collecting points, because you have not accepted the membership terms.",
  },
  showHistory: { nb: "Hvor poengene kommer fra", sv: "Var poängen kommer ifrån", en: "Where your points come from" },
  historyLoading: { nb: "Henter poengene …", sv: "Hämtar poängen …", en: "Loading your points …" },
  historyFailed: {
    nb: "Vi fikk ikke hentet hvor poengene kommer fra.",
    sv: "Vi kunde inte hämta var poängen kommer ifrån.",
    en: "Where your points come from could not be loaded.",
  },
  history: { nb: "Poeng inn og ut", sv: "Poäng in och ut", en: "Points in and out" },
  noHistory: {
    nb: "Poeng kommer når en bestilling er levert eller hentet.",
    sv: "Poäng kommer när en beställning är levererad eller hämtad.",
    en: "Points come when an order is delivered or collected.",
  },
  opening: { nb: "Fra før", sv: "Sedan tidigare", en: "From before" },
  earned: { nb: "Samlet", sv: "Samlade", en: "Collected" },
  spent: { nb: "Brukt", sv: "Använda", en: "Spent" },
  returned: { nb: "Tilbake", sv: "Tillbaka", en: "Given back" },
  ofOrder: { nb: "Bestilling {{number}}", sv: "Beställning {{number}}", en: "Order {{number}}" },
  accept: { nb: "Godta vilkårene", sv: "Godkänn villkoren", en: "Accept the terms" },
  accepting: { nb: "Lagrer …", sv: "Sparar …", en: "Saving …" },
  terms: { nb: "Les vilkårene", sv: "Läs villkoren", en: "Read the terms" },
  recruit: { nb: "Verv en venn", sv: "Värva en vän", en: "Recruit a friend" },
  deals: { nb: "Se tilbud og rabatter", sv: "Se erbjudanden och rabatter", en: "See deals and discounts" },
})
