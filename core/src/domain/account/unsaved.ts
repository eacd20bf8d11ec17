import type { Localised } from "../language/model.ts"
import type { Notice } from "../notification/model.ts"

const warning = (text: Localised): Notice => ({ _tag: "StatusMessage", text, placement: "main", severity: "warning" })

/** Tells a customer who has left their profile's form that it was not saved, or that the result is unknown. */
export const profileUnsaved = (isKnown: boolean): Notice =>
  warning(
    isKnown
      ? {
          nb: "Profilen din ble ikke lagret. Prøv igjen på Min side.",
          sv: "Din profil sparades inte. Försök igen på Min sida.",
          en: "Your profile was not saved. Try again on My page.",
        }
      : {
          nb: "Vi fikk ikke svar da profilen din skulle lagres. Prøv igjen på Min side.",
          sv: "Vi fick inget svar när din profil skulle sparas. Försök igen på Min sida.",
          en: "We got no answer when your profile was to be saved. Try again on My page.",
        },
  )

/** Tells a customer who has left their own page that their number was not changed, or that the result is unknown. */
export const numberUnchanged = (isKnown: boolean): Notice =>
  warning(
    isKnown
      ? {
          nb: "Telefonnummeret ditt ble ikke endret. Prøv igjen på Min side.",
          sv: "Ditt telefonnummer ändrades inte. Försök igen på Min sida.",
          en: "Your phone number was not changed. Try again on My page.",
        }
      : {
          nb: "Vi fikk ikke svar da telefonnummeret ditt skulle endres. Prøv igjen på Min side.",
          sv: "Vi fick inget svar när ditt telefonnummer skulle ändras. Försök igen på Min sida.",
          en: "We got no answer when your phone number was to be changed. Try again on My page.",
        },
  )
