import { customerClient } from "../../src/testing/customerClient.ts"
import { margheritas, orderingClient } from "../../src/testing/orderingClient.ts"
import { softAuthenticator } from "../../src/testing/softAuthenticator.ts"
import type { SpawnedServer } from "../harness/spawnServer.ts"
import type { Canaries } from "./canaries.ts"

type Client = ReturnType<typeof customerClient>
type Answer = Awaited<ReturnType<Client["post"]>>

/** The nth number in the format of Norwegian company numbers. */
const companyNumber = (nth: number): string => {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1]
  for (let number = 810_000_000 + nth * 20; ; number++) {
    const digits = Array.from(String(number), Number)
    if (digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 11 === 0) return String(number)
  }
}

const good = (what: string, answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

let keys = 0
const key = () => ({ "idempotency-key": `prove-life-${Date.now().toString(36)}-${++keys}` })

/**
 * The canaries of a customer: `own` must be deleted with the account, `friends` belong to people whom the customer
 * named.
 */
interface Planted {
  readonly own: Canaries
  readonly friends: Canaries
}

const doorOf = (canaries: Canaries, name: string) => ({
  street: canaries.text(`${name}: street`),
  number: "12B",
  postalCode: "0155",
  city: canaries.text(`${name}: city`),
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: canaries.text(`${name}: deliveryDescription`),
})

const emailOf = (canaries: Canaries, name: string): string => `${canaries.text(`${name}: email`)}@example.test`

const order = async (customer: Client, canaries: Canaries, changes: object): Promise<string> => {
  const text = (field: string) => canaries.text(`a customer's order: ${field}`)
  const shippingInfo = {
    firstNames: text("firstNames"),
    lastName: text("lastName"),
    phoneNumber: canaries.phone("a customer's order: phoneNumber"),
    email: emailOf(canaries, "a customer's order"),
    message: text("message"),
  }
  const body = margheritas(1, { shippingInfo, billingNote: text("billingNote"), ...changes })
  const sent = { "idempotency-key": text("idempotency key") }
  return String(good("an order", await customer.post("/order/create", body, sent)).body.orderId)
}

const wholeLife = [
  { type: "Accept" },
  ...["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"].map((step) => ({ type: "Step", step })),
  { type: "Complete" },
]

const cook = async (server: SpawnedServer, orderId: string): Promise<void> => {
  const kitchen = orderingClient(server.url)
  for (const said of wholeLife) good("a report", await kitchen.report(server.staffKey, orderId, said))
}

const register = async (server: SpawnedServer, canaries: Canaries, name: string, phone: string) => {
  const customer = customerClient(server)
  const email = emailOf(canaries, name)
  const password = canaries.text(`${name}: password`)
  const registration = {
    firstName: canaries.text(`${name}: firstName`),
    lastName: canaries.text(`${name}: lastName`),
    email,
    password,
    birthdate: "1990-02-28",
    acceptedTerms: true,
  }
  good("a registration", await customer.register(phone, registration, canaries.text(`${name}: idempotency key`)))
  for (const [cookie, token] of customer.cookies) if (token.length > 20) canaries.note(`${name}: ${cookie}`, token)
  return { customer, email, password }
}

/**
 * Two customers with everything an account can hold: profile, addresses, favourites, a passkey, a company with invitations, a
 * recruited friend, orders for themselves and on account. Returns a function that deletes them, one order still in the
 * oven.
 */
export const liveAndLeave = async (server: SpawnedServer, { own, friends }: Planted, nth: number) => {
  const phone = own.phone("a customer: phone")
  const { customer, password } = await register(server, own, "a customer", phone)
  const changed = emailOf(own, "a changed profile")
  const profile = { firstName: own.text("a changed profile: firstName"), email: changed }
  good("a change", await customer.post("/user/update", profile))
  const { body: address } = good("an address", await customer.post("/user/address", doorOf(own, "an address"), key()))
  good("an address", await customer.post("/user/address", doorOf(own, "another address"), key()))
  await customer.post(`/user/address/${address._id ?? address.id}`, doorOf(own, "a changed address"))
  await customer.post("/user/favourites", { add: [own.text("favourite").toUpperCase().slice(0, 30)] })
  await customer.post("/user/agreements", { loyaltyTerms: true, email: true, sms: true })
  await customer.post("/user/identity")
  const { body: options } = good("a passkey's options", await customer.post("/user/passkeys/options"))
  const made = softAuthenticator(server.url).make(options)
  own.note("a passkey: credential", made.id)
  own.note("a passkey: handle", options.user.id)
  good("a passkey", await customer.post("/user/passkeys", made))
  await customer.post("/user/passkeys/options")
  await customer.post("/auth/login-email", { email: changed, password: own.text("a wrong password") })
  await customer.post("/auth/request-reset", { email: changed })
  const oldPassword = { email: changed, oldPassword: password, newPassword: own.text("a new password") }
  await customer.post("/auth/reset", oldPassword)

  // The founder stays: a company's last administrator may not leave (3006).
  const { customer: founder } = await register(server, friends, "a founder", friends.phone("a founder: phone"))
  const { body: company } = good(
    "a company",
    await founder.post("/organisation/create", { name: `Bedrift ${nth} AS`, number: companyNumber(nth) }, key()),
  )
  const limits = { perOrder: 5000, perMonth: 20_000 }
  const approval = `/kitchen/organisations/${companyNumber(nth)}/approve`
  good("an approval", await founder.post(approval, limits, { "staff-key": server.staffKey }))
  /** Invites a customer, who accepts and becomes an administrator. */
  const take = async (by: Client, who: Client, words: { readonly phoneNumber: string; readonly email?: string }) => {
    const invite = await by.post(`/organisation/${company.id}/invite`, words, key())
    good("an invitation", invite)
    const token = /#invitation=([\w-]+)/.exec((await by.mailbox(words.phoneNumber)).join("\n"))?.[1] ?? ""
    own.note("an invitation: token", token)
    good("an acceptance", await who.post(`/organisation/invitations/${token}/accept`))
    const { body: known } = good("a profile", await who.get("/user/profile"))
    good("a role", await founder.post(`/organisation/${company.id}/user/${known._id}`, { role: "administrator" }))
  }
  await take(founder, customer, { phoneNumber: phone })
  const stranger = { phoneNumber: friends.phone("a stranger: phone"), email: emailOf(friends, "a stranger") }
  good("an invitation", await customer.post(`/organisation/${company.id}/invite`, stranger, key()))
  const colleaguePhone = own.phone("a colleague: phone")
  const { customer: colleague } = await register(server, own, "a colleague", colleaguePhone)
  await take(customer, colleague, { phoneNumber: colleaguePhone, email: emailOf(own, "an invited colleague") })

  await customer.post("/user/recruit", { phoneNumber: friends.phone("a friend: phone") })
  await customer.post("/user/recruit", { email: emailOf(friends, "a friend") })

  await cook(server, await order(customer, own, {}))
  await cook(server, await order(customer, own, { organisationId: company.id, paymentType: "B2B" }))
  const inTheOven = await order(customer, own, {})

  const newPhone = own.phone("a new number: phone")
  await customer.post("/user/change-number", { phone: newPhone })
  const code = await customer.codeSentTo(newPhone)
  good("a new number", await customer.post("/user/change-number", { phone: newPhone, code }))

  return async (): Promise<void> => {
    good("a deletion", await customer.post("/user/delete"))
    await cook(server, inTheOven)
    // The next deletion also removes what the oven still needed.
    good("a deletion", await colleague.post("/user/delete"))
  }
}
