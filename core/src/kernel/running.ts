/** Timers or calls of a world, by unit and id. */
export type Running<Item> = Readonly<Record<string, Item>>

/** The name of a key: a key is a name and the number of the record that started it. */
export const nameOfKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf("@")))

/** The timer or call that runs under a name, or `undefined`. */
export const runningUnder = <Item>(all: Running<Item>, name: string): Item | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

/** The timer or call with this key, if it still runs and no later one has replaced it. */
export const runningBy = <Item extends { readonly key: string }>(all: Running<Item>, key: string): Item | undefined => {
  const found = runningUnder(all, nameOfKey(key))
  return found?.key === key ? found : undefined
}
