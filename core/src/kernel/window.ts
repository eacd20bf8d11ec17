interface Seen {
  readonly name: string
  readonly view: (state: never) => unknown
}

type States = Readonly<Record<string, unknown>>

/** Views of units' states, computed on access and memoised by state. */
export interface Windows {
  /** Views of the states at the moment of access. */
  readonly over: (states: () => States) => Readonly<Record<string, unknown>>
  /** Views of these states. */
  readonly onto: (states: States) => Readonly<Record<string, unknown>>
}

/** Makes the windows of a fold; they share the memo. */
export const makeWindows = (units: readonly Seen[]): Windows => {
  const behind = new WeakMap<object, () => States>()
  const properties: PropertyDescriptorMap = {}
  for (const { name, view } of units) {
    let lastState: unknown
    let lastView: unknown
    // A server-rendered page reads two worlds in turn, and React would take a new object for a change.
    const seen = new WeakMap<object, unknown>()
    properties[name] = {
      enumerable: true,
      get(this: object) {
        const state = behind.get(this)?.()[name]
        if (lastState !== state || lastView === undefined) {
          lastView = seen.get(state as object) ?? view(state as never)
          lastState = state
          seen.set(state as object, lastView)
        }
        return lastView
      },
    }
  }
  const over: Windows["over"] = (states) => {
    const window = Object.defineProperties({}, properties) as Record<string, unknown>
    behind.set(window, states)
    return window
  }
  let last: { readonly states: States; readonly window: Readonly<Record<string, unknown>> } | undefined
  return {
    over,
    onto: (states) => {
      if (last?.states !== states) last = { states, window: over(() => states) }
      return last.window
    },
  }
}
