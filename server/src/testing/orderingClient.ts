import { randomUUID } from "node:crypto"

/** A response with its body parsed as JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // Tests read bodies of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** A plain HTTP client: sends any JSON, valid or not. */
export const orderingClient = (url: string) => {
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false
    const read: Answer = { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
    return read
  }
  return {
    ask,
    get: (path: string, headers?: Record<string, string>) => ask("GET", path, undefined, headers),
    order: (body: unknown, key: string = randomUUID()) =>
      ask("POST", "/api/order/create", body, { "idempotency-key": key }),
    report: (staffKey: string, orderId: string, report: unknown) =>
      ask("POST", `/api/kitchen/orders/${orderId}/report`, report, { "staff-key": staffKey }),
  }
}

/** An order of margheritas at the store that never closes, as the shop sends it. */
export const margheritas = (quantity: number, changes: Record<string, unknown> = {}) => ({
  storeId: "store-open",
  deliveryMethod: "carryout",
  paymentType: "INSTORE",
  shippingInfo: { firstNames: "Kunde", lastName: "Nummer 1", phoneNumber: "40 00 00 00" },
  emailOptIn: false,
  smsOptIn: false,
  useLoyaltyDiscount: false,
  originOrderPrefix: "web",
  totalAmountNet: 199 * quantity,
  organisationId: null,
  billingNote: "",
  coupons: [],
  advanceOrderTimeLocal: null,
  products: [{ codes: ["MARG_AM30"], quantity, unitPrice: 199, ingredients: [] }],
  languageCode: "NB",
  ...changes,
})
