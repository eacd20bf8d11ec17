import { expect, test } from "vitest"
import { placedOrder, priceOf, received, torgetWithMenu } from "../../shop/samples.fixture.ts"
import type { Profile } from "../../domain/account/wire.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { OuterEvent } from "../../messages/events.ts"
import { addLarge, openShop } from "../../shop/shopStage.fixture.ts"
import type { LineView } from "../cart/view.ts"
import { budget } from "../account/accountStage.fixture.ts"
import { addresses } from "../addressBook/addressBookStage.fixture.ts"
import { sessions } from "../logins/loginsStage.fixture.ts"
import { ordersOf } from "../orderHistory/orderHistoryStage.fixture.ts"
import { registered } from "../organisationSignUp/organisationSignUpStage.fixture.ts"
import { passkeys } from "../passkeys/passkeysStage.fixture.ts"
import { home } from "../ownOrganisation/ownOrganisationStage.fixture.ts"
import { own } from "../recruiting/recruitingStage.fixture.ts"
import { kunde1, logouts, unauthorized } from "./sessionStage.fixture.ts"

type Stage = ReturnType<typeof openShop>
type Step = (stage: Stage) => void

const open =
  (path: string): Step =>
  (stage) =>
    stage.put({ type: "PathOpened", path, how: "link" })
/** The account has number and e-mail, but no name. */
const fillName: Step = (stage) => {
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  stage.put({ type: "FieldTyped", field: "lastName", text: "En" })
}
const fill: Step = (stage) => {
  fillName(stage)
  stage.put({ type: "FieldTyped", field: "phone", text: "40 00 00 00" })
}

/** Each event is a step of its own. */
const say = (...events: readonly OuterEvent[]): readonly Step[] => events.map((event) => (stage) => stage.put(event))

/** A customer who administers a company, and who changes their phone number to the one they order with. */
const customer: Profile = {
  ...kunde1,
  phoneNumber: "+4740000001",
  emailVerified: false,
  loyalty: { acceptedTerms: false, points: 0 },
  organisations: [{ organisationId: "org-1", isActive: true }],
}

const answers: { readonly [Type in ShopCommand["type"]]?: unknown } = {
  LoadUser: customer,
  ReadSessionFlag: true,
  LoadStores: [torgetWithMenu.store],
  LoadStore: torgetWithMenu,
  ValidatePrice: priceOf(269),
  ReadPhone: { _tag: "Phone", e164: "+4740000000" },
  PlaceOrder: { orderId: "o1" },
  LoadOrder: placedOrder,
  RequestLogin: null,
  Login: null,
  LoginEmail: null,
  LoadOrders: { total: 3, items: ordersOf(1, 2) },
  LoadAddresses: addresses,
  LoadSessions: sessions,
  LoadPasskeys: { passkeys, isSupported: true },
  AddPasskey: { _tag: "NotGiven" },
  RemovePasskey: null,
  LoadPoints: [],
  LoadOffers: { deals: [], discounts: [] },
  SaveAgreements: { loyalty: { acceptedTerms: true, points: 0 }, notificationTypes: ["sms"] },
  SaveProfile: { ...customer, firstName: "Kunde", lastName: "En" },
  SaveDefaultStore: { ...customer, favoriteStore: torgetWithMenu.store.id },
  RemoveAddress: null,
  ChooseDefaultAddress: null,
  EndSessions: null,
  ConfirmEmail: null,
  SendEmailLink: null,
  AskNewNumber: null,
  TakeNewNumber: null,
  ChangePassword: null,
  DeleteAccount: null,
  RecruitFriend: own,
  LoadBudget: budget,
  LoadOrganisation: home,
  ChangeOrganisation: null,
  AcceptInvitation: registered,
  FindOrganisations: { byName: [], hasNumber: false },
  CreateOrganisation: registered,
}

const withPizza: readonly Step[] = [open("/butikker/torget/meny/pizza"), (stage) => stage.put(addLarge)]

