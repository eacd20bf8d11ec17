const addressOf = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked))

/** An in-memory CacheStorage; `addAll` reads from `fetch`. */
export const memoryCaches = (fetch: (address: string) => Promise<Response>) => {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return Promise.resolve({
      match: (asked: RequestInfo | URL) => Promise.resolve(kept.get(addressOf(asked))?.clone()),
      put: (asked: RequestInfo | URL, answer: Response) => Promise.resolve(void kept.set(addressOf(asked), answer)),
      delete: (asked: RequestInfo | URL) => Promise.resolve(kept.delete(addressOf(asked))),
      keys: () => Promise.resolve([...kept.keys()]),
      addAll: async (addresses: readonly string[]) => {
        const answers = await Promise.all(addresses.map(async (address) => [address, await fetch(address)] as const))
        for (const [address, answer] of answers) kept.set(address, answer)
      },
    })
  }
  const caches = {
    open,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (asked: RequestInfo | URL) =>
      Promise.resolve(
        [...all.values()]
          .map((kept) => kept.get(addressOf(asked)))
          .find(Boolean)
          ?.clone(),
      ),
  }
  return {
    caches: caches as unknown as CacheStorage,
    names: () => [...all.keys()],
    kept: () => [...all.values()].flatMap((one) => [...one.keys()]),
  }
}
