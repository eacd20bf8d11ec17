import { expect, test } from "vitest"
import { type Guest, judgeGuest, judgeLogout, judgeUnended, type Logout } from "./judgeWalk.ts"

const phone = "+4740100010"

const out: Logout = {
  views: {
    session: { _tag: "Anonymous" },
    route: { path: "/logg-ut", screen: { _tag: "LoggedOut" } },
    checkout: { fields: { firstName: "", lastName: "", phone: "", email: "", message: "" } },
    login: { step: "idle", phone: "" },
    organisationWarning: { isShown: false },
  },
  known: '{"cart":{"lines":[]}}',
  phone,
  isKept: true,
}

const logoutFaults = ({
  views,
  ...rest
}: Partial<Omit<Logout, "views">> & { readonly views?: Partial<Logout["views"]> }) => {
  const found: string[] = []
  judgeLogout({ ...out, ...rest, views: { ...out.views, ...views } }, (violation) => found.push(violation))
  return found
}

test("a shop that has forgotten its customer and kept the cart is sound", () => {
  expect(logoutFaults({})).toEqual([])
})

test.each<readonly [string, Parameters<typeof logoutFaults>[0], string]>([
  ["a session that goes on", { views: { session: { _tag: "Recognised" } } }, "the session is Recognised"],
  [
    "a customer left where they were",
    { views: { route: { path: "/betaling", screen: { _tag: "Checkout" } } } },
    "the address is /betaling",
  ],
  [
    "a logout's address with another screen",
    { views: { route: { path: "/logg-ut", screen: { _tag: "Cart" } } } },
    "the address is /logg-ut",
  ],
  [
    "a name left in the form",
    { views: { checkout: { fields: { ...out.views.checkout.fields, firstName: "Kunde" } } } },
    "the form still names the customer",
  ],
  [
    "a login that waits for its code",
    { views: { login: { step: "codeSent", phone: "" } } },
    "the login still knows the number",
  ],
  ["a number left in the login", { views: { login: { step: "idle", phone } } }, "the login still knows the number"],
  [
    "a company's warning",
    { views: { organisationWarning: { isShown: true } } },
    "the company's warning is still shown",
  ],
  [
    "a number anywhere in the state",
    { known: `{"checkout":{"sent":"${phone}"}}` },
    "the number is still somewhere in the shop's state",
  ],
  ["an emptied cart", { isKept: false }, "the cart was lost"],
])("%s is a fault after the logout", (_name, planted, fault) => {
  expect(logoutFaults(planted)).toEqual([fault])
})

const gone: Guest = {
  views: { session: { _tag: "Anonymous" }, validation: { _tag: "Confirmed" }, cart: { totalCount: 2 } },
  inCart: 1,
  logouts: ["unauthorized"],
  cookies: ["__Host-device", "__Host-known-phone"],
  entries: ["cart"],
}

const guestFaults = ({
  views,
  ...rest
}: Partial<Omit<Guest, "views">> & { readonly views?: Partial<Guest["views"]> }) => {
  const found: string[] = []
  judgeGuest({ ...gone, ...rest, views: { ...gone.views, ...views } }, (violation) => found.push(violation))
  return found
}

test("a guest who adds a pizza to the cart that was kept is sound", () => {
  expect(guestFaults({})).toEqual([])
})

test.each<readonly [string, Parameters<typeof guestFaults>[0], string]>([
  [
    "a price that never comes",
    { views: { validation: { _tag: "Pending" } } },
    "the guest could not go on: Pending, 2 after 1",
  ],
  [
    "a pizza that is not added",
    { views: { cart: { totalCount: 1 } } },
    "the guest could not go on: Confirmed, 1 after 1",
  ],
  ["a session that is back", { views: { session: { _tag: "Recognised" } } }, "somebody is logged in again"],
  ["a second logout", { logouts: ["unauthorized", "unauthorized"] }, "logouts: unauthorized,unauthorized"],
  ["a logout for another cause", { logouts: ["user"] }, "logouts: user"],
  [
    "a session's cookie",
    { cookies: ["__Host-device", "__Host-session", "logged-in"] },
    "the cookies __Host-session,logged-in are still there",
  ],
  ["a login flag", { entries: ["loggedIn"] }, "the device still keeps loggedIn"],
  ["a contact kept on the device", { entries: ["contact", "store"] }, "the device still keeps contact"],
  ["a typed form kept on the device", { entries: ["typed"] }, "the device still keeps typed"],
  ["an account kept on the device", { entries: ["currentAccount"] }, "the device still keeps currentAccount"],
  ["an expiry kept on the device", { entries: ["cart", "sessionExpiry"] }, "the device still keeps sessionExpiry"],
])("%s is a fault of the guest's shop", (_name, planted, fault) => {
  expect(guestFaults(planted)).toEqual([fault])
})

test.each([
  ["nothing was to end it", { wasToEnd: false, isOut: false }, []],
  ["it was to end and did not", { wasToEnd: true, isOut: false }, ["never ended"]],
  ["it ended by itself", { wasToEnd: false, isOut: true }, ["logged out, though nothing had ended the session"]],
  ["it ended before its time", { wasToEnd: true, isOut: true }, ["logged out, though nothing had ended the session"]],
])("a session that nobody ended is judged when %s", (_name, walk, faults) => {
  const found: string[] = []
  judgeUnended(walk, (violation) => found.push(violation))
  expect(found).toEqual(faults)
})
