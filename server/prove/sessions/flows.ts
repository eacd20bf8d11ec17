import type { ShopViews } from "@skorpe/core/shop"
import type { Shopper } from "../harness/shopper.ts"
import type { Sealed } from "@skorpe/core/vault"

/** A user walking through the shop. */
export interface Walker {
  readonly shopper: Shopper
  readonly phone: string
  /** The newest code sent to the walker's number, sealed as a screen seals it. */
  readonly newestCode: () => Promise<Sealed>
}

/** A user action, and the condition in the shop once it is done. */
export interface Step {
  readonly name: string
  readonly act: (walker: Walker) => Promise<void> | void
  readonly isDone: (views: ShopViews) => boolean
}

/** A flow through the shop, and how its user starts: logged in, with an expired login, or not logged in. */
export interface Flow {
  readonly name: string
  readonly comes: "asGuest" | "loggedIn" | "withOldGrant"
  readonly steps: readonly Step[]
}

const open = (path: string, isDone: Step["isDone"]): Step => ({
  name: `opens ${path}`,
  act: ({ shopper }) => shopper.put({ type: "PathOpened", path, how: "link" }),
  isDone,
})

const isLoggedIn = ({ session }: ShopViews): boolean => session._tag === "LoggedIn"
const menu = open(
  "/butikker/always-open/meny/pizza",
  ({ store, route }) => store.shown._tag === "Loaded" && route.screen._tag === "Menu",
)

/** Adds a pizza, which asks for a price. */
export const addPizza: Step = {
  name: "adds a pizza",
  act: ({ shopper }) =>
    shopper.put({ type: "ProductAdded", productId: "marg", variationCode: "MARG_AM30", quantity: 1 }),
  isDone: ({ validation, cart }) => validation._tag === "Confirmed" && cart.totalCount > 0,
}
// A company's budget is awaited, so that no order is in flight when its call ends the session.
const checkout = open(
  "/betaling",
  ({ account, route, validation }) =>
    route.screen._tag === "Checkout" && validation._tag === "Confirmed" && account._tag !== "BudgetLoading",
)
const submit: Step = {
  name: "orders",
  act: ({ shopper, phone }) => {
    const texts = { firstName: "Kunde", lastName: "En", phone } as const
    const { fields } = shopper.see().checkout
    for (const [name, text] of Object.entries(texts)) {
      const field = name as keyof typeof texts
      // The account may have filled it in.
      if (fields[field] === "") shopper.put({ type: "FieldTyped", field, text })
    }
    shopper.put({ type: "OrderSubmitted" })
  },
  isDone: ({ tracking }) => tracking._tag === "Following",
}
const found: Step = { name: "is found logged in", act: () => undefined, isDone: isLoggedIn }

/** Causes one more pricing call, which notices an ended session at the latest; a guest may do it too. */
export const guestSteps: readonly Step[] = [menu, addPizza]

/** The organisation that walkers may order for. */
export const walkersCompany = "walkers"

/** The flows in which a session may end. */
export const flows: readonly Flow[] = [
  {
    name: "logs in by code, orders and follows",
    comes: "asGuest",
    steps: [
      { name: "comes", act: () => undefined, isDone: ({ session }) => session._tag === "Anonymous" },
      {
        name: "asks for a code",
        act: ({ shopper, phone }) => shopper.put({ type: "LoginCodeRequested", phone }),
        isDone: ({ login }) => login.step === "codeSent",
      },
      {
        name: "types it",
        act: async ({ shopper, newestCode }) => shopper.put({ type: "LoginCodeEntered", code: await newestCode() }),
        isDone: isLoggedIn,
      },
      menu,
      addPizza,
      checkout,
      submit,
      ...guestSteps,
    ],
  },
  {
    name: "orders on account of a company",
    comes: "loggedIn",
    steps: [
      found,
      {
        name: "chooses the company",
        act: ({ shopper }) => shopper.put({ type: "AccountChosen", organisationId: walkersCompany }),
        isDone: ({ session }) => session._tag === "LoggedIn" && session.organisation !== null,
      },
      menu,
      addPizza,
      checkout,
      {
        name: "lets the company pay",
        act: ({ shopper }) => shopper.put({ type: "PaymentTypeChosen", paymentType: "B2B" }),
        isDone: () => true,
      },
      submit,
      ...guestSteps,
    ],
  },
  {
    name: "comes back after an hour",
    comes: "withOldGrant",
    steps: [found, menu, addPizza, checkout, submit, ...guestSteps],
  },
]
