import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of a customer's passkeys. */
export const passkeysTexts = defineTexts("passkeys", {
  title: { nb: "Passnøkler", sv: "Passkeys", en: "Passkeys" },
  what: {
    nb: "Med en passnøkkel logger du inn med fingeravtrykk, ansikt eller skjermlås, uten kode og passord. Den ligger på enheten din eller der du lagrer passord, og virker bare her.",
    sv: "Med en passkey loggar du in med fingeravtryck, ansikte eller skärmlås, utan kod och lösenord. Den ligger på din enhet eller där du sparar lösenord, och fungerar bara här.",
    en: "With a passkey you log in by fingerprint, face or screen lock, without a code or a password. It stays on your device or where you keep passwords, and works only here.",
  },
  loading: { nb: "Henter passnøklene dine …", sv: "Hämtar dina passkeys …", en: "Loading your passkeys …" },
  failed: {
    nb: "Vi fikk ikke hentet passnøklene dine.",
    sv: "Vi kunde inte hämta dina passkeys.",
    en: "Your passkeys could not be loaded.",
  },
  none: { nb: "Du har ingen passnøkkel ennå.", sv: "Du har ingen passkey ännu.", en: "You have no passkey yet." },
  add: { nb: "Legg til en passnøkkel", sv: "Lägg till en passkey", en: "Add a passkey" },
  adding: {
    nb: "Følg det enheten din sier …",
    sv: "Följ det din enhet säger …",
    en: "Follow what your device says …",
  },
  notHere: {
    nb: "Denne enheten kan ikke lage passnøkler. Legg til en på en annen.",
    sv: "Den här enheten kan inte skapa passkeys. Lägg till en på en annan.",
    en: "This device cannot make passkeys. Add one on another.",
  },
  since: { nb: "Lagt til {{day}}", sv: "Tillagd {{day}}", en: "Added on {{day}}" },
  used: { nb: "Sist brukt {{day}}", sv: "Senast använd {{day}}", en: "Last used on {{day}}" },
  unused: { nb: "Ikke brukt ennå", sv: "Inte använd ännu", en: "Not used yet" },
  remove: { nb: "Fjern", sv: "Ta bort", en: "Remove" },
  removeOf: {
    nb: "Fjern passnøkkelen fra {{device}}",
    sv: "Ta bort din passkey från {{device}}",
    en: "Remove the passkey from {{device}}",
  },
  sure: {
    nb: "Vil du fjerne denne passnøkkelen? Den logger deg ikke inn lenger.",
    sv: "Vill du ta bort denna passkey? Den loggar inte in dig längre.",
    en: "Do you want to remove this passkey? It will no longer log you in.",
  },
  yes: { nb: "Fjern den", sv: "Ta bort den", en: "Remove it" },
  keep: { nb: "Behold den", sv: "Behåll den", en: "Keep it" },
  removing: { nb: "Fjerner …", sv: "Tar bort …", en: "Removing …" },
  added: {
    nb: "Passnøkkelen er lagt til. Neste gang kan du logge inn med den.",
    sv: "Din passkey är tillagd. Nästa gång kan du logga in med den.",
    en: "The passkey is added. Next time you can log in with it.",
  },
  removed: {
    nb: "Passnøkkelen er fjernet. Slett den også der du lagret den, så foreslår enheten den ikke mer.",
    sv: "Din passkey är borttagen. Radera den också där du sparade den, så föreslår enheten den inte mer.",
    en: "The passkey is removed. Delete it where you kept it, too, so that your device no longer suggests it.",
  },
  notGiven: { nb: "Ingen passnøkkel ble laget.", sv: "Ingen passkey skapades.", en: "No passkey was made." },
  alreadyHere: {
    nb: "Denne enheten har allerede en passnøkkel til kontoen din.",
    sv: "Den här enheten har redan en passkey till ditt konto.",
    en: "This device already has a passkey for your account.",
  },
  unsupported: {
    nb: "Denne enheten kan ikke lage en passnøkkel som er trygg nok.",
    sv: "Den här enheten kan inte skapa en passkey som är säker nog.",
    en: "This device cannot make a passkey that is safe enough.",
  },
  broken: {
    nb: "Enheten fikk ikke laget passnøkkelen. Prøv igjen.",
    sv: "Enheten kunde inte skapa din passkey. Försök igen.",
    en: "The device could not make the passkey. Try again.",
  },
  tooMany: {
    nb: "Du har så mange passnøkler som du kan ha. Fjern en av dem først.",
    sv: "Du har så många passkeys som du kan ha. Ta bort en av dem först.",
    en: "You have as many passkeys as you can have. Remove one of them first.",
  },
  refused: {
    nb: "Vi kunne ikke ta imot passnøkkelen. Prøv igjen om litt.",
    sv: "Vi kunde inte ta emot din passkey. Försök igen om en stund.",
    en: "We could not take the passkey. Try again in a while.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Se om du er på nett, og prøv igjen.",
    sv: "Vi fick inget svar. Se om du är uppkopplad och försök igen.",
    en: "There was no answer. See whether you are online, and try again.",
  },
  unremoved: {
    nb: "Vi fikk ikke svar. Passnøkkelen kan fortsatt logge inn. Prøv igjen.",
    sv: "Vi fick inget svar. Din passkey kan fortfarande logga in. Försök igen.",
    en: "There was no answer. The passkey can still log in. Try again.",
  },
})
