import type { Chance } from "../harness/chance.ts"
import type { SampleCart, SentLine } from "./sampleCarts.ts"

/** A verbatim number in a JSON body, so that numbers beyond JavaScript's can be sent. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const bad = Symbol("left out")

/** False values for a price. */
const falsePrices: readonly [
  (was: number, chance: Chance) => unknown,
  ...((was: number, chance: Chance) => unknown)[],
] = [
  (was) => -was,
  () => 0,
  () => new Raw("-0"),
  () => new Raw("NaN"),
  () => new Raw("1e308"),
  () => new Raw("1e400"),
  () => new Raw("-1e400"),
  () => new Raw("5e-324"),
  () => 0.1,
  () => 0.1 + 0.2,
  (was) => was - 0.01,
  (was) => was + 0.001,
  (was) => was - 1e-9,
  (was) => was - 1,
  (was) => was / 100,
  (was) => was * 100,
  () => 2 ** 53,
  () => -(2 ** 53),
  () => 1e9 + 1,
  (was) => String(was),
  () => "0",
  () => "",
  () => "NaN",
  () => null,
  () => true,
  () => false,
  (was) => [was],
  () => [],
  (was) => ({ amount: was }),
  () => ({ valueOf: 0 }),
  (was) => new Raw(`${was}.000000000000000000001`),
  (was) => new Raw(`0x${was.toString(16)}`),
  (was) => new Raw(`${was}n`),
  () => bad,
  (was, chance) => Math.round(was * chance.unit()),
]

const falsePieces: readonly [unknown, ...unknown[]] = [-1, 0, 0.5, 1e9, "1", null, new Raw("1e400"), new Raw("-0")]

const falsePrice = (was: unknown, chance: Chance): unknown => chance.pick(falsePrices)(Number(was), chance)

const withLine = (products: readonly SentLine[], at: number, change: (line: SentLine) => object): readonly unknown[] =>
  products.map((line, index) => (index === at ? change(line) : line))

type Cheat = (cart: SampleCart, chance: Chance) => object

const cheats: readonly [Cheat, ...Cheat[]] = [
  ({ truth }, chance) => ({ totalAmountNet: falsePrice(truth, chance) }),
  ({ body: { products } }, chance) => ({
    products: withLine(products, chance.below(products.length), (line) => ({
      ...line,
      unitPrice: falsePrice(line.unitPrice, chance),
    })),
  }),
  ({ body: { products }, truth }, chance) => {
    // A line and the total are falsified together, so that the sums still agree.
    const at = chance.below(products.length)
    const { unitPrice = 0, quantity = 1 } = products[at] ?? {}
    const cheaper = Math.round(Number(unitPrice) * chance.unit())
    return {
      products: withLine(products, at, (line) => ({ ...line, unitPrice: cheaper })),
      totalAmountNet: truth - (Number(unitPrice) - cheaper) * quantity,
    }
  },
  ({ body: { products } }, chance) => ({
    products: withLine(products, chance.below(products.length), (line) => ({
      ...line,
      quantity: chance.pick(falsePieces),
    })),
  }),
  ({ body: { products }, truth }) => {
    // The fee is removed or set to zero, and taken off the total.
    const [first, ...goods] = products
    const isFee = first?.codes[0] === "DLVRYFEE"
    return isFee ? { products: goods, totalAmountNet: truth - Number(first.unitPrice) } : { totalAmountNet: 0 }
  },
  ({ body: { products }, truth }, chance) => {
    // A negative fee.
    const back = { codes: ["DLVRYFEE"], quantity: 1, unitPrice: -chance.between(1, 199), ingredients: [] }
    return { products: [back, ...products], totalAmountNet: truth + back.unitPrice }
  },
]

const write = (value: unknown): string => {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map((one) => write(one)).join()}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, inner]) => inner !== bad)
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`).join()}}`
}

/** An order with one or two false amounts, as the text of its body. */
export const tamper = (cart: SampleCart, chance: Chance): string => {
  const once = { ...cart.body, ...chance.pick(cheats)(cart, chance) }
  return write(chance.happens(0.2) ? { ...once, ...chance.pick(cheats)(cart, chance) } : once)
}

/** A price request of the same lines, with the shop's expected price replaced. */
export const tamperQuestion = ({ body, truth }: SampleCart, chance: Chance): string => {
  const goods = body.products.filter(({ codes }) => codes[0] !== "DLVRYFEE")
  const at = chance.below(goods.length)
  return write({
    cart: {
      storeId: body["storeId"],
      deliveryMethod: body["deliveryMethod"],
      requestedTime: null,
      products: withLine(goods, at, (line) => ({ ...line, unitPrice: falsePrice(line.unitPrice, chance) })),
    },
    coupons: [],
    organisationId: null,
    totalAmount: chance.happens(0.5) ? falsePrice(truth, chance) : truth,
    isLoyaltyOrder: false,
    ...(body["hotspotId"] === undefined ? {} : { hotspotId: body["hotspotId"] }),
  })
}
