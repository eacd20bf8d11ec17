/** The callers. Each but `anonymous` is one of the fixtures' people. */
export const actors = [
  "anonymous",
  "customer",
  "otherCustomer",
  "member",
  "administrator",
  "deactivated",
  "exMember",
  "otherOrganisation",
] as const
export type Actor = (typeof actors)[number]

/** The status, and the error code if there is one. */
export type Outcome = readonly [status: number, code?: number]

/**
 * A call and its outcome for each actor. The path has placeholders for the ids of the first organisation: `{org}`,
 * `{member}`, `{invitation}`, `{token}`.
 */
export interface AccessRow {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: object
  readonly outcomes: Readonly<Record<Actor, Outcome>>
}

const ended: Outcome = [401, 1016]
const noSuch: Outcome = [404, 3007]
const noRight: Outcome = [403, 1003]

/** Outcomes for members; for all others the organisation does not exist. */
const inside = (administrator: Outcome, member: Outcome, deactivated: Outcome = noRight): AccessRow["outcomes"] => ({
  anonymous: ended,
  customer: noSuch,
  otherCustomer: noSuch,
  member,
  administrator,
  deactivated,
  exMember: noSuch,
  otherOrganisation: noSuch,
})

const everybody = (outcome: Outcome, anonymous: Outcome): AccessRow["outcomes"] => ({
  ...inside(outcome, outcome, outcome),
  anonymous,
  customer: outcome,
  otherCustomer: outcome,
  exMember: outcome,
  otherOrganisation: outcome,
})

const ok: Outcome = [200]

/** Every endpoint of organisations with every actor, also with unknown ids and another organisation's ids. */
export const organisationAccess: readonly AccessRow[] = [
  { method: "GET", path: "/organisation/search/bedrift", outcomes: everybody(ok, ok) },
  { method: "GET", path: "/organisation/exists/922222223", outcomes: everybody(ok, ended) },
  {
    method: "POST",
    path: "/organisation/create",
    body: { name: "Bedrift 1 AS", number: "922222223" },
    outcomes: everybody([409, 3002], ended),
  },
  { method: "GET", path: "/organisation/{org}", outcomes: inside(ok, ok) },
  { method: "GET", path: "/organisation/{org}/details", outcomes: inside(ok, noRight) },
  { method: "GET", path: "/organisation/{org}/balance", outcomes: inside(ok, ok) },
  { method: "GET", path: "/organisation/{org}/orders", outcomes: inside(ok, ok) },
  { method: "GET", path: "/organisation/{org}/orders/export?period=2026-11", outcomes: inside(ok, noRight) },
  { method: "GET", path: "/organisation/{org}/invitations", outcomes: inside(ok, noRight) },
  { method: "GET", path: "/organisation/{org}/invitations/{invitation}", outcomes: inside(ok, noRight) },
  { method: "GET", path: "/organisation/{org}/invitations/{othersInvitation}", outcomes: inside([404, 3010], noRight) },
  { method: "GET", path: "/organisation/{org}/invitations/none", outcomes: inside([404, 3010], noRight) },
  {
    method: "POST",
    path: "/organisation/{org}/invite",
    body: { email: "new1@skorpe.test" },
    outcomes: inside(ok, noRight),
  },
  {
    method: "POST",
    path: "/organisation/{org}/add",
    body: { email: "new2@skorpe.test" },
    outcomes: inside(ok, noRight),
  },
  {
    method: "POST",
    path: "/organisation/{org}/update",
    body: { limits: { perOrder: 1000, perMonth: 5000 } },
    outcomes: inside(ok, noRight),
  },
  {
    method: "POST",
    path: "/organisation/{org}/user/{member}",
    body: { limits: { perOrder: 100, perMonth: 500 } },
    outcomes: inside(ok, noRight),
  },
  {
    method: "POST",
    path: "/organisation/{org}/user/{othersMember}",
    body: { role: "administrator" },
    outcomes: inside([404, 3009], noRight),
  },
  {
    method: "POST",
    path: "/organisation/{org}/user/{member}",
    body: { remove: true, role: "none at all" },
    outcomes: { ...inside([400, 1015], noRight), member: [400, 1015] },
  },
  {
    method: "POST",
    path: "/organisation/{org}/invitations/{othersInvitation}/withdraw",
    outcomes: inside([404, 3010], noRight),
  },
  {
    method: "POST",
    path: "/organisation/invitations/{token}/accept",
    body: {},
    outcomes: { ...everybody(noSuch, ended), otherCustomer: ok },
  },
  { method: "POST", path: "/organisation/invitations/none/accept", body: {}, outcomes: everybody(noSuch, ended) },
  {
    method: "POST",
    path: "/organisation/{org}/invitations/{invitation}/withdraw",
    // `otherCustomer` has accepted it two rows before.
    outcomes: { ...inside([409, 3057], noRight), otherCustomer: noRight },
  },
  ...(
    [
      "",
      "/details",
      "/balance",
      "/orders",
      "/orders/export?period=2026",
      "/invitations",
      "/invitations/{invitation}",
    ] as const
  ).map((end): AccessRow => ({ method: "GET", path: `/organisation/none${end}`, outcomes: everybody(noSuch, ended) })),
  ...(
    [
      ["/invite", { email: "new3@skorpe.test" }],
      ["/add", { email: "new3@skorpe.test" }],
      ["/update", { name: "Bedrift 9 AS" }],
      ["/user/{member}", { remove: true }],
      ["/invitations/{invitation}/withdraw", {}],
    ] as const
  ).map(([end, body]): AccessRow => ({
    method: "POST",
    path: `/organisation/none${end}`,
    body,
    outcomes: everybody(noSuch, ended),
  })),
]
