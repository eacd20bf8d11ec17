import { defineTexts } from "../texts/defineTexts.ts"

export const appTexts = defineTexts("app", {
  skip: { nb: "Hopp til innholdet", sv: "Hoppa till innehållet", en: "Skip to content" },
  home: { nb: "Skorpe, til forsiden", sv: "Skorpe, till startsidan", en: "Skorpe, home" },
  stores: { nb: "Butikker", sv: "Butiker", en: "Stores" },
  chooseStore: { nb: "Velg butikk", sv: "Välj butik", en: "Choose store" },
  cart: { nb: "Handlevogn", sv: "Varukorg", en: "Cart" },
  cartCount: {
    nb: { one: "{{count}} vare i handlevognen", other: "{{count}} varer i handlevognen" },
    sv: { one: "{{count}} vara i varukorgen", other: "{{count}} varor i varukorgen" },
    en: { one: "{{count}} item in the cart", other: "{{count}} items in the cart" },
  },
  cartEmpty: { nb: "Handlevognen er tom", sv: "Varukorgen är tom", en: "The cart is empty" },
  language: { nb: "Språk", sv: "Språk", en: "Language" },
  notices: { nb: "Meldinger", sv: "Meddelanden", en: "Notifications" },
  dismiss: { nb: "Lukk meldingen", sv: "Stäng meddelandet", en: "Dismiss the notification" },
  added: { nb: "{{name}} er lagt i handlevognen", sv: "{{name}} ligger i varukorgen", en: "{{name}} is in the cart" },
  priceChanged: {
    nb: "Prisen er endret. Se over handlevognen før du bestiller.",
    sv: "Priset har ändrats. Se över varukorgen innan du beställer.",
    en: "The price has changed. Look over the cart before you order.",
  },
  attemptGivenUp: {
    nb: "En tidligere bestilling ble aldri bekreftet, og sendes ikke igjen. Ring butikken hvis du er i tvil.",
    sv: "En tidigare beställning bekräftades aldrig och skickas inte igen. Ring butiken om du är osäker.",
    en: "An earlier order was never confirmed and will not be sent again. Call the store if in doubt.",
  },
  timeDropped: {
    nb: "Klokken {{time}} går ikke lenger. Velg et nytt tidspunkt, eller bestill så snart som mulig.",
    sv: "Klockan {{time}} går inte längre. Välj en ny tid, eller beställ så snart som möjligt.",
    en: "{{time}} is no longer possible. Choose another time, or order as soon as possible.",
  },
  alreadyOrdered: {
    nb: "Denne handlevognen er allerede bestilt.",
    sv: "Den här varukorgen är redan beställd.",
    en: "This cart has already been ordered.",
  },
  madeBy: { nb: "© {{year}} Skorpe", sv: "© {{year}} Skorpe", en: "© {{year}} Skorpe" },
  claim: {
    nb: "Deig som får tid. Ovn som er varm.",
    sv: "Deg som får tid. Ugn som är varm.",
    en: "Dough that gets time. An oven that is hot.",
  },
  forDevelopers: { nb: "For utviklere", sv: "För utvecklare", en: "For developers" },
  apiPage: { nb: "API-et", sv: "API:et", en: "The API" },
  downloadLog: { nb: "Last ned hendelseslogg", sv: "Ladda ner händelselogg", en: "Download the event log" },
  logHint: {
    nb: "Alt som har hendt på siden, uten personopplysninger. Filen sendes ikke til noen.",
    sv: "Allt som har hänt på sidan, utan personuppgifter. Filen skickas inte till någon.",
    en: "Everything that happened on this page, without personal data. The file is sent to nobody.",
  },
  logHash: { nb: "Fingeravtrykk", sv: "Fingeravtryck", en: "Fingerprint" },
  brokenTitle: { nb: "Noe brant seg", sv: "Något brände sig", en: "Something got burnt" },
  brokenText: {
    nb: "Siden stoppet på grunn av en feil hos oss. Handlevognen din er trygg.",
    sv: "Sidan stannade på grund av ett fel hos oss. Din varukorg är kvar.",
    en: "The page stopped because of a fault of ours. Your cart is safe.",
  },
  loadAgain: { nb: "Last siden på nytt", sv: "Ladda om sidan", en: "Load the page again" },
  missingTitle: { nb: "Her er det ingen pizza", sv: "Här finns ingen pizza", en: "No pizza here" },
  missingText: {
    nb: "Adressen fører ingen steder. Veien tilbake går til forsiden eller butikkene.",
    sv: "Adressen leder ingenstans. Vägen tillbaka går till startsidan eller butikerna.",
    en: "This address leads nowhere. The way back is the front page or the stores.",
  },
  technical: {
    nb: "Noe gikk galt. Prøv igjen.",
    sv: "Något gick fel. Försök igen.",
    en: "Something went wrong. Try again.",
  },
  screenComing: { nb: "Henter siden …", sv: "Hämtar sidan …", en: "Fetching the page …" },
  toFront: { nb: "Til forsiden", sv: "Till startsidan", en: "To the front page" },
})
