import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { request } from "node:http"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let shop: string
let server: RunningServer
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  shop = await mkdtemp(join(tmpdir(), "shop-"))
  await mkdir(join(shop, "assets"))
  await writeFile(join(shop, "index.html"), "<!doctype html><title>shop</title><script>go()</script>")
  await mkdir(join(shop, "locales/nb"), { recursive: true })
  await writeFile(join(shop, "locales/nb/common.json"), '{"cart":"Handlekurv"}')
  await writeFile(join(shop, "inspector-code.html"), "<!doctype html><title>code</title><script>run()</script>")
  await writeFile(join(shop, "assets/app-1a2b.js"), "go = () => 1")
  await writeFile(join(shop, "assets/app-1a2b.js.br"), brotliCompressSync("go = () => 1"))
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores: sampleStores, shop })
  client = orderingClient(server.url)
})
afterAll(async () => {
  await server.close()
  await rm(shop, { recursive: true })
})

const price = {
  cart: {
    storeId: "always-open",
    deliveryMethod: "carryout",
    requestedTime: null,
    products: [{ codes: ["MARG_AM30"], quantity: 2, unitPrice: 1, ingredients: [] }],
  },
  coupons: [],
  organisationId: null,
  totalAmount: 0,
  isLoyaltyOrder: false,
}

/** Sends a body in two halves with these headers, after a requested 100-continue, and returns the status. */
const sendPrice = (headers: Readonly<Record<string, string>>, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const half = Math.floor(body.length / 2)
    const call = request(`${server.url}/api/order/price`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(30_000),
    })
    const send = () => {
      call.write(body.slice(0, half))
      setTimeout(() => call.end(body.slice(half)), 20)
    }
    call.on("error", reject).on("response", (answer) => resolve(answer.resume().statusCode ?? 0))
    if ("expect" in headers) call.on("continue", send)
    else send()
  })

/** Requests an address exactly as written, without normalisation; returns text and status. */
const raw = (path: string, headers: Readonly<Record<string, string>>): Promise<readonly [string, number]> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    request({ hostname, port, path, headers }, (answer) => {
      let said = ""
      answer.on("data", (piece: Buffer) => (said += piece.toString()))
      answer.on("end", () => resolve([said, answer.statusCode ?? 0]))
    })
      .on("error", reject)
      .end()
  })

describe("stores and prices", () => {
  it("lists stores, and reads one by id or slug with an ETag for revalidation", async () => {
    const { body: stores } = await client.get("/api/stores")
    expect(stores.map(({ slug }: { slug: string }) => slug)).toEqual(["always-open", "never-open"])
    const byId = await client.get("/api/stores/store-open")
    const bySlug = await client.get("/api/stores/always-open")
    expect(bySlug.body).toEqual(byId.body)
    expect(byId.body.menu.products[0].variations[0].price).toBe(199)
    const etag = byId.headers.get("etag") ?? ""
    const again = await client.get("/api/stores/store-open", { "if-none-match": `W/"x", ${etag}` })
    expect([again.status, again.body]).toEqual([304, ""])
  })

  it("prices a cart with content-length, chunked encoding, expect: 100-continue, or an upgrade header", async () => {
    const body = JSON.stringify(price)
    const ways = [
      { "content-length": String(Buffer.byteLength(body)) },
      { "transfer-encoding": "chunked" },
      { "content-length": String(Buffer.byteLength(body)), expect: "100-continue" },
      { "content-length": String(Buffer.byteLength(body)), connection: "upgrade", upgrade: "h2c" },
    ]
    for (const way of ways) expect([way, await sendPrice(way, body)]).toEqual([way, 200])
  })

  it("reports whether a store is open and what is sold out", async () => {
    const { body } = await client.get("/api/stores/always-open/status")
    expect(body).toMatchObject({ open: true, soldOutProducts: ["DIP"], soldOutVariations: ["DIP"] })
    expect((await client.get("/api/stores/never-open/status")).body).toMatchObject({ open: false, changesAt: null })
  })

  it("prices a cart by its own catalogue, and ignores the request's amounts", async () => {
    const { body } = await client.ask("POST", "/api/order/price", price)
    expect(body).toMatchObject({ customerAmount: 398, numberOfProductsValid: 2, lines: [{ unitPrice: 199 }] })
    const refused = await client.ask("POST", "/api/order/price", { ...price, coupons: ["X"] })
    expect([refused.status, refused.body.errors[0].code]).toEqual([400, 3024])
  })

  it("sends no-store with personal responses and no-cache with public ones", async () => {
    const kept = async (path: string) => (await client.get(path)).headers.get("cache-control")
    const paths = ["/api/user/profile", "/api/order/x", "/api/utils/now", "/api/nothing", "/api/stores", "/api/deals"]
    expect(await Promise.all(paths.map(kept))).toEqual([...Array(4).fill("no-store"), "no-cache", "no-cache"])
  })

  it("answers HEAD like GET, without the body", async () => {
    for (const path of ["/api/stores/store-open", "/api/health", "/api/stores/nope", "/"]) {
      const plain = { "accept-encoding": "identity" }
      const asked = await client.get(path, plain)
      const head = await fetch(server.url + path, { method: "HEAD", headers: plain })
      expect([head.status, head.headers.get("etag"), head.headers.get("content-length")]).toEqual([
        asked.status,
        asked.headers.get("etag"),
        asked.headers.get("content-length"),
      ])
      expect(await head.text()).toBe("")
    }
  })

  it("reports its health and its time", async () => {
    expect((await client.get("/api/health")).body).toMatchObject({ status: "ok", market: "no" })
    expect(Math.abs(Date.parse((await client.get("/api/utils/now")).body.now) - Date.now())).toBeLessThan(5000)
  })
})

