import type { Localised } from "../language/model.ts"

/** An invitation that a customer shares with a friend; the shop's address follows it. */
export const invitationTexts: Localised = {
  nb: "Du får {{gives}} på din første bestilling hos Skorpe. Logg inn, og skriv koden {{code}} i handlevognen.",
  sv: "Du får {{gives}} på din första beställning hos Skorpe. Logga in och skriv koden {{code}} i varukorgen.",
  en: "You get {{gives}} your first order at Skorpe. Log in and type the code {{code}} in your cart.",
}
