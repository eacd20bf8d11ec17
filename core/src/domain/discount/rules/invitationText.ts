import type { Language } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"
import { invitationTexts } from "../texts.ts"
import type { Recruited } from "../wire.ts"

/** The invitation that a customer shares with a friend, in the customer's language: the benefit and the code. */
export const invitationText = ({ code, descriptions }: Recruited, language: Language): string =>
  localise(invitationTexts, language).replace("{{gives}}", localise(descriptions, language)).replace("{{code}}", code)
