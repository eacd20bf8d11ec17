import type { SimulatedServer } from "../../../server/src/testing/simulatedServer.ts"
import type { Stage } from "./openStage.ts"

/** The names of the planted faults. */
export type PlantName =
  | "takes an order that is sent again for another order"
  | "acknowledges that an order is paid, and forgets it"

type Plant = (server: SimulatedServer, stage: Stage) => SimulatedServer

/** Faults that a careless change of the server could introduce, by what they do wrong. */
export const plants: Readonly<Record<PlantName, Plant>> = {
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
}
