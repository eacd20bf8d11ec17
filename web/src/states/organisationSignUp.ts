import type { SignUpFault } from "@skorpe/core/units/organisationSignUp"
import type { OrganisationSummary } from "@skorpe/core/domain/organisation"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { Reached, States } from "./model.ts"
import { after, atMenu, logIn, openPanel } from "./visit.ts"

type Step = (shop: SceneShop) => void

/** A valid organisation number of the market. */
export const companyNumber = (shop: SceneShop): string => (shop.market.id === "no" ? "922 222 223" : "556222-2223")

const write =
  (field: "name" | "number", text: string | ((shop: SceneShop) => string)): Step =>
  (shop) =>
    shop.send({ type: "OrganisationSignUpTyped", field, text: typeof text === "string" ? text : text(shop) })

const look =
  (byName: readonly { readonly name: string; readonly number: string }[], hasNumber: boolean | null): Step =>
  (shop) => {
    shop.wait(400)
    shop.answer("FindOrganisations", { byName, hasNumber })
  }

const submit: Step = (shop) => shop.send({ type: "OrganisationSignUpSubmitted" })

const whole: readonly Step[] = [write("name", "Bedrift 9 AS"), write("number", companyNumber), look([], false)]

const refuse =
  (status: number, code: number): Step =>
  (shop) =>
    shop.fail("CreateOrganisation", { _tag: "Refused", status, problems: [{ code, message: "Nei." }] })

const at = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) =>
    after(atMenu(visit, { loggedIn: true }), logIn, openPanel({ _tag: "SignUpOrganisation" }), ...steps),
})

const noLimits = { perOrder: null, perMonth: null }

const made: OrganisationSummary = {
  id: "org-9",
  name: "Bedrift 9 AS",
  number: "922222223",
  limits: noLimits,
  approved: null,
  discount: null,
  membership: { role: "administrator", isActive: true, limits: noLimits },
}

const faults: Readonly<Record<SignUpFault, Reached>> = {
  name: at("no name was typed", submit),
  number: at("the digits are not a company number", write("name", "Bedrift 9 AS"), write("number", "123"), submit),
  taken: at("the company is registered already", ...whole, submit, refuse(409, 3002)),
  invalid: at("the server does not take the name or the number", ...whole, submit, refuse(400, 3012)),
  tooMany: at("more companies than a customer may register in a day", ...whole, submit, refuse(429, 3016)),
  unanswered: at("the server did not answer", ...whole, submit, (shop) =>
    shop.fail("CreateOrganisation", { _tag: "Unreachable" }),
  ),
  refused: at("the server refused for another reason", ...whole, submit, refuse(400, 1002)),
}

/** The states of a company's sign-up. */
export const signUpStates: States = {
  open: at("the form is empty"),
  guest: {
    story: "for a guest",
    reach: (visit) => after(atMenu(visit), openPanel({ _tag: "SignUpOrganisation" })),
  },
  looking: at("the shop looks for the company", write("name", "Bedrift")),
  found: at(
    "two companies of that name order here already",
    write("name", "Bedrift"),
    look(
      [
        { name: "Bedrift 1 AS", number: "922222223" },
        { name: "Bedrift 2 AS", number: "933333337" },
      ],
      null,
    ),
  ),
  numberTaken: at(
    "the number is registered already",
    write("name", "Bedrift 9 AS"),
    write("number", companyNumber),
    look([], true),
  ),
  sending: at("the company is being registered", ...whole, submit),
  done: at("the company is registered", ...whole, submit, (shop) => shop.answer("CreateOrganisation", made)),
  ...Object.fromEntries(Object.entries(faults).map(([fault, state]) => [`fault-${fault}`, state])),
}