describe("errors", () => {
  const codeAndStatus = ({ status, body }: Awaited<ReturnType<typeof client.get>>) => [status, body.errors[0].code]

  it("have one shape for unknown paths, methods and invalid bodies", async () => {
    expect(codeAndStatus(await client.get("/api/nope"))).toEqual([404, 3010])
    expect(codeAndStatus(await client.get("/api/stores/nope"))).toEqual([404, 3010])
    expect(codeAndStatus(await client.get("/nothing.png"))).toEqual([404, 3010])
    const wrongMethod = await client.ask("DELETE", "/api/stores")
    expect([...codeAndStatus(wrongMethod), wrongMethod.headers.get("allow")]).toEqual([405, 1005, "GET, HEAD"])
    for (const body of ["{", "[]", "null", '"x"', "", "\u0000", '{"__proto__":{"cart":1}}']) {
      expect(codeAndStatus(await client.ask("POST", "/api/order/price", body))).toEqual([400, 1002])
    }
    expect(codeAndStatus(await client.ask("POST", "/api/order/create", margheritas(1)))).toEqual([400, 1002])
  })

  it("name the first field of a body or query that is wrong, missing or unknown", async () => {
    const said = ({ status, body }: Awaited<ReturnType<typeof client.get>>) => [
      status,
      body.errors[0].code,
      body.errors[0].path,
    ]
    const { products, ...cart } = margheritas(1)
    const order = async (body: object) => said(await client.order(body))
    const [product] = products
    expect(await order({ ...cart, products, storeIdd: "101" })).toEqual([400, 1002, "storeIdd"])
    expect(await order({ ...cart, products: [{ ...product, price: 1 }] })).toEqual([400, 1002, "products.0.price"])
    expect(await order({ ...cart, products: [{ ...product, quantity: "1" }] })).toEqual([
      400,
      1002,
      "products.0.quantity",
    ])
    expect(await order(cart)).toEqual([400, 1002, "products"])
    expect(await order({ ...cart, products, ["x".repeat(5000)]: 1 })).toEqual([400, 1002, "x".repeat(100)])
    expect(said(await client.get("/api/address/search/karl?latitud=59.9"))).toEqual([400, 1002, "latitud"])
  })

  it("are in the caller's language, or else in the market's", async () => {
    const said = async (language?: string) =>
      (await client.get("/api/nope", language === undefined ? {} : { "accept-language": language })).body.errors[0]
        .message
    const [nb, sv, en] = [await said("nb-NO"), await said("fr, sv;q=0.8, en;q=0.1"), await said("en-GB")]
    expect(new Set([nb, sv, en]).size).toBe(3)
    expect(await said()).toBe(nb)
    expect(await said("'; DROP TABLE orders; --")).toBe(nb)
  })

  it("refuse bodies that are too large, with and without content-length", async () => {
    const big = JSON.stringify({ ...price, padding: "x".repeat(300_000) })
    expect(codeAndStatus(await client.ask("POST", "/api/order/price", big))).toEqual([413, 1005])
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { "content-type": "application/json", "transfer-encoding": "chunked" }
      const sent = request(`${server.url}/api/order/price`, { method: "POST", headers }, (answer) =>
        resolve(answer.statusCode),
      )
      sent.on("error", reject)
      for (let index = 0; index < 30; index += 1) sent.write("x".repeat(10_000))
      sent.end()
    })
    expect(status).toBe(413)
  })

  it("refuse cross-site requests, and bodies that are not JSON", async () => {
    const send = async (headers: Record<string, string>) =>
      (await client.ask("POST", "/api/order/price", price, headers)).status
    expect(await send({ "sec-fetch-site": "cross-site" })).toBe(403)
    expect(await send({ "sec-fetch-site": "same-site" })).toBe(403)
    expect(await send({ origin: "https://evil.test" })).toBe(403)
    expect(await send({ origin: "null" })).toBe(403)
    expect(await send({ origin: server.url })).toBe(200)
    expect(await send({ "content-type": "text/plain" })).toBe(415)
  })
})

