import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { memoryCaches } from "./memoryCaches.testkit.ts"
import { keptHeader, patience, shelvesOf } from "./shelves.ts"

const origin = "https://skorpe.example"
const menuAt = (slug: string) => `${origin}/api/stores/${slug}`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser with a network that can be cut, and a server whose words the test writes. */
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
      shelvesOf(
        { edition, files: ["/shell.html", `/assets/${edition}.js`] },
        { caches: memory.caches, fetch, now: Date.now },
      ),
    lasting: (work: Promise<unknown>) => void lasting.push(work),
    settled: () => Promise.all(lasting),
  }
}

describe("a page", () => {
  test("is the server's while it answers, and the version's own empty one while it does not", async () => {
    const { version, fetch, cut } = browser()
    const shelves = version("one")
    await shelves.install()
    expect(await (await shelves.page(fetch("/butikker"))).text()).toBe("fresh /butikker")
    cut(true)
    expect(await (await shelves.page(fetch("/butikker"))).text()).toBe("fresh /shell.html")
  })

  test("that comes too slowly is not waited for", async () => {
    const { version, fetch, slow } = browser()
    const shelves = version("one")
    await shelves.install()
    slow()
    const page = shelves.page(fetch("/butikker"))
    await vi.advanceTimersByTimeAsync(patience)
    expect(await (await page).text()).toBe("fresh /shell.html")
  })

  test("of a server that is down is the empty one; where nothing was kept, what came is shown", async () => {
    const { version, fetch, said } = browser()
    const shelves = version("one")
    said.set("/butikker", "broken")
    expect((await shelves.page(fetch("/butikker"))).status).toBe(503)
    await shelves.install()
    expect(await (await shelves.page(fetch("/butikker"))).text()).toBe("fresh /shell.html")
  })
})

describe("a version", () => {
  test("that cannot be fetched whole is not kept at all", async () => {
    const { version, cut, kept } = browser()
    cut(true)
    await expect(version("one").install()).rejects.toThrow()
    expect(kept()).toEqual([])
  })

  test("opens from its own shelf, whatever the others hold", async () => {
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

  test("leaves the files of the one before to tabs that still show it, and clears away all older ones", async () => {
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

  test("is asked for each time; the one that is kept answers only when nobody else does, and says so", async () => {
    const { version, cut, said, lasting, settled } = browser()
    const shelves = version("one")
    said.set(menuAt("oslo"), "Monday")
    expect((await shelves.menu(ask("oslo"), lasting)).headers.has(keptHeader)).toBe(false)
    said.set(menuAt("oslo"), "Tuesday")
    expect(await (await shelves.menu(ask("oslo"), lasting)).text()).toBe("Tuesday")
    await settled()
    cut(true)
    const kept = await shelves.menu(ask("oslo"), lasting)
    expect([await kept.text(), kept.headers.has(keptHeader)]).toEqual(["Tuesday", true])
    await expect(shelves.menu(ask("bergen"), lasting)).rejects.toThrow("Failed to fetch")
  })

  test("that a server fails to give is the kept one; a failure is never kept", async () => {
    const { version, said, lasting, settled } = browser()
    const shelves = version("one")
    said.set(menuAt("oslo"), "Monday")
    await shelves.menu(ask("oslo"), lasting)
    await settled()
    said.set(menuAt("oslo"), "broken")
    expect(await (await shelves.menu(ask("oslo"), lasting)).text()).toBe("Monday")
    await settled()
    expect(await (await shelves.menu(ask("oslo"), lasting)).text()).toBe("Monday")
  })

  test("that the page came with is fetched once to be kept; only the newest few are", async () => {
    const { version, kept, said } = browser()
    const shelves = version("one")
    said.set("/api/stores/s0", "Monday")
    for (let nth = 0; nth < 12; nth++) await shelves.keep(`/api/stores/s${nth}`)
    expect(kept()).toEqual(Array.from({ length: 8 }, (_, nth) => `/api/stores/s${nth + 4}`))
    said.set("/api/stores/s11", "broken")
    await shelves.keep("/api/stores/s11")
    expect(kept()).toContain("/api/stores/s11")
  })
})
