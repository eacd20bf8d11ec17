import { keptHeader } from "../services/keptHeader.ts"

/** The name of the menus' cache, shared by all versions. */
const menus = "skorpe-menus"
const mostMenus = 8
/** Age in ms up to which a cached menu is not fetched again on `keep`. */
const freshFor = 10 * 60_000

/** Upper bound in ms on waiting for the network before falling back to the cache. */
export const networkTimeout = 4000

interface Version {
  /** The build's id. */
  readonly edition: string
  /** Paths of all files that this version needs offline; the first is its empty page. */
  readonly files: readonly string[]
}

/** The browser APIs that the caches need; tests pass their own. */
export interface Machine {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string) => Promise<Response>
  readonly now: () => number
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resume) => setTimeout(() => resume(undefined), milliseconds))

/**
 * The caches of one version of the shop. Each version opens from its own cache only; the previous version's cache is
 * kept for tabs that still run it. Menus are shared between versions: they are data, decoded with schemas.
 */
export const openVersionCache = ({ edition, files }: Version, { caches, fetch, now }: Machine) => {
  const own = `skorpe-${edition}`
  const shell = files[0] ?? ""

  const keepMenu = async (address: string, answer: Response): Promise<void> => {
    if (!answer.ok) return
    const cache = await caches.open(menus)
    const headers = { "content-type": answer.headers.get("content-type") ?? "", [keptHeader]: String(now()) }
    await cache.delete(address)
    await cache.put(address, new Response(await answer.text(), { headers }))
    const kept = await cache.keys()
    for (const old of kept.slice(0, Math.max(0, kept.length - mostMenus))) await cache.delete(old)
  }

  return {
    /** Caches all files of the version; rejects and caches nothing if any of them fails to load. */
    install: async (): Promise<void> => {
      const cache = await caches.open(own)
      await cache.addAll(files)
    },
    /** Deletes the caches of all versions but this one and the previous one. */
    tidy: async (): Promise<void> => {
      const versions = (await caches.keys()).filter((name) => name.startsWith("skorpe-") && name !== menus)
      for (const old of versions.filter((name) => name !== own).slice(0, -1)) await caches.delete(old)
    },
    /** A file with a content hash in its address: cache first. */
    file: async (request: Request): Promise<Response> =>
      (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
    /** A page: network first, falling back to this version's empty page. */
    page: async (asked: Promise<Response>): Promise<Response> => {
      const answer = await Promise.race([asked.catch(() => undefined), pause(networkTimeout)])
      if (answer !== undefined && answer.status < 500) return answer
      const cache = await caches.open(own)
      return (await cache.match(shell)) ?? answer ?? asked
    },
    /** A menu: network first, falling back to the cached copy, which carries `keptHeader`. */
    menu: async (request: Request, lasting: (work: Promise<unknown>) => void): Promise<Response> => {
      const asked = fetch(request)
      lasting(asked.then((answer) => keepMenu(request.url, answer.clone())).catch(() => {}))
      const answer = await Promise.race([asked.catch(() => undefined), pause(networkTimeout)])
      if (answer !== undefined && answer.status < 500) return answer
      const cache = await caches.open(menus)
      return (await cache.match(request.url)) ?? answer ?? asked
    },
    /** Caches a menu that came with the page. */
    keep: async (address: string): Promise<void> => {
      const cache = await caches.open(menus)
      const earlier = Number((await cache.match(address))?.headers.get(keptHeader) ?? 0)
      if (now() - earlier < freshFor) return
      await keepMenu(address, await fetch(address))
    },
  }
}
