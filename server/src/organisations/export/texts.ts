import type { Language } from "@skorpe/core/domain/language"
import type { PaymentType } from "@skorpe/core/domain/order"

interface ExportTexts {
  readonly number: string
  readonly date: string
  readonly time: string
  readonly store: string
  readonly orderer: string
  readonly note: string
  readonly payment: string
  readonly net: string
  readonly tax: string
  readonly gross: string
  readonly taxAt: (percent: number) => string
  readonly former: string
  readonly payments: Readonly<Record<PaymentType, string>>
}

/** The words of an organisation's exported orders. */
export const exportTexts: Readonly<Record<Language, ExportTexts>> = {
  nb: {
    number: "Bestilling",
    date: "Dato",
    time: "Klokkeslett",
    store: "Butikk",
    orderer: "Bestilt av",
    note: "Merking",
    payment: "Betaling",
    net: "Netto",
    tax: "Mva.",
    gross: "Brutto",
    taxAt: (percent) => `Herav mva. ${percent} %`,
    former: "En tidligere kollega",
    payments: { B2B: "Faktura", INSTORE: "I butikken", ADYEN: "På nett" },
  },
  sv: {
    number: "Beställning",
    date: "Datum",
    time: "Klockslag",
    store: "Butik",
    orderer: "Beställd av",
    note: "Märkning",
    payment: "Betalning",
    net: "Netto",
    tax: "Moms",
    gross: "Brutto",
    taxAt: (percent) => `Varav moms ${percent} %`,
    former: "En tidigare kollega",
    payments: { B2B: "Faktura", INSTORE: "I butiken", ADYEN: "På nätet" },
  },
  en: {
    number: "Order",
    date: "Date",
    time: "Time",
    store: "Store",
    orderer: "Ordered by",
    note: "Reference",
    payment: "Payment",
    net: "Net",
    tax: "VAT",
    gross: "Gross",
    taxAt: (percent) => `Of which VAT ${percent} %`,
    former: "A former colleague",
    payments: { B2B: "On account", INSTORE: "In the store", ADYEN: "Online" },
  },
}
