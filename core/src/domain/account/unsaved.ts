import type { Localised } from "../language/model.ts"
import type { Notice } from "../notification/model.ts"

const warning = (text: Localised): Notice => ({ _tag: "StatusMessage", text, placement: "main", severity: "warning" })

/** Tells a customer who has left the form of their profile that it was not saved. */
export const profileUnsaved: Notice = warning({
  nb: "Profilen din ble ikke lagret. Prøv igjen på Min side.",
  sv: "Din profil sparades inte. Försök igen på Min sida.",
  en: "Your profile was not saved. Try again on My page.",
})

/** Tells a customer who has left their own page that they have no other number. */
export const numberUnchanged: Notice = warning({
  nb: "Telefonnummeret ditt ble ikke endret. Prøv igjen på Min side.",
  sv: "Ditt telefonnummer ändrades inte. Försök igen på Min sida.",
  en: "Your phone number was not changed. Try again on My page.",
})
