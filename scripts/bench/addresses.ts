import { SkorpeApi } from "@skorpe/core/api"
import type { Address } from "@skorpe/core/domain/address"
import { startServer } from "@skorpe/server"
import { report } from "./measure.ts"

const streets = 12_000
const housesEach = 20
const asked = 400

const beginnings = [
  "Karl",
  "Sol",
  "Berg",
  "Åker",
  "Sjø",
  "Skog",
  "Kirke",
  "Ny",
  "Øst",
  "Vest",
  "Nord",
  "Dal",
  "Elve",
  "Fjell",
]
const middles = ["hauge", "lunde", "holme", "strand", "vik", "mark", "bakke", "eng", "tun", "ås", "myr", "ler", "haug"]
const ends = ["gata", "veien", "vegen", "allé", "plass", "svingen", "bakken", " gate", "s gate", " vei"]
const cities = [
  "Oslo",
  "Bergen",
  "Trondheim",
  "Stavanger",
  "Tromsø",
  "Drammen",
  "Kristiansand",
  "Ålesund",
  "Bodø",
  "Hamar",
]

const pick = <Value>(list: readonly Value[], index: number): Value => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error("an empty list")
  return found
}

/** Generated addresses all over a country, Karl Johans gate among them. */
const syntheticAddresses = (): readonly Address[] =>
  Array.from({ length: streets }, (_, street) => {
    const isKarlJohan = street === 7000
    const count = Math.floor(street / (beginnings.length * middles.length * ends.length))
    const name = `${pick(beginnings, street)}${pick(middles, Math.floor(street / 14))}${pick(ends, Math.floor(street / 182))}`
    return Array.from({ length: housesEach }, (__, house): Address => ({
      id: `${street}-${house}`,
      street: isKarlJohan ? "Karl Johans gate" : name,
      number: `${house * 2 + 1}${house % 7 === 3 ? "B" : ""}`,
      postalCode: String(1000 + ((street * 37) % 8999)),
      city: street % 14 === 1 ? "Oslo" : pick(cities, street + count),
      position: { latitude: 58 + (street % 1200) / 100 + house / 1e4, longitude: 5 + (street % 977) / 50 },
    }))
  }).flat()

const searches: readonly (readonly [what: string, typed: string, query: string])[] = [
  ["karl joh", "karl joh", ""],
  ["a street's two letters", "so", ""],
  ["one letter", "s", ""],
  ["a word of every third street", "vei", ""],
  ["street, house and city", "solhaugegata 17 os", ""],
  ["two letters, the nearest first", "so", "?latitude=59.9&longitude=10.7"],
  ["one letter, the nearest first", "s", "?latitude=59.9&longitude=10.7"],
]

/** The latency of an address search over HTTP among all addresses of a country, beside a trivial request. */
export const benchAddresses = async (): Promise<void> => {
  const addresses = syntheticAddresses()
  const began = performance.now()
  const server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    addresses,
  })
  try {
    report(
      `start with ${addresses.length.toLocaleString("en")} addresses in ${streets} streets`,
      `${((performance.now() - began) / 1000).toFixed(1)} s`,
    )
    const path = SkorpeApi.groups.catalogue.endpoints.addresses.path
    const time = await percentiles(`${server.url}/api/utils/now`)
    report("the time, for comparison", show(time))
    for (const [what, typed, query] of searches) {
      const url = server.url + path.replace(":q", encodeURIComponent(typed)) + query
      const found = (await (await fetch(url)).json()) as readonly Address[]
      if (found.length === 0) throw new Error(`nothing found for ${typed}`)
      if (typed === "karl joh" && found[0]?.street !== "Karl Johans gate")
        throw new Error("Karl Johans gate was not found")
      const took = await percentiles(url)
      report(what, `${show(took)}, ${(took.p50 / time.p50).toFixed(1)} times the time`)
    }
  } finally {
    await server.close()
  }
}

const percentiles = async (url: string) => {
  const times: number[] = []
  for (let index = 0; index < asked + 50; index++) {
    const began = performance.now()
    await (await fetch(url)).arrayBuffer()
    if (index >= 50) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

const show = ({ p50, p99 }: { readonly p50: number; readonly p99: number }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
