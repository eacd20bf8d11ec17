import type { ProfileField } from "@skorpe/core/domain/account"
import type { ProfileFault } from "@skorpe/core/units/profile"
import { customer, namedCustomer } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { PrefixedStates, Reached, States, Visit } from "./model.ts"
import { after, goTo, openAt, openPanel } from "./visit.ts"

type Step = (shop: SceneShop) => void

const named = {
  ...namedCustomer,
  notificationTypes: ["email"],
} as const

const type =
  (typed: { readonly [Field in ProfileField]?: string }): Step =>
  (shop) => {
    for (const [field, text] of Object.entries(typed))
      shop.send({ type: "ProfileTyped", field: field as ProfileField, text })
  }

const submit: Step = (shop) => shop.send({ type: "ProfileSubmitted" })

const editing = (visit: Visit, user: object = named): SceneShop =>
  after(
    openAt(visit, { _tag: "Account" }, { loggedIn: true }),
    (shop) => shop.answer("LoadUser", user),
    (shop) => shop.answer("LoadAddresses", []),
    (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
    openPanel({ _tag: "EditProfile" }),
  )

const at = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) => after(editing(visit), ...steps),
})

const another = type({ firstName: "Kari", email: "kunde2@pizza.test" })

const refuse =
  (status: number, code: number): Step =>
  (shop) =>
    shop.fail("SaveProfile", { _tag: "Refused", status, problems: [{ code, message: "Nei." }] })

const faults: PrefixedStates<"fault-", ProfileFault> = {
  "fault-emailTaken": { ...at("another account has the address", another, submit, refuse(409, 1012)), focus: "#email" },
  "fault-emailWrong": {
    ...at("the server does not read the address as one", another, submit, refuse(400, 1009)),
    focus: "#email",
  },
  "fault-busy": at("too many addresses were tried", another, submit, refuse(429, 1001)),
  "fault-unanswered": at("the server did not answer", another, submit, (shop) =>
    shop.fail("SaveProfile", { _tag: "Unreachable" }),
  ),
  "fault-refused": at("the server did not take it", another, submit, refuse(400, 1002)),
}

/** A customer leaves their page while a changed name is being saved. */
export const leaveUnsaved = (visit: Visit): SceneShop =>
  goTo(after(editing(visit), another, submit), { _tag: "Contact" })

/** A customer has changed their name, and is back where they opened the form. */
export const saveName = (shop: SceneShop): SceneShop =>
  after(
    shop,
    openPanel({ _tag: "EditProfile" }),
    type({ lastName: "En" }),
    submit,
    (there) => there.answer("SaveProfile", { ...named, lastName: "En" }),
    (there) => there.wait(300),
  )

/** The states of the profile form. */
export const editProfileStates: States = {
  open: at("a customer changes their profile"),
  nameless: {
    story: "the account has neither a name nor an address",
    reach: (visit) => editing(visit, { ...customer, email: null }),
  },
  lacking: at(
    "all that can be wrong is",
    type({ firstName: "", lastName: " ", email: "kunde1", birthMonth: "13" }),
    submit,
  ),
  unborn: at("the birthday is in the future", type({ birthYear: "2999" }), submit),
  tooYoung: at("the birthday is of somebody too young for an account", type({ birthYear: "2020" }), submit),
  saving: at("the profile is being saved", another, submit),
  ...faults,
  nobody: {
    story: "for a guest",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }), openPanel({ _tag: "EditProfile" })),
  },
}
