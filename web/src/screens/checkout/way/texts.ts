import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the delivery at the checkout: the address, its door, and how to change them. */
export const wayTexts = defineTexts("way", {
  changeWay: { nb: "Henting eller levering", sv: "Avhämtning eller leverans", en: "Collecting or delivery" },
  changeAddress: { nb: "Endre adressen", sv: "Ändra adressen", en: "Change the address" },
  keepAddress: { nb: "Behold {{street}}", sv: "Behåll {{street}}", en: "Keep {{street}}" },
  newAddress: { nb: "Ny adresse", sv: "Ny adress", en: "New address" },
  another: { nb: "En annen av adressene mine", sv: "En annan av mina adresser", en: "Another of my addresses" },
  mine: { nb: "Adressene mine", sv: "Mina adresser", en: "My addresses" },
  notReached: {
    nb: "{{store}} leverer ikke hit.",
    sv: "{{store}} levererar inte hit.",
    en: "{{store}} does not deliver here.",
  },
  outside: {
    nb: "{{store}} leverer ikke til {{street}}.",
    sv: "{{store}} levererar inte till {{street}}.",
    en: "{{store}} does not deliver to {{street}}.",
  },
  whoDelivers: { nb: "Hvem leverer dit?", sv: "Vem levererar dit?", en: "Who delivers there?" },
  door: {
    nb: "Portkode eller hvordan vi finner deg",
    sv: "Portkod eller hur vi hittar dig",
    en: "Door code or how to find you",
  },
  contactless: {
    nb: "Sett maten utenfor døren",
    sv: "Ställ maten utanför dörren",
    en: "Leave the food outside the door",
  },
  payOutside: {
    nb: "Du betaler når maten kommer: budet ringer på, og du betaler utenfor døren.",
    sv: "Du betalar när maten kommer: budet ringer på, och du betalar utanför dörren.",
    en: "You pay on arrival: the courier rings, and you pay outside the door.",
  },
  payNowInstead: {
    nb: "Vil du ikke møte noen, betal nå.",
    sv: "Vill du inte möta någon, betala nu.",
    en: "To meet nobody, pay now.",
  },
})
