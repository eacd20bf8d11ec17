import { ancestorsOf, type ChartNode, childrenOf, type ChartTransition, isInside } from "./node.ts"

const targetsOf = (transition: ChartTransition): readonly ChartNode[] => transition.target ?? []

const sourceOf = (transition: ChartTransition): ChartNode => transition.source

const leastCommonAncestor = ([head, ...others]: readonly ChartNode[]): ChartNode | undefined =>
  head && ancestorsOf(head).find((around) => others.every((node) => isInside(node, around)))

/** The state inside which a transition happens; none if it leaves the whole chart and enters it anew. */
const domainOf = (transition: ChartTransition): ChartNode | undefined => {
  const source = sourceOf(transition)
  const targets = targetsOf(transition)
  if (!transition.reenter && targets.every((target) => target === source || isInside(target, source))) return source
  const common = leastCommonAncestor([...targets, source])
  return common ?? (transition.reenter ? undefined : source.machine.root)
}

/** The states that transitions leave, of those active. */
export const exitOf = (
  transitions: readonly ChartTransition[],
  active: ReadonlySet<ChartNode>,
): readonly ChartNode[] => {
  const left = new Set<ChartNode>()
  for (const transition of transitions) {
    if (targetsOf(transition).length === 0) continue
    const domain = domainOf(transition)
    if (domain && transition.reenter && sourceOf(transition) === domain) left.add(domain)
    for (const node of active) if (isInside(node, domain)) left.add(node)
  }
  return [...left]
}

/** Of transitions that would leave the same state, the inner one is taken, else the one that was found first. */
export const withoutConflicts = (
  transitions: readonly ChartTransition[],
  active: ReadonlySet<ChartNode>,
): readonly ChartTransition[] => {
  const kept = new Set<ChartTransition>()
  for (const transition of transitions) {
    const left = new Set(exitOf([transition], active))
    const rivals = [...kept].filter((other) => exitOf([other], active).some((node) => left.has(node)))
    const outer: ChartTransition[] = []
    let preempted = false
    for (const rival of rivals) {
      if (!isInside(sourceOf(transition), sourceOf(rival))) {
        preempted = true
        break
      }
      outer.push(rival)
    }
    if (preempted) continue
    for (const rival of outer) kept.delete(rival)
    kept.add(transition)
  }
  return [...kept]
}

/** The states that transitions enter, and those of them that are entered by default: with their initial actions. */
export interface Entry {
  readonly entered: Set<ChartNode>
  readonly byDefault: Set<ChartNode>
}

export const entryOf = (transitions: readonly ChartTransition[]): Entry => {
  const entry: Entry = { entered: new Set(), byDefault: new Set() }
  for (const transition of transitions) {
    const domain = domainOf(transition)
    const source = sourceOf(transition)
    for (const target of targetsOf(transition)) {
      if (source !== target || source !== domain || transition.reenter) {
        entry.entered.add(target)
        entry.byDefault.add(target)
      }
      enterInside(entry, target)
    }
    for (const target of targetsOf(transition)) {
      const around = ancestorsOf(target, domain)
      if (domain?.type === "parallel") around.push(domain)
      enterAround(entry, around, !source.parent && transition.reenter ? undefined : domain)
    }
  }
  return entry
}

const enterInside = (entry: Entry, node: ChartNode): void => {
  if (node.type === "compound") {
    const [initial] = node.initial.target
    if (!initial) return
    entry.entered.add(initial)
    entry.byDefault.add(initial)
    enterInside(entry, initial)
    enterAround(entry, ancestorsOf(initial, node), undefined)
  }
  if (node.type === "parallel") {
    for (const child of childrenOf(node)) {
      if (hasEnteredInside(entry, child)) continue
      entry.entered.add(child)
      entry.byDefault.add(child)
      enterInside(entry, child)
    }
  }
}

const enterAround = (entry: Entry, around: readonly ChartNode[], domain: ChartNode | undefined): void => {
  for (const node of around) {
    if (!domain || isInside(node, domain)) entry.entered.add(node)
    if (node.type !== "parallel") continue
    for (const child of childrenOf(node)) {
      if (hasEnteredInside(entry, child)) continue
      entry.entered.add(child)
      enterInside(entry, child)
    }
  }
}

const hasEnteredInside = ({ entered }: Entry, node: ChartNode): boolean =>
  [...entered].some((each) => isInside(each, node))
