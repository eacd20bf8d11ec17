import { resolve } from "node:path"
import { report } from "../measure.ts"
import { orderBodies, storeIds } from "./carts.ts"
import { type Contestant, startContestant } from "./contestant.ts"
import { inTurn } from "./rounds.ts"
import { perSecondOf, type Volley } from "./volley.ts"

const volley = { clients: 16, warmUpSeconds: 2, seconds: 3 } as const
const json = { "content-type": "application/json" }

/** Another checkout of this repository to measure in the same rounds; none unless named. */
const beside = process.env["SKORPE_BENCH_BESIDE"]

/** Places an order, and returns how to read it with its token. */
const readingAt = async ({ port }: Contestant): Promise<Volley> => {
  const placed = await fetch(`http://localhost:${port}/api/order/create`, {
    method: "POST",
    headers: { ...json, "idempotency-key": `bench-read-${Date.now()}` },
    body: orderBodies(storeIds[0] ?? "")[0] ?? "",
  })
  if (!placed.ok) throw new Error(await placed.text())
  const { orderId, trackingToken } = (await placed.json()) as { orderId: string; trackingToken: string }
  const path = `/api/order/${orderId}`
  return { ...volley, port, method: "GET", path, headers: { "order-token": trackingToken }, bodies: [], keyed: false }
}

/** Orders read by their token, against orders placed; and against another checkout that reads them. */
export const benchReadOrder = async (): Promise<void> => {
  const here = await startContestant("skorpe")
  const there = beside === undefined ? null : await startContestant("skorpe", resolve(beside))
  try {
    const reading = await readingAt(here)
    const placing: Volley = {
      ...volley,
      port: here.port,
      method: "POST",
      path: "/api/order/create",
      headers: json,
      bodies: storeIds.flatMap(orderBodies),
      keyed: true,
    }
    const elsewhere = there === null ? null : await readingAt(there)
    const rounds = await inTurn<string>(7, {
      read: () => perSecondOf(reading),
      placed: () => perSecondOf(placing),
      ...(elsewhere === null ? {} : { beside: () => perSecondOf(elsewhere) }),
    })
    report("orders read by their token, 16 clients", `${rounds.of("read").toFixed(0)} /s`)
    report("orders placed, 16 clients", `${rounds.of("placed").toFixed(0)} /s`)
    report("ratio", rounds.ratio("read", "placed"))
    if (elsewhere !== null) report("ratio to the other checkout", rounds.ratio("read", "beside"))
  } finally {
    await here.stop()
    await there?.stop()
  }
}
