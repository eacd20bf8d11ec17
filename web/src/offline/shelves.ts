/** Where menus lie, whichever version fetched them. */
const menus = "skorpe-menus"
const mostMenus = 8
/** How long a menu that was just fetched is not fetched again only to be kept. */
const freshFor = 10 * 60_000

/** Says in an answer that nobody answered: when, in epoch milliseconds, the server had said so. */
export const keptHeader = "x-skorpe-kept"

/** Milliseconds in which the network may answer before what is kept does. */
export const patience = 4000

interface Version {
  /** Names what was built together. */
  readonly edition: string
  /** Addresses of everything that this version needs to open without network; the first is its empty page. */
  readonly files: readonly string[]
}

/** What the worker needs of its browser. */
export interface Machine {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string) => Promise<Response>
  readonly now: () => number
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resume) => setTimeout(() => resume(undefined), milliseconds))

/**
 * The shelves of one version of the shop. Each version opens from its own shelf alone; the one before keeps its files as
 * long as tabs may still need them. Menus are shared: they are data, and the shop reads them with its schemas.
 */
export const shelvesOf = ({ edition, files }: Version, { caches, fetch, now }: Machine) => {
  const own = `skorpe-${edition}`
  const shell = files[0] ?? ""

  const keepMenu = async (address: string, answer: Response): Promise<void> => {
    if (!answer.ok) return
    const shelf = await caches.open(menus)
    const headers = { "content-type": answer.headers.get("content-type") ?? "", [keptHeader]: String(now()) }
    await shelf.delete(address)
    await shelf.put(address, new Response(await answer.text(), { headers }))
    const kept = await shelf.keys()
    for (const old of kept.slice(0, Math.max(0, kept.length - mostMenus))) await shelf.delete(old)
  }

  return {
    /** Fetches the version whole, or fails and changes nothing. */
    install: async (): Promise<void> => {
      const shelf = await caches.open(own)
      await shelf.addAll(files)
    },
    /** Clears away what no tab can need any more: all versions but this one and the one before. */
    tidy: async (): Promise<void> => {
      const versions = (await caches.keys()).filter((name) => name.startsWith("skorpe-") && name !== menus)
      for (const old of versions.filter((name) => name !== own).slice(0, -1)) await caches.delete(old)
    },
    /** A file whose address changes with its content. */
    file: async (request: Request): Promise<Response> =>
      (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
    /** The server's page; this version's empty one when nobody answers in time. */
    page: async (asked: Promise<Response>): Promise<Response> => {
      const answer = await Promise.race([asked.catch(() => undefined), pause(patience)])
      if (answer !== undefined && answer.status < 500) return answer
      const shelf = await caches.open(own)
      return (await shelf.match(shell)) ?? answer ?? asked
    },
    /** A menu from the server; the one that was kept, which says so, when nobody answers in time. */
    menu: async (request: Request, lasting: (work: Promise<unknown>) => void): Promise<Response> => {
      const asked = fetch(request)
      lasting(asked.then((answer) => keepMenu(request.url, answer.clone())).catch(() => {}))
      const answer = await Promise.race([asked.catch(() => undefined), pause(patience)])
      if (answer !== undefined && answer.status < 500) return answer
      const shelf = await caches.open(menus)
      return (await shelf.match(request.url)) ?? answer ?? asked
    },
    /** Has a menu that the page came with kept too. */
    keep: async (address: string): Promise<void> => {
      const shelf = await caches.open(menus)
      const earlier = Number((await shelf.match(address))?.headers.get(keptHeader) ?? 0)
      if (now() - earlier < freshFor) return
      await keepMenu(address, await fetch(address))
    },
  }
}
