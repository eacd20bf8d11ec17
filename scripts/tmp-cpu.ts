import { fork } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { fire } from "./bench/server/volley.ts"
import { cartBody, storeIds } from "./bench/server/carts.ts"
const start = async (name: string) => { const c = fork(`${import.meta.dirname}/bench/server/contestants/${name}.ts`); const [r] = await once(c, "message") as any; return { ...r, pid: c.pid, stop: () => c.disconnect() } }
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" "); return (Number(f[11]) + Number(f[12])) * 10 }
const a = await start("skorpe"), b = await start("bareQuote")
const V = (port: number, w: number, s: number) => fire({ port, method: "POST", path: "/api/order/price", headers: { "content-type": "application/json" }, bodies: [cartBody(storeIds[0]!)], keyed: false, clients: 16, warmUpSeconds: w, seconds: s })
await V(a.port, 0, 4); await V(b.port, 0, 3)
const per: Record<string, number[]> = { a: [], b: [] }
for (let i = 0; i < 6; i++) for (const [k, s] of [["a", a], ["b", b]] as const) {
  const t0 = cpu(s.pid); const h = await V(s.port, 0, 3); const t = cpu(s.pid) - t0
  per[k]!.push(t * 1000 / (h.perSecond * 3))
}
const mid = (x: number[]) => x.toSorted((p, q) => p - q)[x.length >> 1]!
console.log("skorpe µs cpu/req", mid(per.a!).toFixed(1), "bare", mid(per.b!).toFixed(1), "ratio", (mid(per.b!) / mid(per.a!)).toFixed(3), per.a!.map((x) => x.toFixed(0)).join(" "))
a.stop(); b.stop(); setTimeout(() => process.exit(), 1500)
