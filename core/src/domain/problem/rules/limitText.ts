import type { Language } from "../../language/model.ts"
import type { StoreLimit } from "../../order/rules/judgeInStore.ts"
import type { WayOn } from "../model.ts"

interface LimitTexts {
  readonly reasons: Readonly<Record<StoreLimit, string>>
  readonly both: string
  readonly proveNumber: string
  readonly payOnline: string
  readonly neither: string
}

const texts: Readonly<Record<Language, LimitTexts>> = {
  nb: {
    reasons: {
      tooDear: "En bestilling på over 20 000 kr kan ikke betales i butikken.",
      unproven: "Så mye kan vi ikke lage på et nummer som ikke er bekreftet.",
      manyFromHere: "Det er bestilt mye herfra på kort tid.",
    },
    both: "Bekreft nummeret med en kode på SMS, eller betal på nett.",
    proveNumber: "Bekreft nummeret med en kode på SMS.",
    payOnline: "Betal på nett.",
    neither: "Ring butikken, så ordner vi det.",
  },
  sv: {
    reasons: {
      tooDear: "En beställning på över 20 000 kr kan inte betalas i butiken.",
      unproven: "Så mycket kan vi inte laga på ett nummer som inte är bekräftat.",
      manyFromHere: "Det har beställts mycket härifrån på kort tid.",
    },
    both: "Bekräfta numret med en kod på sms, eller betala på nätet.",
    proveNumber: "Bekräfta numret med en kod på sms.",
    payOnline: "Betala på nätet.",
    neither: "Ring butiken, så ordnar vi det.",
  },
  en: {
    reasons: {
      tooDear: "An order above 20,000 kr can’t be paid in the store.",
      unproven: "We can’t make that much for a number that isn’t confirmed.",
      manyFromHere: "A lot has been ordered from here in a short time.",
    },
    both: "Confirm the number with a code by text message, or pay online.",
    proveNumber: "Confirm the number with a code by text message.",
    payOnline: "Pay online.",
    neither: "Call the store and we will sort it out.",
  },
}

/** The customer's text for a limit of DECISIONS §21 (3016): the reason, and what to do about it. */
export const limitText = (limit: StoreLimit, ways: readonly WayOn[], language: Language): string => {
  const { reasons, both, neither, ...alone } = texts[language]
  const [way] = ways
  const advice = ways.length > 1 ? both : way === undefined ? neither : alone[way]
  return `${reasons[limit]} ${advice}`
}
