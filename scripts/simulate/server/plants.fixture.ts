import { shareCart } from "@skorpe/core/domain/device"
import type { SimulatedServer } from "../../../server/src/testing/simulatedServer.ts"
import type { Stage } from "./openStage.ts"

/** The names of the faults of the server. */
type ServerPlantName =
  | "takes an order that is sent again for another order"
  | "acknowledges that an order is paid, and forgets it"
  | "answers with the profile that was asked for last"
  | "takes a krone less than an order costs"
  | "counts more on account than orders cost"
  | "keeps no ledger of points"
  | "forgets what an order claims of a budget"
  | "forgets what an order claims of a code"
  | "acknowledges that a payment is withdrawn, and forgets it"
  | "sells what is sold out"
  | "judges what is sold out by the hour of ordering"
  | "keeps the code of an order that is called off"
  | "keeps back the money of an order that is paid at the hand-over"

/** The names of the faults of a tab. */
type TabPlantName = "stores a cart over that of another tab"

/** The names of the planted faults. */
export type PlantName = ServerPlantName | TabPlantName

type Plant = (server: SimulatedServer, stage: Stage) => SimulatedServer

/** Does this to the database before the payments' background work. */
const beforeEachRound =
  (statement: string): Plant =>
  (server, { ask }) => ({
    ...server,
    round: async () => {
      await ask(statement)
      await server.round()
    },
  })

/** Has the database drop such rows instead of inserting them, while the server runs. */
const dropping =
  (table: string, rows: string): Plant =>
  (server, { ask }) => {
    const ready = ask(`DO $$ BEGIN
      CREATE OR REPLACE FUNCTION drop_row() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE OR REPLACE TRIGGER planted BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${rows}) EXECUTE FUNCTION drop_row();
    END $$`)
    return {
      call: async (call) => {
        await ready
        return server.call(call)
      },
      round: server.round,
      close: async () => {
        await server.close()
        await ask(`DROP TRIGGER planted ON ${table}`)
      },
    }
  }

const wantedNow = (body = "{}"): string => {
  const sent = JSON.parse(body)
  return JSON.stringify({ ...sent, cart: { ...sent.cart, requestedTime: null } })
}

const backInStock = (body = "{}"): string => JSON.stringify({ ...JSON.parse(body), until: null })

const ofServer: Readonly<Record<ServerPlantName, Plant>> = {
  "takes an order that is sent again for another order": (server) => {
    const taken = new Set<string>()
    return {
      ...server,
      call: async (call) => {
        const key = call.headers["idempotency-key"] ?? ""
        if (call.path !== "/api/order/create") return server.call(call)
        const fresh = taken.has(key) ? `${key}-${taken.size}` : key
        const answered = await server.call({ ...call, headers: { ...call.headers, "idempotency-key": fresh } })
        if (answered.status === 200) taken.add(fresh)
        return answered
      },
    }
  },
  "acknowledges that an order is paid, and forgets it": (server, { ask }) => ({
    ...server,
    round: async () => {
      await ask(`UPDATE payment_notification SET processed_at = received_at, outcome = 'forgotten'
        WHERE processed_at IS NULL AND event_code = 'AUTHORISATION'`)
      await server.round()
    },
  }),
  "answers with the profile that was asked for last": (server) => {
    let last: Awaited<ReturnType<SimulatedServer["call"]>> | undefined
    return {
      ...server,
      call: async (call) => {
        const answered = await server.call(call)
        if (call.path !== "/api/user/profile" || answered.status !== 200) return answered
        const before = last ?? answered
        last = answered
        return before
      },
    }
  },
  "takes a krone less than an order costs": beforeEachRound(
    "UPDATE payment_move SET amount = amount - 100 WHERE kind = 'capture' AND sent_at IS NULL AND amount > 100",
  ),
  "counts more on account than orders cost": beforeEachRound(
    "UPDATE spending SET committed = committed + 100 WHERE committed > 0",
  ),
  "forgets what an order claims of a budget": beforeEachRound(
    "WITH gone AS (DELETE FROM budget_claim RETURNING 1) UPDATE spending SET reserved = 0, committed = 0",
  ),
  "forgets what an order claims of a code": beforeEachRound(
    "WITH gone AS (DELETE FROM coupon_use RETURNING 1) UPDATE coupon SET used = 0 WHERE used > 0",
  ),
  "acknowledges that a payment is withdrawn, and forgets it": beforeEachRound(
    `UPDATE payment_notification SET processed_at = received_at, outcome = 'forgotten'
      WHERE processed_at IS NULL AND psp_reference LIKE '%W'`,
  ),
  "sells what is sold out": (server) => ({
    ...server,
    call: (call) =>
      call.path.endsWith("/stock") ? server.call({ ...call, body: backInStock(call.body) }) : server.call(call),
  }),
  "judges what is sold out by the hour of ordering": (server) => ({
    ...server,
    call: (call) =>
      call.path === "/api/order/price" ? server.call({ ...call, body: wantedNow(call.body) }) : server.call(call),
  }),
  "keeps the code of an order that is called off": beforeEachRound(
    "UPDATE coupon_use SET state = 'reserved' WHERE state = 'released'",
  ),
  // The background work asks for it and sends it in one round.
  "keeps back the money of an order that is paid at the hand-over": dropping(
    "payment_move",
    "NEW.why = 'paidAtHandOver'",
  ),
  "keeps no ledger of points": beforeEachRound("DELETE FROM points_entry WHERE kind <> 'opening'"),
}

const ofTab: Readonly<Record<TabPlantName, typeof shareCart>> = {
  "stores a cart over that of another tab": (storage) => {
    const share = shareCart(storage)
    return {
      ...share,
      store: (text) => {
        share.read()
        return share.store(text)
      },
    }
  },
}

const isOfServer = (name: PlantName): name is ServerPlantName => Object.hasOwn(ofServer, name)

/** A stage with a fault that a careless change of the server or the page could introduce. */
export const withFault = (stage: Stage, name: PlantName): Stage =>
  isOfServer(name) ? { ...stage, plant: ofServer[name] } : { ...stage, share: ofTab[name] }
