import { chanceOf, runPlay, shopPlay } from "@skorpe/core/simulation"
import { shop } from "@skorpe/core/shop"
import { propsOf } from "./propsOf.ts"
const [runs, steps] = process.argv.slice(2).map(Number)
const seen = new Map<string, number>(), ev = new Map<string, number>(), views = new Map<string,number>()
for (const market of ["no", "se"] as const) {
  const play = shopPlay(propsOf(market))
  const judge = play.judge
  const p2 = { ...play, judge: () => ({ ...judge(), always: ({ before, world, input }: any) => {
    if (input.type === "Happened") ev.set(input.event.type, (ev.get(input.event.type) ?? 0) + 1)
    for (const [u, s] of Object.entries(world.units) as any) if (before.units[u] !== s && s && "value" in s) { const k = u + " " + JSON.stringify(s.value); seen.set(k, (seen.get(k) ?? 0) + 1) }
    return null } }) }
  for (let seed = 1; seed <= (runs ?? 100); seed++) runPlay(p2 as any, seed, steps)
}
console.log([...seen].sort(), [...ev].sort((a, b) => b[1] - a[1]))
