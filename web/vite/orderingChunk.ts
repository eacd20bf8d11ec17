/** What the bundler tells of modules. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** What an order needs first. */
const order = "web/src/start/orderingCode.ts"

/** Rules that a rendered product page asks for as well: it must not wait for the code of an order. */
const ofProduct = /core\/src\/domain\/menu\/(?!rules\/(?:searchProducts|foldText))/

const isEffect = (id: string): boolean => id.includes("node_modules/effect/")

/** What a module asks for, and so on, without what asks for Effect: an order must not wait for it. */
const reach = (from: string, modules: Modules): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const asked = modules.getModuleInfo(id)?.importedIds ?? []
    if (reached.has(id) || asked.some(isEffect)) continue
    reached.add(id)
    waiting.push(...asked)
  }
  return reached
}

/**
 * Names the chunk of a module that an order needs first; `null` for any other, and for what the first view has. The bundler would make some
 * thirty scripts of what others ask for too, and each costs a slow line a round trip, six at a time. `root` is the folder
 * of the workspaces.
 */
export const orderingChunk = (root: string): ((id: string, modules: Modules) => string | null) => {
  let ofOrder: ReadonlySet<string> | undefined
  return (id, modules) => {
    ofOrder ??= reach(`${root}/${order}`, modules)
    return ofOrder.has(id) && !ofProduct.test(id) ? "ordering" : null
  }
}
