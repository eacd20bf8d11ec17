interface Seen {
  readonly name: string
  readonly view: (state: never) => unknown
}

type States = Readonly<Record<string, unknown>>

/** Windows onto units' states: what may be seen of each, computed when it is looked at and not again for the same state. */
export interface Windows {
  /** A window onto whatever the states are at the moment of looking. */
  readonly over: (states: () => States) => Readonly<Record<string, unknown>>
  /** A window onto these states for good. */
  readonly onto: (states: States) => Readonly<Record<string, unknown>>
}

/** Makes the windows of a fold; they share what was computed last. */
export const makeWindows = (units: readonly Seen[]): Windows => {
  const behind = new WeakMap<object, () => States>()
  const properties: PropertyDescriptorMap = {}
  for (const { name, view } of units) {
    let lastState: unknown
    let lastView: unknown
    // A page that a server drew looks at two worlds in turn, and takes another object for a change.
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
