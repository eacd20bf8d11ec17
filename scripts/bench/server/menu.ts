import { report } from "../measure.ts"
import { storeIds } from "./carts.ts"
import { startContestant } from "./contestant.ts"
import { inTurn } from "./rounds.ts"
import { perSecondOf, type Volley } from "./volley.ts"

const asked: Omit<Volley, "port"> = {
  method: "GET",
  path: `/api/stores/${storeIds[0]}`,
  headers: {},
  bodies: [],
  keyed: false,
  clients: 16,
  warmUpSeconds: 2,
  seconds: 3,
}

/** A store's menu from this server, and from a Fastify server that sends the same text; 16 clients each. */
export const benchMenu = async (): Promise<void> => {
  const skorpe = await startContestant("skorpe")
  const fastify = await startContestant("fastifyMenu")
  try {
    const texts = await Promise.all(
      [skorpe, fastify].map(async ({ port }) => (await fetch(`http://localhost:${port}${asked.path}`)).text()),
    )
    if (texts[0] !== texts[1]) throw new Error("the two menus differ")
    const perSecond = (port: number) => perSecondOf({ ...asked, port })
    const rounds = await inTurn(7, {
      skorpe: () => perSecond(skorpe.port),
      fastify: () => perSecond(fastify.port),
    })
    report(
      `menu of ${Math.round((texts[0] ?? "").length / 1024)} kB, 16 clients`,
      `${rounds.of("skorpe").toFixed(0)} /s`,
    )
    report("Fastify sending the same text", `${rounds.of("fastify").toFixed(0)} /s`)
    report("ratio", rounds.ratio("skorpe", "fastify"))
  } finally {
    await Promise.all([skorpe.stop(), fastify.stop()])
  }
}