/** Typical flows of customers; after each step all running calls are answered, one at a time. */
const flows: { readonly [Name in string]: { readonly loggedIn: boolean; readonly steps: readonly Step[] } } = {
  "a logged-in customer orders": {
    loggedIn: true,
    steps: [
      open("/butikker"),
      open("/butikker/torget/meny/pizza"),
      (stage) => stage.put(addLarge),
      (stage) => stage.wait(1000),
      open("/betaling"),
      fillName,
      (stage) => stage.put({ type: "OrderSubmitted" }),
      (stage) => stage.wait(60_000),
    ],
  },
  "a stranger orders": {
    loggedIn: false,
    steps: [
      open("/butikker/torget/meny/pizza"),
      (stage) => stage.put(addLarge),
      (stage) => stage.wait(1000),
      open("/betaling"),
      fill,
      (stage) => stage.put({ type: "OrderSubmitted" }),
    ],
  },
  "somebody logs in by code and follows an order": {
    loggedIn: false,
    steps: [
      (stage) => stage.put({ type: "LoginCodeRequested", phone: "40000000" }),
      (stage) => stage.put({ type: "LoginCodeEntered", code: { sealed: "a-1" } }),
      open("/bestilling/o1"),
      open("/"),
    ],
  },
  "somebody logs in by e-mail": {
    loggedIn: false,
    steps: [
      (stage) => stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password: { sealed: "a-1" } }),
      open("/butikker"),
    ],
  },
  "a customer goes through their own page, with a pizza in the cart": {
    loggedIn: true,
    steps: [
      ...withPizza,
      ...say({ type: "ModalOpened", modal: { _tag: "Deals" } }),
      open("/min-side"),
      ...say(
        { type: "OlderOrdersWanted" },
        { type: "AgreementChosen", agreement: "email", given: false },
        { type: "DefaultStoreChosen", storeId: torgetWithMenu.store.id },
        { type: "DefaultAddressChosen", id: "old" },
        { type: "AddressFormOpened", id: "old" },
        { type: "SavedAddressRemoved" },
        { type: "OtherLoginEnded", id: null },
        { type: "PasskeyWanted" },
        { type: "PasskeyRemovalWanted", id: "phone" },
        { type: "PasskeyRemovalAnswered", isSure: true },
        { type: "PointsHistoryWanted" },
        { type: "EmailLinkWanted" },
        { type: "EmailLinkOpened", token: { sealed: "a-2" } },
        { type: "NumberChangeWanted" },
        { type: "NewNumberTyped", text: "40 00 00 00" },
        { type: "NewNumberSubmitted" },
        { type: "NewNumberCodeEntered", code: { sealed: "a-5" } },
        { type: "PasswordChosen", old: { sealed: "a-3" }, password: { sealed: "a-4" } },
        { type: "ModalOpened", modal: { _tag: "EditProfile" } },
        { type: "ProfileTyped", field: "firstName", text: "Kunde" },
        { type: "ProfileTyped", field: "lastName", text: "En" },
        { type: "ProfileSubmitted" },
        { type: "ModalOpened", modal: { _tag: "RecruitFriend" } },
        { type: "FriendTyped", friend: "+47 40 00 00 01" },
        { type: "FriendSubmitted" },
        { type: "AccountDeletionWanted" },
        { type: "AccountDeletionAnswered", isSure: true },
      ),
    ],
  },
  "an administrator registers a company, joins another and runs a third, with a pizza in the cart": {
    loggedIn: true,
    steps: [
      ...withPizza,
      ...say(
        { type: "InvitationLinkOpened", token: { sealed: "a-5" } },
        { type: "InvitationAccepted" },
        { type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } },
        { type: "OrganisationSignUpTyped", field: "name", text: "Bedrift 9 AS" },
        { type: "OrganisationSignUpTyped", field: "number", text: "922 222 223" },
      ),
      (stage) => stage.wait(400),
      ...say({ type: "OrganisationSignUpSubmitted" }, { type: "AccountChosen", organisationId: "org-1" }),
      (stage) => stage.wait(1000),
      open("/betaling"),
      open("/min-side/bedrift/org-1"),
      ...say(
        { type: "InvitationFormOpened" },
        { type: "OrganisationTyped", field: "phone", text: "40 00 00 02" },
        { type: "OrganisationFormSubmitted" },
        { type: "InvitationSentAgain", invitationId: "i1" },
        { type: "MemberFormOpened", customerId: "u2" },
        { type: "RoleChosen", role: "administrator" },
        { type: "OrganisationFormSubmitted" },
        { type: "MemberFormOpened", customerId: "u2" },
        { type: "MemberRemovalWanted" },
      ),
    ],
  },
}

