import { expect, test } from "vitest"
import { found as examples, summary } from "../api/organisationExamples.ts"
import { found, servicesBefore } from "./servicesBench.fixture.ts"

const paths = (asked: readonly { readonly path: string }[]): readonly string[] => asked.map(({ path }) => path)

test("a company is looked for by the beginning of its name, and its whole number by itself", async () => {
  const { call, asked } = servicesBefore(({ path }) => found(path.includes("/exists/") ? true : [examples]))
  expect(await call({ type: "FindOrganisations", name: " Bedrift ", number: "922222223" })).toEqual({
    value: { byName: [examples], hasNumber: true },
  })
  expect(paths(asked)).toEqual(["/api/organisation/search/Bedrift", "/api/organisation/exists/922222223"])
})

test("a name that is too short and a number that is none ask the server nothing", async () => {
  const { call, asked } = servicesBefore(() => "nobody")
  expect(await call({ type: "FindOrganisations", name: "B ", number: null })).toEqual({
    value: { byName: [], hasNumber: null },
  })
  expect(asked).toEqual([])
})

test("a company is registered with its key, and its refusal keeps its code", async () => {
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
