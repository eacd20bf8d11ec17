import { expect, test } from "vitest"
import { balance, details, found as examples, invitation, orders, summary } from "../api/organisationExamples.ts"
import { kroner } from "../domain/money/rules/kroner.ts"
import type { OrganisationChange } from "../domain/organisation/home.ts"
import { found, servicesBefore } from "./servicesBench.fixture.ts"

const paths = (asked: readonly { readonly path: string }[]): readonly string[] => asked.map(({ path }) => path)

test("a company is searched for by the beginning of its name, or by its whole number", async () => {
  const { call, asked } = servicesBefore(({ path }) => found(path.includes("/exists/") ? true : [examples]))
  expect(await call({ type: "FindOrganisations", name: " Bedrift ", number: "922222223" })).toEqual({
    value: { byName: [examples], hasNumber: true },
  })
  expect(paths(asked)).toEqual(["/api/organisation/search/Bedrift", "/api/organisation/exists/922222223"])
})

test("a name that is too short and an invalid number send no request", async () => {
  const { call, asked } = servicesBefore(() => "nobody")
  expect(await call({ type: "FindOrganisations", name: "B ", number: null })).toEqual({
    value: { byName: [], hasNumber: null },
  })
  expect(asked).toEqual([])
})

test("a company is registered with an idempotency key, and a refusal has its code", async () => {
  const { call, asked } = servicesBefore(() => found(summary))
  const create = { type: "CreateOrganisation", name: "Bedrift 1 AS", number: "922 222 223", key: "k1" } as const
  expect(await call(create)).toMatchObject({ value: { id: summary.id, membership: { role: "administrator" } } })
  expect(asked).toMatchObject([{ method: "POST", path: "/api/organisation/create" }])
  expect(asked[0]?.headers?.["idempotency-key"]).toBe("k1")
  const taken = { status: 409, text: '{"errors":[{"code":3002,"message":"Nei"}]}' }
  expect(await servicesBefore(() => taken).call(create)).toMatchObject({
    error: { _tag: "Refused", status: 409, problems: [{ code: 3002 }] },
  })
})

const told: Readonly<Record<string, unknown>> = {
  details,
  balance,
  invitations: [invitation],
  "no-organisation-1": summary,
}
const answering = (more: Readonly<Record<string, unknown>> = {}) =>
  servicesBefore(({ path }) => found({ ...told, ...more }[path.split("/").at(-1) ?? ""]))

test("administrators get all members' data, members only what they may see", async () => {
  const load = { type: "LoadOrganisation", organisationId: "no-organisation-1" } as const
  const { call, asked } = answering()
  expect(await call(load)).toMatchObject({ value: { members: [{}, {}], invitations: [{ status: "pending" }] } })
  const path = "/api/organisation/no-organisation-1"
  expect(paths(asked)).toEqual([path, `${path}/balance`, `${path}/details`, `${path}/invitations`])
  const membership = { ...summary.membership, role: "member" }
  const ofMember = answering({ "no-organisation-1": { ...summary, membership } })
  expect(await ofMember.call(load)).toMatchObject({ value: { members: null, invitations: null } })
  expect(paths(ofMember.asked)).toEqual([
    "/api/organisation/no-organisation-1",
    "/api/organisation/no-organisation-1/balance",
  ])
})

test("each change is sent to its own path, with amounts in kroner; only an invitation has an idempotency key", async () => {
  const { call, asked } = servicesBefore(() => found({}))
  const limits = { perOrder: kroner(300.5), perMonth: null }
  const changes: readonly OrganisationChange[] = [
    { _tag: "Update", update: { name: "Bedrift 2 AS", limits } },
    { _tag: "Invite", contact: { phone: "400 00 018", email: null } },
    { _tag: "Withdraw", invitationId: "i/1" },
    { _tag: "Member", customerId: "u/2", update: { role: "member", limits } },
  ]
  for (const change of changes) await call({ type: "ChangeOrganisation", organisationId: "org-1", change, key: "k1" })
  const sent = { perOrder: 300.5, perMonth: null }
  expect(asked.map(({ path, body }) => [path, JSON.parse(body ?? "")])).toEqual([
    ["/api/organisation/org-1/update", { name: "Bedrift 2 AS", limits: sent }],
    ["/api/organisation/org-1/invite", { phoneNumber: "400 00 018", email: null }],
    ["/api/organisation/org-1/invitations/i%2F1/withdraw", {}],
    ["/api/organisation/org-1/user/u%2F2", { role: "member", limits: sent }],
  ])
  expect(asked.map(({ headers }) => headers?.["idempotency-key"])).toEqual([undefined, "k1", undefined, undefined])
})

test("an organisation's orders are requested page by page, like a customer's own", async () => {
  const { call, asked } = servicesBefore(() => found(orders))
  const page = await call({ type: "LoadOrders", skip: 10, organisationId: "org-1" })
  expect(page).toMatchObject({
    value: { total: 1, items: [{ customerId: "no-customer-5", billingNote: "Project 7" }] },
  })
  await call({ type: "LoadOrders", skip: 0, organisationId: null })
  expect(paths(asked)).toEqual(["/api/organisation/org-1/orders?skip=10&limit=10", "/api/orders?skip=0&limit=10"])
})
