/** The bundler's information about modules. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The module whose imports an order needs first. */
const order = "web/src/start/orderingCode.ts"

/** The services, which must not wait for the code of an order. */
const services = "web/src/services/browserHands.ts"

/** Rules that a rendered product page imports as well: it must not wait for the code of an order. */
const ofProduct = /core\/src\/domain\/menu\/(?!rules\/(?:searchProducts|foldText))/

const isEffect = (id: string): boolean => id.includes("node_modules/effect/")

/** A module that imports Effect: an order must not wait for it. */
const asksForEffect = (asked: readonly string[]): boolean => asked.some(isEffect)

/** A module's transitive imports; excluded modules are not followed. */
const reach = (
  from: string,
  modules: Modules,
  isLeftOut: (asked: readonly string[]) => boolean,
): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const asked = modules.getModuleInfo(id)?.importedIds ?? []
    if (reached.has(id) || isLeftOut(asked)) continue
    reached.add(id)
    waiting.push(...asked)
  }
  return reached
}

/**
 * Names the chunk of a module that an order needs first, or `rules` when the services import it too; `null` for any
 * other, and for modules of the first view. By default the bundler makes some thirty scripts of shared modules, and
 * each costs a round trip on a slow network, six at a time. `root` is the folder of the workspaces.
 */
export const orderingChunk = (root: string): ((id: string, modules: Modules) => string | null) => {
  let reached: { readonly order: ReadonlySet<string>; readonly services: ReadonlySet<string> } | undefined
  return (id, modules) => {
    reached ??= {
      order: reach(`${root}/${order}`, modules, asksForEffect),
      services: reach(`${root}/${services}`, modules, () => false),
    }
    if (!reached.order.has(id) || ofProduct.test(id)) return null
    return reached.services.has(id) ? "rules" : "ordering"
  }
}
