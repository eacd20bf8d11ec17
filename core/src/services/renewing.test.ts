import { Context, Schema } from "effect"
import { expect, test } from "vitest"
import { SkorpeApi } from "../api/api.ts"
import { orderCreateExample } from "../api/orderExamples.ts"
import { WithRefresh } from "../api/withRefresh.ts"
import { OrderCreate } from "../domain/order/model.ts"
import type { PriceRequest } from "../domain/price/model.ts"
import { zero } from "../domain/money/rules/kroner.ts"
import type { Calls, ShopCommand } from "../messages/commands.ts"
import { makeSafe } from "../vault/safe.ts"
import { found, notFound, servicesBefore } from "./servicesBench.fixture.ts"
import type { HttpAsk } from "./transport.ts"

const safe = makeSafe("page")
const secret = safe.seal("123456", "code")
const details = safe.seal("{}", "payment.details")
const key = "key-of-a-call"
const orderId = "o1"
const cart: PriceRequest["cart"] = { storeId: "101", deliveryMethod: "carryout", requestedTime: null, products: [] }

/** Each call of the shop, with arguments that a chart may use. */
const calls: { readonly [Name in keyof Calls]: Calls[Name]["asks"] } = {
  ReadDevice: {},
  ReadPhone: { text: "40000011" },
  LoadStores: {},
  LoadStore: { store: "101" },
  LoadStatus: { store: "101" },
  FindAddresses: { query: "Testveien", near: null },
  FindStores: { position: null },
  ReadPosition: {},
  SaveProfile: { change: {} },
  LoadPoints: {},
  ConfirmEmail: { token: secret },
  SendEmailLink: {},
  AskNewNumber: { phone: "+4740000011" },
  TakeNewNumber: { phone: "+4740000011", code: secret },
  DeleteAccount: {},
  LoadSessions: {},
  EndSessions: { id: null },
  ReadPasskeySupport: {},
  LoadPasskeys: {},
  AddPasskey: {},
  RemovePasskey: { id: "p1" },
  LoginPasskey: {},
  SaveAgreements: { change: {} },
  SyncFavourites: { customerId: "u1", change: null },
  SaveDefaultStore: { storeId: null },
  ValidatePrice: { request: { cart, coupons: [], organisationId: null, totalAmount: zero, isLoyaltyOrder: false } },
  JudgeCode: { asked: { code: "HENT25", coupons: [], cart: null, organisationId: null } },
  PlaceOrder: { attempt: { key, order: Schema.decodeSync(OrderCreate)(orderCreateExample), at: 0 } },
  ReadPayment: { orderId },
  LoadPaymentMethods: { orderId },
  CollectPayment: { provider: null },
  ShowPaymentAction: { provider: null, action: null },
  BeginPayment: { orderId, details, key },
  ContinuePayment: { orderId, details, key },
  PayOtherwise: { orderId, paymentType: "INSTORE", key },
  GiveUpPayment: { orderId },
  LoadUser: {},
  LoadBudget: { organisationId: "b1" },
  FindOrganisations: { name: "", number: "123456785" },
  CreateOrganisation: { name: "Bedrift 1 AS", number: "123456785", key },
  LoadOrganisation: { organisationId: "b1" },
  ChangeOrganisation: { organisationId: "b1", change: { _tag: "Withdraw", invitationId: "i1" }, key },
  AcceptInvitation: { token: secret },
  LoadAddresses: {},
  SaveAddress: { id: null, draft: null, key },
  RestoreAddress: { address: null, key },
  RemoveAddress: { id: "a1" },
  ChooseDefaultAddress: { id: "a1" },
  ReadSessionFlag: {},
  RequestLogin: { phone: "+4740000011" },
  CreateAccount: { registration: { firstName: "Kunde", lastName: "1", phoneNumber: "+4740000011" }, key },
  RequestReset: { email: "kunde1@skorpe.test" },
  ResetPassword: { email: "kunde1@skorpe.test", token: secret, password: secret },
  ChangePassword: { email: "kunde1@skorpe.test", old: secret, password: secret },
  Login: { phone: "+4740000011", code: secret },
  LoginEmail: { email: "kunde1@skorpe.test", password: secret },
  VerifyPhone: { phone: "+4740000011", code: secret },
  UnsubscribeEmail: { token: secret },
  UnsubscribePhone: { phone: "+4740000011" },
  Logout: {},
  LoadOrder: { orderId },
  LoadOrders: { skip: 0, organisationId: null },
  ShareOrder: { orderId },
  RecruitFriend: { to: {}, key },
  HandCode: { own: null, how: "copy" },
  AskForNotices: {},
  LoadUpsells: { storeId: "101", cartItems: [], favourites: [] },
  LoadOffers: { isLoggedIn: true, organisationId: null },
  FollowOrder: { orderId, after: 0 },
}

const renewal = "/api/auth/refresh"
const granted = found({ expiresAt: "2099-01-01T00:00:00.000Z" })

const partsOf = (path: string): readonly string[] => (path.split("?")[0] ?? "").split("/")
const parametersIn = ({ path }: { readonly path: string }): number => path.split(":").length
/** The contract's endpoints; a path with fewer parameters takes precedence. */
const endpoints = Object.values(SkorpeApi.groups)
  .flatMap((group) => Object.values(group.endpoints))
  .toSorted((one, other) => parametersIn(one) - parametersIn(other))

/** Whether the contract marks the endpoint of a request "with refresh". */
const isMarked = ({ method, path }: HttpAsk): boolean => {
  const asked = partsOf(path)
  const endpoint = endpoints.find((one) => {
    const pattern = partsOf(one.path)
    const fits = pattern.every((part, nth) => part.startsWith(":") || part === asked[nth])
    return one.method === method && pattern.length === asked.length && fits
  })
  if (endpoint === undefined) throw new Error(`the contract has no ${method} ${path}`)
  return Context.get(endpoint.annotations, WithRefresh)
}

/** A call's requests if the session's token has expired, in order. */
const askedBy = async (command: ShopCommand) => {
  const answer = ({ path }: HttpAsk) => (path === renewal ? granted : path === "/api/deals" ? found([]) : notFound)
  const { call, asked } = servicesBefore(answer, { kept: [["sessionExpiry", "0"]], safe })
  await call(command)
  return asked
}

test("an expired session is renewed before each request that the contract marks with refresh, also to follow an order", async () => {
  const marked: string[] = []
  const late: string[] = []
  for (const [type, asks] of Object.entries(calls)) {
    const asked = await askedBy({ type, ...asks } as ShopCommand)
    const first = asked.findIndex(isMarked)
    if (first < 0) continue
    marked.push(type)
    const renewed = asked.findIndex(({ path }) => path === renewal)
    if (renewed < 0 || renewed > first) late.push(type)
  }
  expect(late).toEqual([])
  expect(marked).toContain("FollowOrder")
})
