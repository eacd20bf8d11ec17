import type { SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { randomInt, randomUUID } from "node:crypto"
import { unsubscribeToken } from "../accounts/unsubscribe.ts"
import { keyedWith, ServerSecret } from "../ServerSecret.ts"
import type { RunningServer } from "../startServer.ts"
import { customerClient } from "../testing/customerClient.ts"
import type { Knock, Scene } from "./knocks.fixture.ts"

/** With this the walk signs what only a server could. */
export const sceneSecret = "the secret of the server that is walked through"

const password = "a long password"
const text = { nb: "Hei", sv: "Hej", en: "Hello" }
const door = {
  street: "Storgata",
  number: "1",
  postalCode: "0151",
  city: "Oslo",
  position: { latitude: 59.9, longitude: 10.7 },
  deliveryDescription: "",
}

/** A number that nobody has had yet. */
const freshPhone = () => `+4745${String(randomInt(1_000_000)).padStart(6, "0")}`

/** A customer with an account of their own, logged in. */
export const makeCustomer = async (server: RunningServer) => {
  const phone = freshPhone()
  const email = `kunde${phone.slice(3)}@skorpe.test`
  const client = customerClient(server)
  await client.register(phone, { email, password })
  const { body: profile } = await client.get("/user/profile")
  const { body: kept } = await client.post("/user/address", door, { "idempotency-key": "the-only-door" })
  await client.post("/operator/custom-message", { id: phone.slice(1), phone, text }, { "staff-key": server.staffKey })
  return { phone, email, client, id: String(profile._id), addressId: String(kept.id), messageId: phone.slice(1) }
}

/** What a scene's customer has that others might want. */
export type SceneCustomer = Awaited<ReturnType<typeof makeCustomer>>

type Groups = (typeof SkorpeApi)["groups"]
type Knocks = {
  readonly [Group in "auth" | "user" | "operator"]: {
    readonly [Name in keyof Groups[Group]["endpoints"]]: (scene: Scene) => Knock | Promise<Knock>
  }
}

const key = () => ({ "idempotency-key": randomUUID() })

/** How to knock at each call of accounts. */
export const accountKnocks: Knocks = {
  auth: {
    requestLogin: () => ({ path: "/api/auth/request-login", body: { phone: freshPhone() } }),
    login: async ({ customer: { client, phone } }) => ({
      path: "/api/auth/login",
      body: { phone, code: await client.askCode(phone), origin: "web" },
    }),
    verifyPhone: async ({ customer: { client, phone } }) => ({
      path: "/api/auth/verify-phone",
      body: { phoneNumber: phone, code: await client.askCode(phone) },
    }),
    loginEmail: ({ customer: { email } }) => ({ path: "/api/auth/login-email", body: { email, password } }),
    logout: () => ({ path: "/api/auth/logout", body: {} }),
    refresh: () => ({ path: "/api/auth/refresh", body: {} }),
    requestReset: () => ({ path: "/api/auth/request-reset", body: { email: `${randomUUID()}@skorpe.test` } }),
    reset: ({ customer: { email } }) => ({
      path: "/api/auth/reset",
      body: { email, oldPassword: password, newPassword: password },
    }),
  },
  user: {
    create: async ({ customer: { client } }) => {
      const phoneNumber = freshPhone()
      const code = await client.askCode(phoneNumber)
      await client.post("/auth/verify-phone", { phoneNumber, code })
      const proof = `__Host-phone-proof=${client.cookies.get("__Host-phone-proof") ?? ""}`
      const body = { firstName: "Kunde", lastName: "1", phoneNumber }
      return { path: "/api/user/create", body, headers: { ...key(), cookie: proof } }
    },
    validateStart: () => ({ path: "/api/user/validate-start", body: { isNative: false, orgId: null } }),
    unsubscribeEmail: async ({ customer: { id } }) => {
      const token = Effect.provideService(unsubscribeToken(id), ServerSecret, keyedWith(sceneSecret))
      return { path: `/api/user/email/unsubscribe/${await Effect.runPromise(token)}`, body: {} }
    },
    unsubscribePhone: () => ({ path: "/api/user/phone-number/unsubscribe", body: { phone: freshPhone() } }),
    delete: () => ({ path: "/api/user/delete", body: {} }),
    changeNumber: () => ({ path: "/api/user/change-number", body: { phone: freshPhone() } }),
    update: () => ({ path: "/api/user/update", body: { firstName: "Kunde" } }),
    identity: () => ({ path: "/api/user/identity", body: {} }),
    addAddress: () => ({ path: "/api/user/address", body: door, headers: key() }),
    changeAddress: ({ customer: { addressId } }) => ({ path: `/api/user/address/${addressId}`, body: door }),
    addresses: () => ({ path: "/api/user/addresses" }),
    changeFavourites: () => ({ path: "/api/user/favourites", body: { add: ["MARG_AM30"] } }),
    favourites: ({ customer: { id } }) => ({ path: `/api/user/favourites/${id}` }),
    readPhone: ({ customer: { phone } }) => ({ path: `/api/user/phone-number/${phone}` }),
    customMessage: ({ customer: { messageId } }) => ({ path: `/api/user/phone-number/custom-message/${messageId}` }),
    profile: () => ({ path: "/api/user/profile" }),
    traits: () => ({ path: "/api/user/traits" }),
    agreements: () => ({ path: "/api/user/agreements", body: { sms: true } }),
  },
  operator: {
    outbox: () => ({ path: "/api/operator/outbox" }),
    blockPhone: () => ({ path: "/api/operator/phone-block", body: { phone: freshPhone(), isBlocked: true } }),
    customMessage: () => ({ path: "/api/operator/custom-message", body: { id: "walk", phone: null, text } }),
  },
}
