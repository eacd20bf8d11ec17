import type { Chance } from "../harness/chance.ts"
import type { Door } from "./endpoints.ts"
import { isFields, type Json, mapTexts } from "./json.ts"
import type { KnownWords } from "./knownWords.ts"
import { properInput } from "./properInput.ts"
import { junkBytes, nastyTexts, corrupt } from "./corrupt.ts"

/** A request as raw text. */
export interface RawRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "get", "FOO"] as const

const badTargets = [
  "%zz",
  "%00",
  "%ff%fe",
  "%c0%af",
  "%ed%a0%80",
  "..%2f..%2fetc",
  "%2e%2e/%2e%2e",
  "//evil.test",
  "\\",
  "[",
  "|",
  "%25%32%66",
  "a".repeat(9_000),
] as const

const badQueries = [
  "%",
  "%zz=1",
  "a[b][c]=1",
  "__proto__=1",
  "storeId=a&storeId=b",
  "=",
  "&&&",
  "x=%00",
  "limit=-1",
] as const

const badTypes = [
  "",
  "text/plain",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json;;;",
  "application/jsonx",
  "*/*",
] as const

const oddHeaders: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["origin", "https://evil.test"],
  ["origin", "null"],
  ["sec-fetch-site", "cross-site"],
  ["accept", "text/event-stream"],
  ["accept", "nonsense/;q=x"],
  ["accept-encoding", "br;q=0, zstd, *"],
  ["accept-language", `${"x-".repeat(2_000)}nb;q=NaN`],
  ["if-none-match", '"'.repeat(500)],
  ["last-event-id", "99999999999999999999"],
  ["last-event-id", "-1"],
  ["cookie", `__Host-session=${"x".repeat(3_000)}; logged-in=1`],
  ["cookie", "=;=;;%00"],
  ["authorization", "Bearer null"],
  ["expect", "100-continue"],
  ["expect", "the-impossible"],
  ["content-encoding", "gzip"],
  ["upgrade", "websocket"],
  ["connection", "upgrade"],
  ["x-forwarded-for", "'; DROP TABLE orders; --"],
  ["range", "bytes=0-1,5-"],
  ["te", "trailers"],
]

/** A header's value may contain neither line breaks nor NUL; that would make it another request. */
const headerText = (text: string): string => Buffer.from(text.replace(/[\r\n\0]/g, ""), "utf8").toString("latin1")

const textsOf = (value: Json): readonly (readonly [string, string])[] =>
  isFields(value)
    ? Object.entries(value).map(([name, inner]) => [name, typeof inner === "string" ? inner : JSON.stringify(inner)])
    : []

const encodeSegment = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Generates bad calls to one endpoint: valid input from its schemas, corrupted in one or several places. */
export const badRequests = (door: Door, words: KnownWords, seed: number) => {
  const [params, query, headers, payload] = [door.params, door.query, door.headers, door.payload].map((schema) =>
    properInput(schema, seed),
  ) as [Draw, Draw, Draw, Draw]

  const known = (value: Json, chance: Chance): Json =>
    mapTexts(value, (text, field) => {
      const values = Object.hasOwn(words.fields, field) ? words.fields[field] : undefined
      return values !== undefined && chance.happens(0.7) ? chance.pick(values) : text
    })

  const bodyOf = (chance: Chance): Buffer => {
    if (door.payload === undefined) return chance.happens(0.1) ? junkBytes(chance) : Buffer.alloc(0)
    const whole = words.bodies[door.name] ?? door.example
    const proper = whole !== undefined && chance.happens(0.5) ? whole : known(payload(chance), chance)
    if (chance.happens(0.12)) return junkBytes(chance)
    let value = proper
    for (let times = chance.below(3); times > 0; times--) value = corrupt(value, chance)
    return Buffer.from(JSON.stringify(value))
  }

  const targetOf = (chance: Chance): string => {
    const given = known(params(chance), chance)
    const path = door.path.replace(/:(\w+)\??/g, (_, name: string) => {
      if (chance.happens(0.08)) return chance.pick(badTargets)
      if (chance.happens(0.12)) return encodeSegment(chance.pick(nastyTexts))
      const value = isFields(given) ? given[name] : undefined
      return encodeSegment(typeof value === "string" ? value : chance.pick(words.fields["id"] ?? ["x"]))
    })
    const asked = new URLSearchParams(
      textsOf(known(query(chance), chance)).map(([name, text]): [string, string] => [
        name,
        chance.happens(0.3) ? chance.pick(nastyTexts).toWellFormed() : text.toWellFormed(),
      ]),
    ).toString()
    const odd = chance.happens(0.08) ? chance.pick(badQueries) : ""
    const end = [asked, odd].filter((text) => text !== "").join("&")
    return end === "" ? path : `${path}?${end}`
  }

  return (chance: Chance): RawRequest => {
    const method = chance.happens(0.06) ? chance.pick(methods) : door.method
    const body = bodyOf(chance)
    const type = chance.happens(0.06) ? chance.pick(badTypes) : "application/json"
    const wanted = textsOf(known(headers(chance), chance))
      .filter(() => !chance.happens(0.05))
      .map(([name, text]): readonly [string, string] => [
        name,
        headerText(chance.happens(0.1) ? chance.pick(nastyTexts) : text),
      ])
    const odd = chance.happens(0.15) ? [chance.pick(oddHeaders)] : []
    // A deleted account is not available to the next call.
    const cookie = chance.happens(door.name === "user.delete" ? 0.01 : 0.7) ? [chance.pick(words.cookies)] : []
    const hasBody = body.length > 0 || door.payload !== undefined
    return {
      method,
      target: targetOf(chance),
      headers: [
        ...(hasBody && type !== "" ? [["content-type", type] as const] : []),
        ...wanted,
        ...cookie.map((text) => ["cookie", text] as const),
        ...odd,
      ],
      body,
    }
  }
}

type Draw = (chance: Chance) => Json
