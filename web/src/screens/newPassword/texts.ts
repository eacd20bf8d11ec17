import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of a new password. */
export const newPasswordTexts = defineTexts("newPassword", {
  title: { nb: "Nytt passord", sv: "Nytt lösenord", en: "New password" },
  ask: {
    nb: "Skriv e-postadressen din, så sender vi en lenke som gir deg et nytt passord.",
    sv: "Skriv din e-postadress, så skickar vi en länk som ger dig ett nytt lösenord.",
    en: "Write your e-mail address, and we send a link that gives you a new password.",
  },
  email: { nb: "E-post", sv: "E-post", en: "E-mail" },
  sendLink: { nb: "Send lenken", sv: "Skicka länken", en: "Send the link" },
  sending: { nb: "Sender …", sv: "Skickar …", en: "Sending …" },
  sent: { nb: "Se i innboksen", sv: "Titta i inkorgen", en: "Look in your inbox" },
  sentText: {
    nb: "Har {{email}} en konto, er en lenke på vei. Den gjelder én gang, i en time.",
    sv: "Har {{email}} ett konto är en länk på väg. Den gäller en gång, i en timme.",
    en: "If {{email}} has an account, a link is on its way. It works once, within an hour.",
  },
  sentToConfirm: {
    nb: "{{email}} er ikke bekreftet ennå, så vi sender deg en lenke som bekrefter adressen. Når du har åpnet den, kan du be om et nytt passord igjen.",
    sv: "{{email}} är inte bekräftad än, så vi skickar en länk som bekräftar adressen. När du har öppnat den kan du be om ett nytt lösenord igen.",
    en: "{{email}} is not confirmed yet, so we send you a link that confirms the address. Once you have opened it, you can ask for a new password again.",
  },
  linkOver: {
    nb: "Lenken er brukt, eller den er for gammel. Be om en ny.",
    sv: "Länken är använd, eller så är den för gammal. Be om en ny.",
    en: "The link was used, or it is too old. Ask for a new one.",
  },
  choose: {
    nb: "Velg et passord for {{email}}.",
    sv: "Välj ett lösenord för {{email}}.",
    en: "Choose a password for {{email}}.",
  },
  ofAnother: {
    nb: "Det er en annen konto enn den du er logget inn på.",
    sv: "Det är ett annat konto än det du är inloggad på.",
    en: "That is another account than the one you are logged in to.",
  },
  old: { nb: "Det gamle passordet", sv: "Det gamla lösenordet", en: "Your old password" },
  password: { nb: "Det nye passordet", sv: "Det nya lösenordet", en: "Your new password" },
  passwordHint: { nb: "Minst åtte tegn.", sv: "Minst åtta tecken.", en: "At least eight characters." },
  tooShort: {
    nb: "Passordet må ha mellom 8 og 200 tegn.",
    sv: "Lösenordet måste ha mellan 8 och 200 tecken.",
    en: "The password needs 8 to 200 characters.",
  },
  save: { nb: "Lagre passordet", sv: "Spara lösenordet", en: "Save the password" },
  saving: { nb: "Lagrer …", sv: "Sparar …", en: "Saving …" },
  forgotten: {
    nb: "Glemt det gamle, eller aldri hatt noe? Få en lenke",
    sv: "Glömt det gamla, eller aldrig haft något? Få en länk",
    en: "Forgotten the old one, or never had one? Get a link",
  },
  noAddress: {
    nb: "Kontoen din har ingen e-postadresse. Du logger inn med koden vi sender på SMS, og trenger ikke passord.",
    sv: "Ditt konto har ingen e-postadress. Du loggar in med koden vi skickar på sms och behöver inget lösenord.",
    en: "Your account has no e-mail address. You log in with the code that we text you, and need no password.",
  },
  done: { nb: "Passordet er lagret", sv: "Lösenordet är sparat", en: "The password is saved" },
  doneText: {
    nb: "Andre enheter er logget ut.",
    sv: "Andra enheter är utloggade.",
    en: "Other devices are logged out.",
  },
  toLogin: { nb: "Til innloggingen", sv: "Till inloggningen", en: "To the login" },
  toAccount: { nb: "Til Min side", sv: "Till Min sida", en: "To My page" },
})
