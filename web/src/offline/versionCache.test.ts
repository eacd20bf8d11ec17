import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { memoryCaches } from "./memoryCaches.testkit.ts"
import { keptHeader } from "../services/keptHeader.ts"
import { networkTimeout, openVersionCache } from "./versionCache.ts"

const origin = "https://skorpe.example"
const menuAt = (slug: string) => `${origin}/api/stores/${slug}`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser whose network can be cut or slowed down, and a server with the given responses. */
const browser = () => {
  let [isCut, isSlow] = [false, false]
  const said = new Map<string, string>()
  const fetch = async (asked: Request | string): Promise<Response> => {
    const address = typeof asked === "string" ? asked : asked.url
    if (isSlow) await new Promise((resume) => setTimeout(resume, 60_000))
    if (isCut) throw new TypeError("Failed to fetch")
    const body = said.get(address) ?? `fresh ${address}`
    return new Response(body, { status: body === "broken" ? 503 : 200 })
  }
  const memory = memoryCaches(fetch)
  const lasting: Promise<unknown>[] = []
  return {
    ...memory,
    said,
    cut: (cut: boolean) => (isCut = cut),
    slow: () => (isSlow = true),
    fetch,
    version: (edition: string) =>
      openVersionCache(
        { edition, files: ["/shell.html", `/assets/${edition}.js`] },
        { caches: memory.caches, fetch, now: Date.now },
      ),
    lasting: (work: Promise<unknown>) => void lasting.push(work),
    settled: () => Promise.all(lasting),
  }
}

describe("a page", () => {
  test("is the server's while it responds, otherwise the version's own empty page", async () => {
    const { version, fetch, cut } = browser()
    const cache = version("one")
    await cache.install()
    expect(await (await cache.page(fetch("/butikker"))).text()).toBe("fresh /butikker")
    cut(true)
    expect(await (await cache.page(fetch("/butikker"))).text()).toBe("fresh /shell.html")
  })

  test("is the empty page when the server does not respond in time", async () => {
    const { version, fetch, slow } = browser()
    const cache = version("one")
    await cache.install()
    slow()
    const page = cache.page(fetch("/butikker"))
    await vi.advanceTimersByTimeAsync(networkTimeout)
    expect(await (await page).text()).toBe("fresh /shell.html")
  })

  test("is the empty page for a 5xx response; without a cached page, the response itself", async () => {
    const { version, fetch, said } = browser()
    const cache = version("one")
    said.set("/butikker", "broken")
    expect((await cache.page(fetch("/butikker"))).status).toBe(503)
    await cache.install()
    expect(await (await cache.page(fetch("/butikker"))).text()).toBe("fresh /shell.html")
  })
})

describe("a version", () => {
  test("is not cached unless all its files load", async () => {
    const { version, cut, kept } = browser()
    cut(true)
    await expect(version("one").install()).rejects.toThrow()
    expect(kept()).toEqual([])
  })

  test("opens from its own cache, whatever the other versions have cached", async () => {
    const { version, fetch, cut, said } = browser()
    const [one, two] = [version("one"), version("two")]
    said.set("/shell.html", "page one")
    await one.install()
    said.set("/shell.html", "page two")
    await two.install()
    cut(true)
    expect(await (await one.page(fetch("/"))).text()).toBe("page one")
    expect(await (await two.page(fetch("/"))).text()).toBe("page two")
  })

  test("keeps the previous version's files for open tabs, and deletes all older ones", async () => {
    const { version, names, cut } = browser()
    for (const edition of ["one", "two", "three"]) await version(edition).install()
    const three = version("three")
    await three.keep("/api/stores/oslo")
    await three.tidy()
    expect(names()).toEqual(["skorpe-two", "skorpe-three", "skorpe-menus"])
    cut(true)
    expect(await (await three.file({ url: "/assets/two.js" } as Request)).text()).toBe("fresh /assets/two.js")
  })
})

describe("a menu", () => {
  const ask = (slug: string) => new Request(menuAt(slug))

  test("is fetched each time; the cached copy is used only without a response, and carries a header", async () => {
    const { version, cut, said, lasting, settled } = browser()
    const cache = version("one")
    said.set(menuAt("oslo"), "Monday")
    expect((await cache.menu(ask("oslo"), lasting)).headers.has(keptHeader)).toBe(false)
    said.set(menuAt("oslo"), "Tuesday")
    expect(await (await cache.menu(ask("oslo"), lasting)).text()).toBe("Tuesday")
    await settled()
    cut(true)
    const kept = await cache.menu(ask("oslo"), lasting)
    expect([await kept.text(), kept.headers.has(keptHeader)]).toEqual(["Tuesday", true])
    await expect(cache.menu(ask("bergen"), lasting)).rejects.toThrow("Failed to fetch")
  })

  test("comes from the cache after a 5xx response; a 5xx response is never cached", async () => {
    const { version, said, lasting, settled } = browser()
    const cache = version("one")
    said.set(menuAt("oslo"), "Monday")
    await cache.menu(ask("oslo"), lasting)
    await settled()
    said.set(menuAt("oslo"), "broken")
    expect(await (await cache.menu(ask("oslo"), lasting)).text()).toBe("Monday")
    await settled()
    expect(await (await cache.menu(ask("oslo"), lasting)).text()).toBe("Monday")
  })

  test("that came with the page is fetched once for the cache, which holds the newest eight", async () => {
    const { version, kept, said } = browser()
    const cache = version("one")
    said.set("/api/stores/s0", "Monday")
    for (let nth = 0; nth < 12; nth++) await cache.keep(`/api/stores/s${nth}`)
    expect(kept()).toEqual(Array.from({ length: 8 }, (_, nth) => `/api/stores/s${nth + 4}`))
    said.set("/api/stores/s11", "broken")
    await cache.keep("/api/stores/s11")
    expect(kept()).toContain("/api/stores/s11")
  })
})
