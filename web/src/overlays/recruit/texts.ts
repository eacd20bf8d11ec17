import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the panels that recruit a friend and share the code. */
export const recruitTexts = defineTexts("recruit", {
  friendGets: { nb: "Vennen din får", sv: "Din vän får", en: "Your friend gets" },
  onFirst: { nb: "på sin første bestilling.", sv: "på sin första beställning.", en: "their first order." },
  youGet: { nb: "Du får", sv: "Du får", en: "You get" },
  off: { nb: "{{amount}} i rabatt", sv: "{{amount}} i rabatt", en: "{{amount}} off" },
  afterwards: {
    nb: "når vennen har fått maten. Du finner rabatten blant dine egne i {{days}} dager.",
    sv: "när vännen har fått maten. Du hittar rabatten bland dina egna i {{days}} dagar.",
    en: "an order, once your friend has their food. You find it among your discounts for {{days}} days.",
  },
  atLeast: {
    nb: "Begge gjelder når maten koster minst {{minimum}}.",
    sv: "Båda gäller när maten kostar minst {{minimum}}.",
    en: "Both are for food of at least {{minimum}}.",
  },
  code: { nb: "Koden din", sv: "Din kod", en: "Your code" },
  copy: { nb: "Kopier koden", sv: "Kopiera koden", en: "Copy the code" },
  share: { nb: "Del koden", sv: "Dela koden", en: "Share the code" },
  codeCopied: { nb: "Koden er kopiert.", sv: "Koden är kopierad.", en: "The code is copied." },
  invitationCopied: {
    nb: "Invitasjonen er kopiert. Lim den inn i en melding til vennen din.",
    sv: "Inbjudan är kopierad. Klistra in den i ett meddelande till din vän.",
    en: "The invitation is copied. Paste it into a message to your friend.",
  },
  shared: { nb: "Invitasjonen er delt.", sv: "Inbjudan är delad.", en: "The invitation is shared." },
  failed: {
    nb: "Nettleseren lot oss ikke kopiere. Merk koden, og kopier den selv.",
    sv: "Webbläsaren lät oss inte kopiera. Markera koden och kopiera den själv.",
    en: "The browser did not let us copy. Select the code, and copy it yourself.",
  },
  sendIt: { nb: "Eller la oss sende den", sv: "Eller låt oss skicka den", en: "Or let us send it" },
  friend: {
    nb: "Vennens telefonnummer eller e-post",
    sv: "Vännens telefonnummer eller e-post",
    en: "Your friend’s phone number or e-mail",
  },
  unnamed: {
    nb: "Vi sier ikke hvem koden er fra.",
    sv: "Vi säger inte vem koden är från.",
    en: "We do not say whom the code is from.",
  },
  send: { nb: "Send koden", sv: "Skicka koden", en: "Send the code" },
  sending: { nb: "Sender …", sv: "Skickar …", en: "Sending …" },
  sent: {
    nb: "Koden er sendt til {{friend}}.",
    sv: "Koden är skickad till {{friend}}.",
    en: "The code is sent to {{friend}}.",
  },
  next: { nb: "Send til en venn til", sv: "Skicka till en vän till", en: "Send it to one more friend" },
  nobody: {
    nb: "Skriv et telefonnummer eller en e-postadresse.",
    sv: "Skriv ett telefonnummer eller en e-postadress.",
    en: "Type a phone number or an e-mail address.",
  },
  notANumber: {
    nb: "Dette er ikke et telefonnummer. Se over sifrene.",
    sv: "Det här är inget telefonnummer. Se över siffrorna.",
    en: "This is not a phone number. Check the digits.",
  },
  notAnEmail: {
    nb: "Dette er ikke en e-postadresse. Se over den.",
    sv: "Det här är ingen e-postadress. Se över den.",
    en: "This is not an e-mail address. Check it.",
  },
  oneself: {
    nb: "Dette er deg selv. Koden er til en venn.",
    sv: "Det här är du själv. Koden är till en vän.",
    en: "This is you. The code is for a friend.",
  },
  tooMany: {
    nb: "Vi kan ikke sende flere meldinger i dag. Prøv igjen i morgen, eller del koden selv.",
    sv: "Vi kan inte skicka fler meddelanden i dag. Försök igen i morgon eller dela koden själv.",
    en: "We cannot send more messages today. Try again tomorrow, or share the code yourself.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Prøv igjen.",
    sv: "Vi fick inget svar. Försök igen.",
    en: "There was no answer. Try again.",
  },
  refused: {
    nb: "Vi fikk ikke sendt koden. Del den selv i stedet.",
    sv: "Vi kunde inte skicka koden. Dela den själv i stället.",
    en: "The code could not be sent. Share it yourself instead.",
  },
  loading: { nb: "Henter koden din …", sv: "Hämtar din kod …", en: "Loading your code …" },
  late: {
    nb: "Vi fikk ikke hentet koden din.",
    sv: "Vi kunde inte hämta din kod.",
    en: "Your code could not be loaded.",
  },
  logInFirst: {
    nb: "Logg inn, så får du en kode som gir en venn rabatt.",
    sv: "Logga in så får du en kod som ger en vän rabatt.",
    en: "Log in to get a code that gives a friend a discount.",
  },
  logIn: { nb: "Logg inn", sv: "Logga in", en: "Log in" },
  reads: { nb: "Dette sender du", sv: "Det här skickar du", en: "This is what you send" },
  shareIt: { nb: "Del invitasjonen", sv: "Dela inbjudan", en: "Share the invitation" },
})
