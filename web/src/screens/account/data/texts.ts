import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the customer's own data: a copy of it, and the deletion of the account. */
export const dataTexts = defineTexts("ownData", {
  title: { nb: "Opplysningene dine", sv: "Dina uppgifter", en: "Your data" },
  privacy: { nb: "Hva vi lagrer om deg", sv: "Vad vi sparar om dig", en: "What we keep about you" },
  save: { nb: "Last ned en kopi", sv: "Ladda ner en kopia", en: "Download a copy" },
  copy: {
    nb: "Kopien er en fil med alt vi har om deg: profil, adresser, favoritter, rabattkoder, poeng, innlogginger, passnøkler og bestillinger.",
    sv: "Kopian är en fil med allt vi har om dig: profil, adresser, favoriter, rabattkoder, poäng, inloggningar, passkeys och beställningar.",
    en: "The copy is a file with all that we have about you: profile, addresses, favourites, discount codes, points, logins, passkeys and orders.",
  },
  delete: { nb: "Slett kontoen", sv: "Radera kontot", en: "Delete the account" },
  sure: { nb: "Vil du slette kontoen?", sv: "Vill du radera kontot?", en: "Delete your account?" },
  goes: {
    nb: "Profil, adresser, favoritter, poeng, rabattkoder, innlogginger og passnøkler forsvinner med en gang. Det kan ikke gjøres om.",
    sv: "Profil, adresser, favoriter, poäng, rabattkoder, inloggningar och passkeys försvinner direkt. Det går inte att ångra.",
    en: "Profile, addresses, favourites, points, discount codes, logins and passkeys are gone at once. It cannot be undone.",
  },
  stays: {
    nb: "Bestillingene står igjen i regnskapet uten navnet ditt, slik loven krever. En bestilling som er i gang, får du som avtalt.",
    sv: "Beställningarna finns kvar i bokföringen utan ditt namn, som lagen kräver. En beställning som är på gång får du som avtalat.",
    en: "Orders stay in the books without your name, as the law demands. An order that is under way reaches you as agreed.",
  },
  forGood: { nb: "Slett kontoen for godt", sv: "Radera kontot för gott", en: "Delete the account for good" },
  deleting: { nb: "Sletter kontoen …", sv: "Raderar kontot …", en: "Deleting the account …" },
  keep: { nb: "Behold kontoen", sv: "Behåll kontot", en: "Keep the account" },
  lastAdministrator: {
    nb: "Du er den eneste administratoren i en bedrift. Gi rollen til en annen der først.",
    sv: "Du är den enda administratören i ett företag. Ge rollen till någon annan där först.",
    en: "You are a company’s only administrator. Give that role to somebody else there first.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Se om du er på nett, og prøv igjen.",
    sv: "Vi fick inget svar. Se om du är uppkopplad och försök igen.",
    en: "There was no answer. See whether you are online, and try again.",
  },
})
