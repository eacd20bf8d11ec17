import { localise } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import { usualVariation } from "@skorpe/core/domain/menu"
import { readVariationCode } from "@skorpe/core/domain/pizza"
import { couponProblemText, problemText } from "@skorpe/core/domain/problem"
import { writePath } from "@skorpe/core/domain/route"
import type { Screen } from "@skorpe/core/domain/route"
import { openingAt } from "@skorpe/core/domain/store"
import { Effect } from "effect"
import { say } from "../terminal/stop.ts"
import { chooseTime } from "./chooseTime.ts"
import { deliver, meetAt } from "./chooseWay.ts"
import { type Customer, failStep, type ScriptFailed } from "./customer.ts"
import { expectRefusal, refusalOf } from "./expectRefusal.ts"
import { leaveAtDoor, optIn, orderAgain, takeOut } from "./changeOrder.ts"
import { expectSeen } from "./expectSeen.ts"
import { leaveUntil } from "./leaveUntil.ts"
import { chooseAccount, logIn } from "./logIn.ts"
import { markStock } from "./markStock.ts"
import { type Step, textIn } from "./model.ts"
import { choosePayer, giveUpPayment, payInstead, payOrder } from "./payOrder.ts"
import { sendOrder } from "./sendOrder.ts"
import type { Setting } from "./setting.ts"

/** Runs one step of a script: sends its events and waits for their effect. */
export const runStep = (step: Step, setting: Setting): Effect.Effect<void, ScriptFailed> => {
  const { customer, market } = setting
  if ("store" in step) return openStore(textIn(step.store, market), market, customer)
  if ("add" in step) return addProduct(step.add, market, customer)
  if ("code" in step) return enterCode(step, customer)
  if ("answer" in step) return answer(step.answer, customer)
  if ("fill" in step) return fill(step.fill, customer)
  if ("carryout" in step) return Effect.sync(() => customer.put({ type: "MethodChosen", method: "carryout" }))
  if ("delivery" in step) return deliver(step.delivery, market, customer)
  if ("hotspot" in step) return meetAt(step.hotspot, market, customer)
  if ("time" in step) return chooseTime(step.time, customer)
  if ("contactless" in step) return leaveAtDoor(step.contactless, customer)
  if ("remove" in step) return takeOut(step.remove, customer)
  if ("optIn" in step) return optIn(step.optIn, customer)
  if ("remember" in step) {
    return Effect.sync(() => customer.put({ type: "RememberingChosen", remember: step.remember }))
  }
  if ("login" in step) return logIn(textIn(step.login, market), setting)
  if ("account" in step) return chooseAccount(step.account === null ? null : textIn(step.account, market), setting)
  if ("billingNote" in step) {
    return Effect.sync(() => customer.put({ type: "BillingNoteTyped", billingNote: step.billingNote }))
  }
  if ("payBy" in step) return choosePayer(step.payBy, setting)
  if ("pay" in step) return payOrder(step.pay, step.unpaid, setting)
  if ("payInstead" in step) return payInstead(step.payInstead, setting)
  if ("giveUp" in step) return giveUpPayment(setting)
  if ("again" in step) return orderAgain(customer)
  if ("see" in step) return expectSeen(step.see, customer)
  if ("staff" in step) return markStock(step.staff, setting)
  if ("leaveUntil" in step) return leaveUntil(step.leaveUntil, setting)
  if ("checkout" in step) return goToCheckout(step.refused, market, customer)
  if ("order" in step) return sendOrder(step.refused, customer)
  if ("track" in step) return track(step.track, customer)
  if ("pause" in step) return Effect.sleep(step.pause)
  return Effect.sync(() => customer.put(step.event))
}

const open = (screen: Screen, market: Market, { see, put }: Customer) =>
  Effect.sync(() => put({ type: "PathOpened", path: writePath(market, see().route.language, screen), how: "link" }))

const openStore = Effect.fnUntraced(function* (wanted: string, market: Market, customer: Customer) {
  let slug = wanted
  if (wanted === "any-open") {
    yield* open({ _tag: "Stores" }, market, customer)
    const stores = yield* customer.wait("the list of stores", ({ store }) =>
      store.list._tag === "Loaded" ? store.list.value : undefined,
    )
    const now = customer.now()
    const found = stores.find(
      ({ openingHours, schedule }) => openingAt(openingHours, schedule, market.timeZone, now).open,
    )
    if (!found) return yield* failStep(`no store is open: ${problemText(3023, "en")}`)
    slug = found.slug
  }
  yield* open({ _tag: "Menu", storeSlug: slug }, market, customer)
  yield* customer.wait(
    `the menu of ${slug}`,
    ({ store }) => (store.shown._tag === "Loaded" && store.shown.value.store.slug === slug ? true : undefined),
    ({ store }) => (store.shown._tag === "Missing" ? `there is no store ${slug}` : undefined),
  )
  // A customer looks at the menu for longer than this takes; the checkout offers only what has loaded.
  yield* customer.wait(`the status of ${slug}`, ({ store }) => (store.current?.status == null ? undefined : true))
})

