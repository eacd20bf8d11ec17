import { Effect } from "effect"
import { randomInt, randomUUID } from "node:crypto"
import { logExample } from "@skorpe/core/api"
import { unsubscribeToken } from "../accounts/unsubscribe.ts"
import { keyedWith, ServerSecret } from "../secrets/ServerSecret.ts"
import type { RunningServer } from "../startServer.ts"
import { customerClient } from "../testing/customerClient.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import type { Actor } from "./accessTable.ts"

/** The ids that calls are about. All belong to the customer or to their organisation. */
export interface Scene {
  readonly orderId: string
  readonly addressId: string
  readonly messageId: string
  readonly invitationId: string
  readonly invitationToken: string
  /** A problem report. */
  readonly reportReference: string
  /** Money that staff must check. */
  readonly noticeId: string
  /** The unsubscribe token in the last line of a mail to the customer. */
  readonly mailToken: string
  /** A number without an account, and the code that was sent to it. */
  readonly askCode: () => Promise<{ readonly phoneNumber: string; readonly code: string }>
}

/** The server's secret, with which the scene signs an unsubscribe token. */
export const sceneSecret = "the secret of the server that is walked through"

/** The fixtures' customer behind each actor. */
const players: Readonly<Record<Exclude<Actor, "staff" | "anonymous">, string>> = {
  customer: "no-customer-1",
  otherCustomer: "no-customer-2",
  administrator: "no-customer-3",
  otherOrganisation: "no-customer-4",
  member: "no-customer-5",
  exMember: "no-customer-8",
}

/** The customer's phone number, to which messages and invitations go. */
const customersPhone = "+4740000011"

const first = "/api/organisation/no-organisation-1"

/** Creates what calls are about on a server. Returns its ids, and a way to call as each actor. */
export const setScene = async (server: RunningServer) => {
  const people = peopleClient(server)
  const { ask } = orderingClient(server.url)
  const lastToken = async () => {
    const [message] = await people.sql(
      (sql) => sql<{ readonly body: string }>`SELECT body FROM outbox ORDER BY id DESC LIMIT 1`,
    )
    return message?.body.split("#invitation=")[1] ?? ""
  }
  const { customer, administrator, exMember } = {
    customer: await people.logIn(players.customer),
    administrator: await people.logIn(players.administrator),
    exMember: await people.logIn(players.exMember),
  }
  await administrator.post(`${first}/invite`, { phoneNumber: "40000018" })
  await exMember.post(`/api/organisation/invitations/${await lastToken()}/accept`, {})
  await administrator.post(`${first}/user/${players.exMember}`, { remove: true })
  const invitation = await administrator.post(`${first}/invite`, { phoneNumber: customersPhone })
  const invitationToken = await lastToken()
  const order = await customer.post("/api/order/create", margheritas(1), randomUUID())
  const address = await customer.post("/api/user/address", {
    street: "Storgata",
    number: "1",
    postalCode: "0155",
    city: "Oslo",
    position: { latitude: 59.91, longitude: 10.75 },
    deliveryDescription: "",
  })
  const message = { id: "for-one", phone: customersPhone, text: { nb: "Hei", sv: "Hej", en: "Hello" } }
  await ask("POST", "/api/operator/custom-message", message, { "staff-key": server.staffKey })
  const [notice] = await people.sql(
    (sql) => sql<{ readonly id: string }>`
      INSERT INTO money_notice (name, kind, at) VALUES ('of the scene', 'unknownOrder', now()) RETURNING id::text`,
  )
  const report = await ask("POST", "/api/problem-report", { log: logExample })
  const scene: Scene = {
    reportReference: String(report.body.reference),
    noticeId: notice?.id ?? "",
    orderId: String(order.body.orderId),
    addressId: String(address.body.id ?? address.body._id),
    messageId: message.id,
    invitationId: String(invitation.body.id),
    invitationToken,
    mailToken: await Effect.runPromise(
      Effect.provideService(unsubscribeToken(players.customer), ServerSecret, keyedWith(sceneSecret)),
    ),
    askCode: async () => {
      const phoneNumber = `+4741${String(randomInt(1_000_000)).padStart(6, "0")}`
      return { phoneNumber, code: await customerClient(server).askCode(phoneNumber) }
    },
  }
  return {
    scene,
    close: people.close,
    /** Calls as an actor, with a new session for each call. */
    as: async (actor: Actor, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      if (actor === "anonymous") return ask(method, path, body, headers)
      if (actor === "staff") return ask(method, path, body, { ...headers, "staff-key": server.staffKey })
      const cookie = await people.sessionOf(players[actor])
      return ask(method, path, body, { ...headers, ...cookie })
    },
  }
}
