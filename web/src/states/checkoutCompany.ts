import type { PayerChange } from "@skorpe/core/domain/checkout"
import { kroner } from "@skorpe/core/domain/money"
import type { AccountView } from "@skorpe/core/units/account"
import { barMenu } from "../testing/bar.ts"
import { customer, priceOf, status } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import type { PrefixedStates, States, Visit } from "./model.ts"
import { addPizza, after, goTo, logInForCompany, openAt } from "./visit.ts"

/** An employee at the checkout, who orders for the first of their companies; the price is awaited. */
export const asCompany = (visit: Visit, companies = 1): SceneShop =>
  goTo(
    after(
      openAt(visit, { _tag: "Menu", storeSlug: "torget" }, { loggedIn: true }),
      (shop) => shop.answer("LoadStore", { store: torget, menu: barMenu }),
      (shop) => shop.answer("LoadStatus", { ...status, paysOnline: true }),
      logInForCompany(companies),
      addPizza,
      (shop) => shop.wait(6000),
    ),
    { _tag: "Checkout" },
  )

const confirm = (shop: SceneShop): void => shop.answer("ValidatePrice", priceOf(299))

/** The company's checkout with a confirmed price of 299 kr, and this budget. */
const within =
  (budget: { readonly isApproved?: boolean; readonly perOrder: number | null; readonly left: number | null }) =>
  (visit: Visit): SceneShop => {
    const amount = (limit: number | null) => (limit === null ? null : kroner(limit))
    const told = { isApproved: budget.isApproved ?? true, perOrder: amount(budget.perOrder), left: amount(budget.left) }
    return after(asCompany(visit), (shop) => shop.answer("LoadBudget", told), confirm)
  }

const chooseSelf = (shop: SceneShop): void => shop.send({ type: "AccountChosen", organisationId: null })

/** A member who orders for themselves at the checkout, until another tab chooses their company. */
const chosenElsewhere = (visit: Visit): SceneShop =>
  after(
    asCompany(visit),
    chooseSelf,
    (shop) =>
      shop.send({
        type: "KeptElsewhere",
        kept: { entry: "currentAccount", value: { customerId: customer._id, organisationId: "org-1" } },
      }),
    (shop) => shop.answer("LoadBudget", { isApproved: true, perOrder: null, left: null }),
    (shop) => shop.wait(6000),
    confirm,
  )

const notTheirs = { _tag: "Refused", status: 404, problems: [{ code: 3007, message: "Vi fant ikke bedriften." }] }

/** The states of the payer, once another tab has changed it. */
const payers: PrefixedStates<"payer-", PayerChange> = {
  "payer-told": {
    story: "another tab chose the company that the order is for now",
    reach: chosenElsewhere,
  },
  "payer-asked": {
    story: "the order button was pressed, and the customer is asked whether the order is for their company",
    reach: (visit) =>
      after(
        chosenElsewhere(visit),
        (shop) => shop.send({ type: "FieldTyped", field: "firstName", text: "Kunde" }),
        (shop) => shop.send({ type: "FieldTyped", field: "lastName", text: "1" }),
        (shop) => shop.send({ type: "OrderSubmitted" }),
      ),
  },
}

/** The states of the company's remaining budget. */
const budgets: PrefixedStates<"budget-", AccountView["_tag"]> = {
  "budget-NoBudget": { why: "a company's checkout asks for its budget at once" },
  "budget-BudgetLoading": { story: "the remaining budget is loading", reach: asCompany },
  "budget-BudgetKnown": {
    story: "the remaining budget is enough",
    reach: within({ perOrder: 1000, left: 4200 }),
  },
  "budget-BudgetUnknown": {
    story: "the budget did not arrive, and the order can be placed all the same",
    reach: (visit) => after(asCompany(visit), (shop) => shop.fail("LoadBudget", { _tag: "Unreachable" }), confirm),
  },
  "budget-NotAMember": {
    story: "the company has removed the customer, who may order for themselves",
    reach: (visit) =>
      after(
        asCompany(visit),
        (shop) => shop.fail("LoadBudget", notTheirs),
        (shop) => shop.fail("ValidatePrice", { ...notTheirs, status: 400 }),
      ),
  },
  "budget-overMonth": {
    story: "the order costs more than the month's remaining budget",
    reach: within({ perOrder: null, left: 120 }),
  },
  "budget-overOrder": {
    story: "the order costs more than one order may",
    reach: within({ perOrder: 200, left: 4200 }),
  },
  "budget-notApproved": {
    story: "staff has not approved the company for ordering on account",
    reach: within({ isApproved: false, perOrder: null, left: null }),
  },
  "budget-unlimited": { story: "nothing bounds the company's orders", reach: within({ perOrder: null, left: null }) },
}

/** The checkout's states when a company orders. */
export const companyStates: States = {
  forSelf: {
    story: "a member of a company orders for themselves",
    reach: (visit) => after(asCompany(visit), chooseSelf, (shop) => shop.wait(6000), confirm),
  },
  namelessCompany: {
    story: "the company has no name yet",
    reach: (visit) =>
      after(
        asCompany(visit, 2),
        (shop) => shop.send({ type: "AccountChosen", organisationId: "org-2" }),
        (shop) => shop.answer("LoadBudget", { isApproved: true, perOrder: null, left: null }),
        (shop) => shop.wait(6000),
        confirm,
      ),
  },
  cardsForCompany: {
    story: "a company pays on account, in the store or now",
    reach: within({ perOrder: null, left: 4200 }),
  },
  billingNote: {
    story: "a company pays on account, with a reference on its invoice",
    reach: (visit) =>
      after(within({ perOrder: null, left: 4200 })(visit), (shop) =>
        shop.send({ type: "BillingNoteTyped", billingNote: "7" }),
      ),
  },
  ...payers,
  ...budgets,
}