type Add = Extract<Step, { readonly add: object }>["add"]

const addProduct = Effect.fnUntraced(function* (add: Add, market: Market, customer: Customer) {
  const { store } = customer.see()
  const here = store.current
  if (!here) return yield* failStep("no store has been opened yet")
  const product = here.menu.products.find(({ slug }) => slug === add.product)
  if (!product) return yield* failStep(`${add.product}: 3018 ${problemText(3018, "en")}`)
  const variation = add.variation
    ? product.variations.find(({ code }) => code === add.variation)
    : add.size
      ? product.variations.find(({ code }) => readVariationCode(code).size === add.size)
      : usualVariation(product, market.defaultSize)
  if (!variation) {
    const codes = product.variations.map(({ code, size }) => `${code} (${localise(size, "en")})`).join(", ")
    return yield* failStep(`${add.product} is not to be had so: 3018 ${problemText(3018, "en")} There is: ${codes}`)
  }
  yield* open({ _tag: "Product", storeSlug: here.store.slug, productSlug: product.slug }, market, customer)
  customer.put({
    type: "ProductAdded",
    productId: product.id,
    variationCode: variation.code,
    quantity: add.quantity ?? 1,
  })
})

const enterCode = Effect.fnUntraced(function* (
  { code, refused }: Extract<Step, { readonly code: string }>,
  customer: Customer,
) {
  customer.put({ type: "CouponTyped", code })
  customer.put({ type: "CouponSubmitted" })
  const { problems } = yield* customer.wait(`a verdict on ${code}`, ({ coupon }) =>
    coupon.step === "judging" || coupon.step === "unreached" ? undefined : coupon,
  )
  const refusal = {
    codes: problems.map((problem) => problem.code),
    why: problems.map((problem) => `${problem.code} ${couponProblemText(problem.code, "en")}`).join("; "),
  }
  yield* expectRefusal(refused, { what: code, refusal: problems.length > 0 ? refusal : null, instead: "counts" })
})

const answers = { yes: "DialogConfirmed", no: "DialogCancelled", away: "DialogClosed" } as const

const answer = (how: keyof typeof answers, { see, put }: Customer) =>
  Effect.suspend(() => {
    const { open } = see().dialog
    if (open === null) return failStep("nothing was asked")
    put({ type: answers[how], id: open.id })
    return Effect.void
  })

const fill = (fields: Extract<Step, { readonly fill: object }>["fill"], { put }: Customer) =>
  Effect.sync(() => {
    for (const [field, text] of Object.entries(fields)) {
      if (text === undefined) continue
      put({ type: "FieldTyped", field: field as never, text })
      put({ type: "FieldLeft", field: field as never })
    }
  })

const goToCheckout = Effect.fnUntraced(function* (refused: number | undefined, market: Market, customer: Customer) {
  yield* open({ _tag: "Checkout" }, market, customer)
  const refusal = yield* customer.wait(
    "a confirmed price",
    ({ validation }) => {
      if (validation._tag === "Confirmed") return { price: null }
      return validation._tag === "Refused" ? { price: refusalOf(validation.problems) } : undefined
    },
    ({ validation }) => (validation._tag === "Empty" ? "the cart is empty" : undefined),
  )
  yield* expectRefusal(refused, { what: "the price", refusal: refusal.price, instead: "confirmed" })
})

const track = (wanted: string, customer: Customer) =>
  Effect.andThen(
    say(`Waiting for the kitchen to report ${wanted} …`),
    customer.wait(
      `the kitchen to report ${wanted}`,
      ({ tracking }) => {
        if (tracking._tag !== "Following") return undefined
        const { status, steps } = tracking.tracking
        return status === wanted || steps.some(({ step }) => step === wanted) ? true : undefined
      },
      ({ tracking }) => {
        if (tracking._tag === "Missing" || tracking._tag === "Nothing") return "no order is being followed"
        if (tracking._tag !== "Following") return undefined
        const { status, reason } = tracking.tracking
        return ["completed", "refused", "cancelled"].includes(status)
          ? `the order is ${status}${reason ? `: ${reason}` : ""}`
          : undefined
      },
    ),
  ).pipe(Effect.asVoid)
