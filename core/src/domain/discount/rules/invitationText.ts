import type { Language } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"
import { invitationTexts } from "../texts.ts"
import type { Recruited } from "../wire.ts"

/** What a customer shares with a friend, in their own language: what it gives, and the code. */
export const invitationText = ({ code, descriptions }: Recruited, language: Language): string =>
  localise(invitationTexts, language).replace("{{gives}}", localise(descriptions, language)).replace("{{code}}", code)
