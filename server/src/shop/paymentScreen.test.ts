import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { AdyenSettings } from "../cardPayments/adyen/AdyenSettings.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { sampleStores } from "../testing/sampleStores.ts"

const account: AdyenSettings = {
  environment: "live",
  apiKey: "key",
  clientKey: "live_KEY",
  merchantAccount: "Skorpe",
  hmacKeys: ["ab".repeat(32)],
  livePrefix: "prefix",
  standIn: false,
  send: () => Promise.reject(new Error("the page must not call the provider")),
}

const servers: RunningServer[] = []
let shop = ""

const startWith = async (adyen?: AdyenSettings) => {
  const server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    shop,
    adyen,
  })
  servers.push(server)
  return async (path: string) => {
    const { headers } = await fetch(`${server.url}${path}`, { headers: { accept: "text/html" } })
    return {
      policy: headers.get("content-security-policy") ?? "",
      opener: headers.get("cross-origin-opener-policy"),
    }
  }
}

beforeAll(async () => {
  shop = await mkdtemp(join(tmpdir(), "skorpe-shop-"))
  await writeFile(join(shop, "index.html"), "<!doctype html><title>shop</title>")
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await rm(shop, { recursive: true })
})

const closed = [
  "/",
  "/betaling",
  "/en/betaling",
  "/betaling/",
  "/betaling/order/more",
  "/bestilling/order",
  "/betalingen/x",
]

describe("the payment screen", () => {
  it("is the only page that may connect to the provider and to banks, and that their windows may return to", async () => {
    const headersOf = await startWith(account)
    for (const path of ["/betaling/k3v9w2m8x4t6n1p7q5rz?redirectResult=x", "/en/betaling/k3v9w2m8x4t6n1p7q5rz"]) {
      const { policy, opener } = await headersOf(path)
      expect(policy).toContain("connect-src 'self' https://checkoutshopper-live.adyen.com ")
      expect(policy).toContain("https://checkoutanalytics-live.adyen.com")
      expect(policy).toMatch(/frame-src 'self' [^;]* https:;/)
      expect(policy).toContain("form-action 'self' https:;")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(opener).toBe("same-origin-allow-popups")
    }
    for (const path of closed) {
      const { policy, opener } = await headersOf(path)
      expect(policy).not.toContain("https:")
      expect(policy).toContain("form-action 'self';")
      expect(opener).toBe("same-origin")
    }
  })

  it("connects only to the shop's own origin when the provider is simulated", async () => {
    const headersOf = await startWith({ ...account, environment: "test", standIn: true })
    const { policy, opener } = await headersOf("/betaling/order")
    expect(policy).not.toContain("https:")
    expect(policy).toContain("frame-src 'self';")
    expect(opener).toBe("same-origin-allow-popups")
  })

  it("has the same policy as any other page where no cards are accepted", async () => {
    const headersOf = await startWith()
    expect(await headersOf("/betaling/order")).toEqual(await headersOf("/betaling"))
  })
})
