import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningServer } from "../../startServer.ts"
import { margheritas, orderingClient } from "../../testing/orderingClient.ts"
import { outcomeOf, type Person, peopleClient } from "../../testing/peopleClient.ts"
import { startSampleServer } from "../../testing/sampleServer.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let administrator: Person

const path = "/api/organisation/no-organisation-1/orders/export"

beforeAll(async () => {
  server = await startSampleServer()
  people = peopleClient(server)
  administrator = await people.logIn("no-customer-3")
})
afterAll(async () => {
  await people.close()
  await server.close()
})

interface Booked {
  readonly at: string
  readonly by?: string
  readonly note?: string
  readonly pieces?: number
  readonly status?: string
  readonly organisationId?: string
}

/** An order that was placed at this time, on the organisation's account. */
const book = async (order: Booked) => {
  const { body } = await orderingClient(server.url).order(
    margheritas(order.pieces ?? 1, { billingNote: order.note ?? "" }),
  )
  await people.sql(
    (sql) => sql`UPDATE orders SET organisation_id = ${order.organisationId ?? "no-organisation-1"},
      customer_id = ${order.by ?? "no-customer-5"}, status = ${order.status ?? "completed"}, placed_at = ${order.at}::timestamptz
      WHERE id = ${body.orderId}`,
  )
}

const read = async (query: string) => {
  const { body, ...answer } = await administrator.get(`${path}?${query}`)
  const [head = "", ...lines] = String(body).split("\r\n")
  return { ...answer, head, lines: lines.slice(0, -1).map((line) => line.split(";").slice(1)) }
}

describe("an organisation's orders as a file", () => {
  beforeAll(async () => {
    await book({ at: "2026-03-01T11:00:00Z", note: "Prosjekt 7", pieces: 2 })
    await book({ at: "2026-03-31T22:30:00Z", note: "April, by the clocks of Norway" })
    await book({ at: "2026-02-28T23:00:00Z", by: "no-customer-3", note: "The first moment of March" })
    await book({ at: "2026-03-02T11:00:00Z", by: "no-customer-8", note: "By a former colleague" })
    await book({ at: "2026-03-03T11:00:00Z", organisationId: "no-organisation-2" })
    for (const status of ["refused", "cancelled", "awaitingPayment"]) await book({ at: "2026-03-04T11:00:00Z", status })
  })

  it("are those of a month in the market's time zone that cost something, oldest first", async () => {
    const { head, lines } = await read("period=2026-03&language=nb")
    expect(head).toBe(
      "Bestilling;Dato;Klokkeslett;Butikk;Bestilt av;Merking;Betaling;Netto;Mva.;Brutto;Herav mva. 15 %;Herav mva. 25 %",
    )
    const [one, two] = ["173,04;25,96;199,00;25,96;0,00", "346,09;51,91;398,00;51,91;0,00"].map((text) =>
      text.split(";"),
    )
    const at = (date: string, time: string) => [date, time, "Always open"]
    expect(lines).toEqual([
      [...at("2026-03-01", "00:00"), "Kunde 3", "The first moment of March", "I butikken", ...(one ?? [])],
      [...at("2026-03-01", "12:00"), "Kunde 5", "Prosjekt 7", "I butikken", ...(two ?? [])],
      [...at("2026-03-02", "12:00"), "En tidligere kollega", "By a former colleague", "I butikken", ...(one ?? [])],
    ])
  })

  it("are saved as a file with a descriptive name, in the requested language", async () => {
    const { status, headers, head } = await read("period=2026&language=sv")
    expect([
      status,
      headers.get("content-type"),
      headers.get("content-disposition"),
      headers.get("cache-control"),
    ]).toEqual([200, "text/csv; charset=utf-8", 'attachment; filename="skorpe-922222223-2026.csv"', "no-store"])
    expect(head).toMatch(/^Beställning;Datum;/)
    expect((await read("period=2026")).head).toMatch(/^Bestilling;/)
  })

  it("start with the byte order mark by which Excel recognises UTF-8", async () => {
    const headers = await people.sessionOf("no-customer-3")
    const bytes = await (await fetch(`${server.url}${path}?period=2026-03`, { headers })).bytes()
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  })

  it("include none of another organisation's, and an empty month gives a file with only the column names", async () => {
    expect((await read("period=2026-05")).lines).toEqual([])
    const other = await people.logIn("no-customer-4")
    const own = await other.get("/api/organisation/no-organisation-2/orders/export?period=2026-03")
    expect(String(own.body).split("\r\n")).toHaveLength(3)
    expect(outcomeOf(await other.get(`${path}?period=2026-03`))).toEqual([404, 3007])
  })

  it("contain no formula, whatever a member's name or note is", async () => {
    const note = '=HYPERLINK("http://thief.test";"Click"),+cmd|/c calc\n;@SUM(A1)'
    await book({ at: "2026-06-01T11:00:00Z", note })
    await people.sql((sql) => sql`UPDATE customer SET first_name = '=1+1', last_name = '-2' WHERE id = 'no-customer-6'`)
    await people.sql(
      (sql) => sql`INSERT INTO membership (organisation_id, customer_id, role, is_active)
        VALUES ('no-organisation-1', 'no-customer-6', 'member', true)`,
    )
    await book({ at: "2026-06-02T11:00:00Z", by: "no-customer-6" })
    const { body } = await administrator.get(`${path}?period=2026-06`)
    const [, first, second] = String(body).split("\r\n")
    expect(first).toContain(`"'=HYPERLINK(""http://thief.test"";""Click""),'+cmd|/c calc ;'@SUM(A1)"`)
    expect(second).toContain(";'=1+1 -2;;")
  })

  it("are complete across several batches, also those of the same moment", async () => {
    await book({ at: "2026-07-01T11:00:00Z", note: "One of many" })
    // Copies of one order with its event, three at each moment.
    await people.sql(
      (sql) => sql`INSERT INTO orders SELECT (jsonb_populate_record(orders, jsonb_build_object(
          'id', 'copy-' || n, 'placed_at', placed_at + make_interval(secs => n / 3, mins => 1)))).*
        FROM orders, generate_series(1, 650) AS n WHERE request ->> 'billingNote' = 'One of many'`,
    )
    await people.sql(
      (sql) => sql`INSERT INTO order_event SELECT copy.id, order_event.sequence, at, type, data FROM order_event
        JOIN orders AS one ON one.id = order_id, orders AS copy
        WHERE one.request ->> 'billingNote' = 'One of many' AND one.id NOT LIKE 'copy-%' AND copy.id LIKE 'copy-%'`,
    )
    expect((await read("period=2026-07")).lines).toHaveLength(651)
  })

  it.each(["", "period=2026-13", "period=26-01", "period=2026-1", "period=2026-03&language=de"])(
    "are refused for the query %j",
    async (query) => {
      expect(outcomeOf(await administrator.get(`${path}?${query}`))).toEqual([400, 1002])
    },
  )

  it("are exported at most sixty times an hour", async () => {
    await people.sql((sql) => sql`UPDATE turn SET count = 60`)
    const { status, headers } = await administrator.get(`${path}?period=2026-03`)
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true])
  })
})
