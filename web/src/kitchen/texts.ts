import { defineTexts } from "../texts/defineTexts.ts"

/** Texts of the kitchen's page: its frame, and what staff see before they see orders. */
export const kitchenTexts = defineTexts("kitchen", {
  title: { nb: "Kjøkken", sv: "Kök", en: "Kitchen" },
  starting: { nb: "Åpner …", sv: "Öppnar …", en: "Opening …" },
  keyTitle: { nb: "Lås opp kjøkkenet", sv: "Lås upp köket", en: "Unlock the kitchen" },
  key: { nb: "Ansattnøkkel", sv: "Personalnyckel", en: "Staff key" },
  keyHint: {
    nb: "Daglig leder har den. Den vises aldri på skjermen.",
    sv: "Butikschefen har den. Den visas aldrig på skärmen.",
    en: "The store’s manager has it. It is never shown on the screen.",
  },
  keep: { nb: "Husk nøkkelen", sv: "Kom ihåg nyckeln", en: "Remember the key" },
  keepTab: { nb: "Til fanen lukkes", sv: "Tills fliken stängs", en: "Until the tab is closed" },
  keepDevice: { nb: "På dette nettbrettet", sv: "På den här surfplattan", en: "On this tablet" },
  unlock: { nb: "Lås opp", sv: "Lås upp", en: "Unlock" },
  trying: { nb: "Prøver nøkkelen …", sv: "Provar nyckeln …", en: "Trying the key …" },
  wrongKey: {
    nb: "Nøkkelen er ikke riktig. Prøv igjen.",
    sv: "Nyckeln är inte rätt. Försök igen.",
    en: "The key is not right. Try again.",
  },
  unreachableKey: {
    nb: "Serveren svarte ikke. Er nettbrettet på nett?",
    sv: "Servern svarade inte. Är surfplattan uppkopplad?",
    en: "The server did not answer. Is the tablet online?",
  },
  storeTitle: { nb: "Hvilken butikk er dette?", sv: "Vilken butik är det här?", en: "Which store is this?" },
  loadingStores: { nb: "Henter butikkene …", sv: "Hämtar butikerna …", en: "Fetching the stores …" },
  orders: { nb: "Bestillinger", sv: "Beställningar", en: "Orders" },
  store: { nb: "Butikk", sv: "Butik", en: "Store" },
  money: { nb: "Penger", sv: "Pengar", en: "Money" },
  panels: { nb: "Visning", sv: "Vy", en: "View" },
  soundOn: { nb: "Lyd på", sv: "Ljud på", en: "Sound on" },
  soundOff: { nb: "Lyd av", sv: "Ljud av", en: "Sound off" },
  touch: {
    nb: "Trykk hvor som helst for å slå på lyden",
    sv: "Tryck var som helst för att slå på ljudet",
    en: "Tap anywhere to turn the sound on",
  },
  lost: {
    nb: "Ingen kontakt siden {{time}}. Det kan ha kommet bestillinger som ikke vises.",
    sv: "Ingen kontakt sedan {{time}}. Det kan ha kommit beställningar som inte visas.",
    en: "No contact since {{time}}. Orders may have come that are not shown.",
  },
  lostAtStart: {
    nb: "Ingen kontakt med serveren. Vi prøver igjen.",
    sv: "Ingen kontakt med servern. Vi försöker igen.",
    en: "No contact with the server. We keep trying.",
  },
  held: {
    nb: { one: "Ett trykk venter på nett.", other: "{{count}} trykk venter på nett." },
    sv: { one: "Ett tryck väntar på nät.", other: "{{count}} tryck väntar på nät." },
    en: { one: "One tap waits for the network.", other: "{{count}} taps wait for the network." },
  },
  loading: { nb: "Henter bestillingene …", sv: "Hämtar beställningarna …", en: "Fetching the orders …" },
  lock: { nb: "Lås", sv: "Lås", en: "Lock" },
  changeStore: { nb: "Bytt butikk", sv: "Byt butik", en: "Change store" },
  saveLog: { nb: "Lagre logg", sv: "Spara logg", en: "Save log" },
  language: { nb: "Språk", sv: "Språk", en: "Language" },
  tablet: { nb: "Nettbrett", sv: "Surfplatta", en: "Tablet" },
})
