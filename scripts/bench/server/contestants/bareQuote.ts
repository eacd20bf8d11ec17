import { marketOf } from "@skorpe/core/domain/market"
import type { ValidatedPrice, PriceRequest } from "@skorpe/core/domain/price"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { createServer } from "node:http"
import { nobody } from "../../../../server/src/prices/facts.ts"
import { quote } from "../../../../server/src/prices/quote.ts"
import { takePart } from "../contestant.ts"
import { fromNoon } from "../noon.ts"

const market = marketOf("no")
const fixtures = readFixtures("no")
const stores = new Map(fixtures.stores.map((store) => [store.id, { store, menu: menuOf(fixtures, store.id) }]))
const now = fromNoon()

type Line = PriceRequest["cart"]["products"][number]

/** Converts the request to the rule's input without validation, which no real server should do. */
const readRequest = (text: string): PriceRequest => {
  const asked = JSON.parse(text)
  const products = asked.cart.products.map((line: Line) => ({ ...line, unitPrice: Math.round(line.unitPrice * 100) }))
  const { requestedTime } = asked.cart
  return { ...asked, cart: { ...asked.cart, products, requestedTime: requestedTime && Date.parse(requestedTime) } }
}

const writePrice = (price: ValidatedPrice): string =>
  JSON.stringify({
    ...price,
    adjustmentAmount: price.adjustmentAmount / 100,
    customerAmount: price.customerAmount / 100,
    orderAmount: price.orderAmount / 100,
    minimumCustomerAmount: price.minimumCustomerAmount / 100,
    surchargeAmount: price.surchargeAmount / 100,
    pantAmount: price.pantAmount / 100,
    taxAmount: price.taxAmount / 100,
    lines: price.lines.map(({ unitPrice, linePrice }) => ({ unitPrice: unitPrice / 100, linePrice: linePrice / 100 })),
  })

const answer = (text: string): string => {
  const request = readRequest(text)
  const store = stores.get(request.cart.storeId)
  if (store === undefined) throw new Error("no such store")
  const outcome = quote(market, store, request, now(), nobody)
  if (outcome._tag === "Refused") throw new Error(outcome.codes.join())
  return writePrice(outcome.price)
}

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on("data", (piece: Buffer) => pieces.push(piece))
  request.on("end", () => {
    const text = answer(Buffer.concat(pieces).toString())
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) }
    response.writeHead(200, headers).end(text)
  })
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  takePart({ port, socketFolder: null }, async () => void server.close())
})