/** Calls to the server: only they can be answered with 401. */
const local: ReadonlySet<string> = new Set(["ReadDevice", "ReadPhone", "ReadSessionFlag", "FollowOrder"])

/** Runs a flow whose `at`-th call is answered with 401; returns the stage, the calls, and what was in the cart. */
const run = ({ loggedIn, steps }: (typeof flows)[string], at: number) => {
  const stage = openShop("/", { loggedIn })
  const asked: string[] = []
  let refused: string | null = null
  let inCart: readonly LineView[] = []
  const settle = () => {
    for (;;) {
      const next = Object.values(stage.world().calls).find(({ command }) => Object.hasOwn(answers, command.type))
      if (!next) return
      const { key, command } = next
      if (!local.has(command.type) && asked.push(command.type) > at) {
        refused = command.type
        inCart = stage.see().cart.lines
        stage.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: unauthorized } })
        return
      }
      stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: answers[command.type] as never } })
    }
  }
  settle()
  for (const step of steps) {
    if (refused !== null) break
    step(stage)
    settle()
  }
  return { stage, asked, refused, inCart }
}

for (const [name, flow] of Object.entries(flows)) {
  test(`${name}: whichever call is answered with 401, there is one logout, the cart, a clean state and the right address`, () => {
    const calls = run(flow, Number.POSITIVE_INFINITY).asked.length
    expect(calls).toBeGreaterThan(2)
    for (let at = 0; at < calls; at++) {
      const { stage, refused, inCart } = run(flow, at)
      expect(refused, `call ${at}`).not.toBeNull()
      const { session, route, checkout, login, cart } = stage.see()
      expect([refused, logouts(stage)]).toEqual([refused, ["unauthorized"]])
      expect(route).toMatchObject({ path: "/logg-ut", screen: { _tag: "LoggedOut" } })
      expect(session).toEqual({ _tag: "Anonymous" })
      expect(cart.lines).toEqual(inCart)
      expect(checkout).toMatchObject({ fields: { email: "", ...(flow.loggedIn ? { phone: "" } : {}) }, isKnown: false })
      expect(login).toMatchObject({ step: "idle", phone: "" })
      expect(stage.told().filter(({ type }) => type === "ClearSession")).toHaveLength(1)
      // All other running calls get a 401 too: no second logout, and no endless retries.
      for (const { key } of Object.values(stage.world().calls)) {
        stage.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: unauthorized } })
      }
      stage.wait(120_000)
      expect(logouts(stage)).toEqual(["unauthorized"])
      expect(stage.running().map(({ type }) => type)).not.toContain("LoadUser")
    }
  })
}

test("the flows make every call that is answered here", () => {
  const asked = new Set(Object.values(flows).flatMap((flow) => run(flow, Number.POSITIVE_INFINITY).asked))
  expect(Object.keys(answers).filter((type) => !local.has(type) && !asked.has(type))).toEqual([])
})

test("a 401 on a followed order's stream ends the session as well", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.news("FollowOrder", { ...received, sequence: 2, status: "accepted" })
  stage.fail("FollowOrder", unauthorized)
  expect(logouts(stage)).toEqual(["unauthorized"])
  expect(stage.see().route.path).toBe("/logg-ut")
  stage.wait(60_000)
  expect(stage.running().map(({ type }) => type)).not.toContain("LoadOrder")
})