describe("the shop's files", () => {
  it("are immutable if their name has a content hash, and sent compressed", async () => {
    const file = await client.get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" })
    expect([file.body, file.headers.get("content-encoding")]).toEqual(["go = () => 1", "br"])
    expect(file.headers.get("cache-control")).toContain("immutable")
  })

  it("answer every address of the shop with its page, and a content security policy for its own script only", async () => {
    for (const path of ["/", "/butikker", "/en/butikker/always-open/meny/pizza"]) {
      const page = await client.get(path)
      expect(page.body).toContain("<title>shop</title>")
      expect(page.headers.get("cache-control")).toBe("no-cache")
      const policy = page.headers.get("content-security-policy")
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
      expect(policy).toContain("object-src 'none'; base-uri 'none'")
      expect(page.headers.get("x-content-type-options")).toBe("nosniff")
    }
  })

  it("include the board of all states and the inspector, which are noindex and framed by themselves only", async () => {
    for (const path of ["/states", "/states/screen/Cart/Empty?lang=sv", "/inspector", "/inspector?frame"]) {
      const { status, headers } = await client.get(path)
      expect([status, headers.get("x-robots-tag")]).toEqual([200, "noindex"])
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'")
    }
    const { headers } = await client.get("/statesman")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("x-robots-tag")).toBeNull()
  })

  it("include the pages of staff, which are noindex and framed by nobody", async () => {
    for (const path of ["/kitchen", "/operator", "/operator/"]) {
      const { status, headers } = await client.get(path)
      expect([status, headers.get("x-robots-tag")]).toEqual([200, "noindex"])
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    }
  })

  it("include the frame for code of another commit, which has no origin and may call nothing", async () => {
    const { body, headers } = await client.get("/inspector-code.html")
    expect(body).toContain("<title>code</title>")
    expect(headers.get("content-security-policy")).toMatch(
      /^sandbox allow-scripts; default-src 'none'; script-src 'sha256-[^']+' blob:; frame-ancestors 'self'$/,
    )
    expect(headers.get("x-robots-tag")).toBe("noindex")
  })

  it("include each language's texts with an ETag, and answer unknown texts with 404", async () => {
    const texts = await client.get("/locales/nb/common.json")
    expect([texts.status, texts.body.cart, texts.headers.get("cache-control")]).toEqual([200, "Handlekurv", "no-cache"])
    const again = await client.get("/locales/nb/common.json", { "if-none-match": texts.headers.get("etag") ?? "" })
    expect([again.status, again.body]).toEqual([304, ""])
    for (const path of ["/locales/nb/nothing.json", "/locales/fi/common.json", "/locales/nb/..%2f..%2findex.json"]) {
      const { status, body } = await client.get(path, { "accept-language": "sv" })
      expect([path, status, body.errors[0].code, typeof body.errors[0].message]).toEqual([path, 404, 3010, "string"])
    }
  })

  it("answer a browser's broken link with the shop's page, without a redirect", async () => {
    const asBrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }
    for (const path of ["/%E0%A4%A", "//evil.test", "/nothing.html", `/${"a".repeat(9000)}`, "/\\evil.test"]) {
      const [first] = await raw(path, asBrowser)
      expect([path, first]).toEqual([path, expect.stringContaining("<title>shop</title>")])
    }
    expect((await raw("//evil.test", asBrowser))[1]).toBe(404)
    expect((await raw("//evil.test", { accept: "*/*" }))[0]).toContain("3010")
    expect((await raw("/api/%E0%A4%A", asBrowser))[1]).toBe(404)
  })

  it("give no access to other files", async () => {
    for (const path of ["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json", "/%zz"]) {
      expect((await client.get(path)).body).not.toContain("skorpe")
    }
  })

  it("include the API's description, which loads nothing from other sites", async () => {
    const { body } = await client.get("/api/openapi.json")
    expect(Object.keys(body.paths)).toContain("/api/order/{id}/track")
    const page = await client.get("/docs")
    expect(page.body).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/)
  })
})
