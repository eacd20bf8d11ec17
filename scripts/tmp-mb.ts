import "effect/schema/SchemaJITCompiler/enable"
import { Schema, Effect } from "effect"
import { PriceRequest, ValidatedPrice } from "@skorpe/core/price"
import { cartBody, storeIds } from "./bench/server/carts.ts"
import { marketOf } from "@skorpe/core/market"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { nobody } from "../server/src/prices/facts.ts"
import { quote } from "../server/src/prices/quote.ts"
const text = cartBody(storeIds[0]!)
const f = readFixtures("no"); const market = marketOf("no"); const store = f.stores.find((s) => s.id === storeIds[0])!; const at = { store, menu: menuOf(f, store.id) }
const now = Date.parse("2026-03-03T11:00:00Z")
const dec = Schema.decodeUnknownSync(Schema.toCodecJson(PriceRequest)); const enc = Schema.encodeUnknownSync(Schema.toCodecJson(ValidatedPrice))
const req = dec(JSON.parse(text)); const p = quote(market, at as any, req, now as any, nobody); if (p._tag !== "Priced") throw p
const time = (n: string, fn: () => unknown) => { for (let i = 0; i < 20000; i++) fn(); const t = performance.now(); for (let i = 0; i < 20000; i++) fn(); console.log(n, ((performance.now() - t) / 20).toFixed(1), "µs") }
time("parse", () => JSON.parse(text)); const j = JSON.parse(text)
time("decode", () => dec(j)); time("quote", () => quote(market, at as any, req, now as any, nobody)); time("encode", () => enc(p.price)); const e = enc(p.price); time("stringify", () => JSON.stringify(e))
console.log(text.length, JSON.stringify(e).length)
