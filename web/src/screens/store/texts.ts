import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the store screen. */
export const storeTexts = defineTexts("store", {
  title: { nb: "Butikken", sv: "Butiken", en: "The store" },
  tab: { nb: "{{store}}: åpningstider", sv: "{{store}}: öppettider", en: "{{store}}: opening hours" },
  order: { nb: "Bestill herfra", sv: "Beställ härifrån", en: "Order from here" },
  allStores: { nb: "Alle butikkene", sv: "Alla butiker", en: "All stores" },
  yours: { nb: "Du bestiller herfra nå", sv: "Du beställer härifrån nu", en: "You are ordering from here now" },
  hours: { nb: "Åpningstider", sv: "Öppettider", en: "Opening hours" },
  today: { nb: "I dag", sv: "I dag", en: "Today" },
  tomorrow: { nb: "I morgen", sv: "I morgon", en: "Tomorrow" },
  day: { nb: "Dag", sv: "Dag", en: "Day" },
  open: { nb: "Åpent", sv: "Öppet", en: "Open" },
  closed: { nb: "Stengt", sv: "Stängt", en: "Closed" },
  allDay: { nb: "Hele døgnet", sv: "Dygnet runt", en: "24 hours" },
  span: { nb: "{{from}}–{{to}}", sv: "{{from}}–{{to}}", en: "{{from}}–{{to}}" },
  unusual: { nb: "annen tid enn vanlig", sv: "annan tid än vanligt", en: "not the usual hours" },
  special: {
    nb: "Andre åpningstider enn vanlig denne uken.",
    sv: "Andra öppettider än vanligt den här veckan.",
    en: "Not the usual opening hours this week.",
  },
  pastMidnight: {
    nb: "Stenger etter midnatt: de siste timene hører til natten etter.",
    sv: "Stänger efter midnatt: de sista timmarna hör till natten efter.",
    en: "Closes after midnight: the last hours belong to the night that follows.",
  },
  find: { nb: "Her er vi", sv: "Här finns vi", en: "Where we are" },
  map: { nb: "Vis på kart", sv: "Visa på karta", en: "Show on a map" },
  newTab: { nb: "åpnes i ny fane", sv: "öppnas i ny flik", en: "opens in a new tab" },
  call: { nb: "Ring {{phone}}", sv: "Ring {{phone}}", en: "Call {{phone}}" },
  ways: { nb: "Slik får du maten", sv: "Så får du maten", en: "How you get your food" },
  fromSum: {
    nb: "Vi leverer når du bestiller for minst {{sum}}. Adressen avgjør om vi når frem.",
    sv: "Vi levererar när du beställer för minst {{sum}}. Adressen avgör om vi når fram.",
    en: "We deliver when you order for at least {{sum}}. Your address decides whether we reach you.",
  },
  checkAddress: { nb: "Leverer dere til meg?", sv: "Levererar ni till mig?", en: "Do you deliver to me?" },
  hotspots: { nb: "Vi kommer også hit", sv: "Vi kommer också hit", en: "We also come here" },
  hotspotsText: {
    nb: "Faste steder der du møter budet. Velg sted når du bestiller.",
    sv: "Fasta platser där du möter budet. Välj plats när du beställer.",
    en: "Fixed places where you meet the courier. Choose one when you order.",
  },
  loading: { nb: "Henter butikken …", sv: "Hämtar butiken …", en: "Fetching the store …" },
  missing: {
    nb: "Vi finner ingen butikk her.",
    sv: "Vi hittar ingen butik här.",
    en: "We can’t find a store here.",
  },
  failed: {
    nb: "Vi fikk ikke tak i butikken. Vi prøver igjen av oss selv.",
    sv: "Vi fick inte tag i butiken. Vi försöker igen automatiskt.",
    en: "We couldn’t reach the store. We’ll keep trying.",
  },
})
