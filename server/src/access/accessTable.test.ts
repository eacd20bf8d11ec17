import { SkorpeApi } from "@skorpe/core/api"
import { isProblemCode } from "@skorpe/core/problem"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { type Access, accessTable } from "./accessTable.ts"
import { sceneSecret } from "./accountKnocks.fixture.ts"
import { type Knock, knocks, playable, type Scene, setScene } from "./knocks.fixture.ts"

let server: RunningServer
const many = { times: 100_000, within: 3_600_000 }
const limits = { smsFromAddress: many, smsToNumber: many, codesFromAddress: many, resetsFromAddress: many }

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({
    market: "no",
    port: 0,
    database,
    kitchen: "manual",
    stores: sampleStores,
    secret: sceneSecret,
    limits,
  })
})
afterAll(() => server.close())

interface Row {
  readonly name: string
  readonly method: string
  readonly access: Access
  readonly knock: (scene: Scene) => Knock | Promise<Knock>
}

const rows: readonly Row[] = Object.entries(SkorpeApi.groups).flatMap(([group, { endpoints }]) =>
  Object.values(endpoints).map(({ identifier, method }): Row => {
    const access = (accessTable as Record<string, Record<string, Access>>)[group]?.[identifier]
    const knock = (knocks as Record<string, Record<string, Row["knock"]>>)[group]?.[identifier]
    if (access === undefined || knock === undefined) throw new Error(`${group}.${identifier} has no row`)
    return { name: `${group}.${identifier}`, method, access, knock }
  }),
)

const closed = [401, 403, 404] as const

/** What an actor hears at an endpoint, in the table's words. */
const hear = async ({ method, knock }: Row, actor: (typeof playable)[number]): Promise<string | number> => {
  const { scene, cast } = await setScene(server)
  const { path, body, headers } = await knock(scene)
  const cookies = [headers?.["cookie"], cast[actor]["cookie"]].filter((one) => one !== undefined)
  const sent = { ...headers, ...cast[actor], ...(cookies.length === 0 ? {} : { cookie: cookies.join("; ") }) }
  const answer = await orderingClient(server.url).ask(method, path, body, sent)
  if (answer.status < 300) return "may"
  expect(isProblemCode(answer.body.errors[0].code)).toBe(true)
  const verdict = closed.find((status) => status === answer.status)
  return verdict ?? `${answer.status} ${JSON.stringify(answer.body)}`
}

describe.each(rows)("$name", (row) => {
  it.each(playable)("lets %s in or not, as the table says", async (actor) => {
    expect(await hear(row, actor)).toBe(row.access[actor])
  })
})
