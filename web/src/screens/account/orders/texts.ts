import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the customer's orders. */
export const ordersTexts = defineTexts("orders", {
  title: { nb: "Bestillinger", sv: "Beställningar", en: "Orders" },
  loading: { nb: "Henter bestillingene dine …", sv: "Hämtar dina beställningar …", en: "Loading your orders …" },
  failed: {
    nb: "Vi fikk ikke hentet bestillingene dine.",
    sv: "Vi kunde inte hämta dina beställningar.",
    en: "Your orders could not be loaded.",
  },
  none: {
    nb: "Her står bestillingene dine når du har bestilt.",
    sv: "Här står dina beställningar när du har beställt.",
    en: "Your orders are listed here once you have ordered.",
  },
  older: { nb: "Vis eldre", sv: "Visa äldre", en: "Show older" },
  order: { nb: "Bestilling {{number}}", sv: "Beställning {{number}}", en: "Order {{number}}" },
  at: {
    nb: "{{date}} kl. {{time}}, {{store}}",
    sv: "{{date}} kl. {{time}}, {{store}}",
    en: "{{date}} at {{time}}, {{store}}",
  },
  status: {
    nb: "Nummer {{number}} · {{status}}",
    sv: "Nummer {{number}} · {{status}}",
    en: "Number {{number}} · {{status}}",
  },
  underWay: { nb: "underveis", sv: "på gång", en: "under way" },
  awaitingPayment: { nb: "ikke betalt", sv: "inte betald", en: "not paid" },
  collected: { nb: "hentet", sv: "hämtad", en: "picked up" },
  delivered: { nb: "levert", sv: "levererad", en: "delivered" },
  cancelled: { nb: "avbestilt", sv: "avbeställd", en: "cancelled" },
  refused: { nb: "avslått av butikken", sv: "avböjd av butiken", en: "refused by the store" },
  details: { nb: "Se bestillingen", sv: "Se beställningen", en: "See the order" },
  receipt: { nb: "Kvittering", sv: "Kvitto", en: "Receipt" },
  receiptOf: {
    nb: "Kvittering for bestilling {{number}}",
    sv: "Kvitto för beställning {{number}}",
    en: "Receipt of order {{number}}",
  },
  follow: { nb: "Følg bestillingen", sv: "Följ beställningen", en: "Follow the order" },
})
