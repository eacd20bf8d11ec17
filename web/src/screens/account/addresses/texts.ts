import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the customer's saved addresses. */
export const addressesTexts = defineTexts("addresses", {
  title: { nb: "Adresser", sv: "Adresser", en: "Addresses" },
  loading: { nb: "Henter adressene dine …", sv: "Hämtar dina adresser …", en: "Loading your addresses …" },
  failed: {
    nb: "Vi fikk ikke hentet adressene dine.",
    sv: "Vi kunde inte hämta dina adresser.",
    en: "Your addresses could not be loaded.",
  },
  none: {
    nb: "Lagre en adresse, så fyller vi den inn når du vil ha maten levert.",
    sv: "Spara en adress så fyller vi i den när du vill ha maten levererad.",
    en: "Save an address, and it is filled in when you want your food delivered.",
  },
  add: { nb: "Ny adresse", sv: "Ny adress", en: "New address" },
  isDefault: { nb: "Standardadresse", sv: "Standardadress", en: "Default address" },
  makeDefault: { nb: "Bruk som standard", sv: "Använd som standard", en: "Make it the default" },
  makeDefaultOf: {
    nb: "Bruk som standard: {{address}}",
    sv: "Använd som standard: {{address}}",
    en: "Make it the default: {{address}}",
  },
  change: { nb: "Endre", sv: "Ändra", en: "Change" },
  changing: { nb: "Endre {{address}}", sv: "Ändra {{address}}", en: "Change {{address}}" },
  save: { nb: "Lagre adressen", sv: "Spara adressen", en: "Save the address" },
  saving: { nb: "Lagrer …", sv: "Sparar …", en: "Saving …" },
  cancel: { nb: "Avbryt", sv: "Avbryt", en: "Cancel" },
  remove: { nb: "Fjern adressen", sv: "Ta bort adressen", en: "Remove the address" },
  removing: { nb: "Fjerner …", sv: "Tar bort …", en: "Removing …" },
  isGone: { nb: "{{address}} er fjernet.", sv: "{{address}} är borttagen.", en: "{{address}} is removed." },
  undo: { nb: "Angre", sv: "Ångra", en: "Undo" },
  undoOf: {
    nb: "Angre: legg {{address}} tilbake",
    sv: "Ångra: lägg tillbaka {{address}}",
    en: "Undo: put {{address}} back",
  },
  restoring: { nb: "Legger tilbake …", sv: "Lägger tillbaka …", en: "Putting it back …" },
  optional: { nb: "(valgfritt)", sv: "(valfritt)", en: "(optional)" },
  noPlace: {
    nb: "Skriv adressen, og velg den blant forslagene.",
    sv: "Skriv adressen och välj den bland förslagen.",
    en: "Type the address, and pick it from the suggestions.",
  },
  tooMany: {
    nb: "Det er ikke plass til flere adresser. Fjern en du ikke bruker, og prøv igjen.",
    sv: "Det finns inte plats för fler adresser. Ta bort en som du inte använder och försök igen.",
    en: "There is no room for more addresses. Remove one that you do not use, and try again.",
  },
  gone: {
    nb: "Adressen ble fjernet på en annen enhet.",
    sv: "Adressen togs bort på en annan enhet.",
    en: "The address was removed on another device.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Prøv igjen.",
    sv: "Vi fick inget svar. Försök igen.",
    en: "There was no answer. Try again.",
  },
  refused: {
    nb: "Vi fikk ikke lagret det. Se over adressen, og prøv igjen.",
    sv: "Vi kunde inte spara det. Se över adressen och försök igen.",
    en: "It could not be saved. Check the address, and try again.",
  },
})
