import sharp from "sharp"
import { readFixtures } from "@skorpe/fixtures"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"

const { menu, stores } = readFixtures("no")
const asset = menu.products.find(({ productCode }) => productCode === "COLA")?.productImageSingle
const front = stores[0]?.image

let server: RunningServer
beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", addresses: [] })
})
afterAll(() => server.close())

const ask = (query: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.url}${asset?.url}${query}`, { method, headers })

const look = async (answer: Response) => {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, compression, width, height } = await sharp(bytes).metadata()
  return { bytes, format: format === "heif" ? compression : format, size: [width, height] }
}

/** The colour of a pixel, in shares of the picture. */
const colourAt = async (bytes: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

describe("a picture", () => {
  it("has its own size, or the requested width and height, times dpr", async () => {
    const size = async (query: string) => (await look(await ask(query))).size
    expect(await size("")).toEqual([1200, 900])
    expect(await size("?w=300")).toEqual([300, 225])
    expect(await size("?h=90")).toEqual([120, 90])
    expect(await size("?w=150&h=150")).toEqual([150, 150])
    expect(await size("?w=150&h=150&dpr=2")).toEqual([300, 300])
    expect(await size("?rect=600,300,300,450")).toEqual([300, 450])
  })

  it("is AVIF or WebP if the caller accepts it and asks for auto=format, otherwise JPEG", async () => {
    const format = async (accept: string, query = "?w=60&auto=format") => {
      const answer = await ask(query, { accept })
      const { format: found } = await look(answer)
      return [answer.headers.get("content-type"), found, answer.headers.get("vary")]
    }
    const browser = "image/avif,image/webp,image/apng,*/*;q=0.8"
    expect(await format(browser)).toEqual(["image/avif", "av1", "accept"])
    expect(await format("image/webp,*/*")).toEqual(["image/webp", "webp", "accept"])
    expect(await format("image/avif;q=0, image/webp")).toEqual(["image/webp", "webp", "accept"])
    expect(await format("*/*")).toEqual(["image/jpeg", "jpeg", "accept"])
    expect(await format(browser, "?w=60")).toEqual(["image/jpeg", "jpeg", null])
  })

  it("is cropped by rect, and around the focal point", async () => {
    const part = async (query: string) => colourAt((await look(await ask(query))).bytes, 0.5, 0.5)
    const red = ([r = 0, g = 0, b = 0]: readonly number[]) => r + g + b
    // The bottle's label is light, its glass is dark.
    const label = await part("?rect=350,440,40,20")
    const glass = await part("?rect=370,620,100,80")
    expect(red(label)).toBeGreaterThan(600)
    expect(red(glass)).toBeLessThan(350)
    // A narrow crop on the left shows the background; around the can, the can.
    const left = await part("?w=30&h=90&fp-x=0")
    const can = await part("?w=30&h=90&fp-x=0.62")
    expect(red(left)).toBeGreaterThan(500)
    expect(red(can)).toBeLessThan(red(left))
  })

  it("is immutable for caches, and answers a matching ETag with 304", async () => {
    const first = await ask("?w=40&auto=format", { accept: "image/webp" })
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    const etag = first.headers.get("etag") ?? ""
    const again = await ask("?w=40&auto=format", { accept: "image/webp", "if-none-match": etag })
    expect([again.status, await again.text()]).toEqual([304, ""])
    const other = await ask("?w=40&auto=format", { accept: "image/avif", "if-none-match": etag })
    expect(other.status).toBe(200)
    const head = await ask("?w=40", {}, "HEAD")
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    expect((await ask("?w=0", {}, "HEAD")).status).toBe(400)
    for (const path of ["/images/nope", "/images/%zz"]) {
      expect((await fetch(`${server.url}${path}`, { method: "HEAD" })).status).toBeOneOf([400, 404])
    }
  })

  it("is rendered once, and faster from the cache", async () => {
    const began = performance.now()
    await (await ask("?w=900&auto=format", { accept: "image/avif" })).arrayBuffer()
    const drawn = performance.now() - began
    const again = performance.now()
    await (await ask("?w=900&auto=format", { accept: "image/avif" })).arrayBuffer()
    expect(performance.now() - again).toBeLessThan(drawn)
  })

  it("exists for stores too", async () => {
    const answer = await fetch(`${server.url}${front?.url}?w=500&h=375`)
    expect((await look(answer)).size).toEqual([500, 375])
  })
})

describe("an invalid request", () => {
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as Refused).errors[0]?.code]
  interface Refused {
    readonly errors: readonly { readonly code: number }[]
  }

  it.each([
    "?w=0",
    "?w=-1",
    "?w=1.5",
    "?w=abc",
    "?w=99999",
    "?w=3201",
    "?w=3200&h=3200",
    "?w=2000&dpr=2",
    "?dpr=0",
    "?dpr=4",
    "?rect=0,0,0,10",
    "?rect=1,2,3",
    "?rect=0,0,1201,10",
    "?fp-x=1.1",
    "?fp-y=-0.1",
    "?auto=compress",
    "?width=100",
    "?w=100&w=200",
    "?w=100&__proto__=1",
  ])("%s gets 400 in our error shape", async (query) => {
    expect(await refusal(await ask(query))).toEqual([400, 1002])
  })

  it("for an unknown picture gets 404", async () => {
    for (const path of ["/images/nope", "/images/..%2f..%2fpackage.json", "/images/__proto__"]) {
      expect(await refusal(await fetch(`${server.url}${path}?w=10`))).toEqual([404, 3010])
    }
  })

  it("is refused at capacity: of many at once, each gets a picture or 503", async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, async (_, index) => {
        const answer = await ask(`?w=${20 + index}`)
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    expect(new Set(answers).size).toBeGreaterThan(0)
    for (const status of answers) expect([200, 503]).toContain(status)
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(60)
    expect((await ask("?w=20")).status).toBe(200)
  })

  it("is refused for most of many large pictures, so that other calls do not wait", async () => {
    const leaving = new AbortController()
    const refused: number[] = []
    const flood = Array.from({ length: 40 }, async (_, index) => {
      const { status } = await fetch(`${server.url}${asset?.url}?w=${2760 + index}`, { signal: leaving.signal })
      if (status === 503) refused.push(index)
    })
    await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(30), { timeout: 60_000 })
    leaving.abort()
    await Promise.allSettled(flood)
  })
})
