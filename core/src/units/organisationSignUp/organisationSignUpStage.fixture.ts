import type { OrganisationSummary } from "../../domain/organisation/wire.ts"
import { openLoggedIn } from "../session/sessionStage.fixture.ts"

const noLimits = { perOrder: null, perMonth: null }

/** A company that has just been registered, with the customer as its administrator. */
export const registered: OrganisationSummary = {
  id: "org-9",
  name: "Bedrift 9 AS",
  number: "922222223",
  limits: noLimits,
  approved: null,
  discount: null,
  membership: { role: "administrator", isActive: true, limits: noLimits },
}

/** The form of a company, opened by a customer who is logged in. */
export const signingUp = () => {
  const stage = openLoggedIn()
  stage.put({ type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } })
  return stage
}

export type SigningUp = ReturnType<typeof signingUp>

/** The customer types into a field. */
export const write = (stage: SigningUp, field: "name" | "number", text: string): void =>
  stage.put({ type: "OrganisationSignUpTyped", field, text })

/** The shop looks for a company that was typed whole. */
export const looking = (): SigningUp => {
  const stage = signingUp()
  write(stage, "name", "Bedrift 9 AS")
  write(stage, "number", "922 222 223")
  stage.wait(400)
  return stage
}

/** The company was sent. */
export const sending = (): SigningUp => {
  const stage = looking()
  stage.answer("FindOrganisations", { byName: [], hasNumber: false })
  stage.put({ type: "OrganisationSignUpSubmitted" })
  return stage
}
