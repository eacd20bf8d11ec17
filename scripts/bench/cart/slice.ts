import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { CartItem } from "@skorpe/core/domain/cart"
import type { DrivenCart } from "./walk.ts"

type Line = { -readonly [Field in keyof CartItem]: CartItem[Field] }

const total = (state: { items: Line[]; totalCount: number; totalPrice: number }): void => {
  state.totalCount = 0
  state.totalPrice = 0
  for (const { quantity, price } of state.items) {
    state.totalCount += quantity
    state.totalPrice += quantity * price
  }
}

/** The same cart written idiomatically with Redux Toolkit, without its development checks. */
export const sliceCart = (
  items: readonly CartItem[],
): { readonly dispatched: DrivenCart; readonly reduced: DrivenCart } => {
  const catalogue = new Map(items.map((item) => [item.variationCode, item]))
  const slice = createSlice({
    name: "cart",
    initialState: { items: [] as Line[], totalCount: 0, totalPrice: 0 },
    reducers: {
      added: (state, { payload }: PayloadAction<CartItem>) => {
        const same = state.items.find(({ path }) => path === payload.path)
        if (same) same.quantity = Math.min(99, same.quantity + payload.quantity)
        else state.items.push(payload as never)
        total(state)
      },
      increased: (state, { payload }: PayloadAction<string>) => {
        const line = state.items.find(({ id }) => id === payload)
        if (line) line.quantity = Math.min(99, line.quantity + 1)
        total(state)
      },
      decreased: (state, { payload }: PayloadAction<string>) => {
        const index = state.items.findIndex(({ id }) => id === payload)
        const line = state.items[index]
        if (line && --line.quantity === 0) state.items.splice(index, 1)
        total(state)
      },
      removed: (state, { payload }: PayloadAction<string>) => {
        const index = state.items.findIndex(({ id }) => id === payload)
        if (index >= 0) state.items.splice(index, 1)
        total(state)
      },
    },
  })
  const { added, increased, decreased, removed } = slice.actions
  type State = ReturnType<typeof slice.reducer>
  type Action = Parameters<typeof slice.reducer>[1]
  let lines = 0
  const driven = (dispatch: (action: Action) => void, now: () => State): DrivenCart => ({
    first: () => {
      const line = now().items[0]
      return { id: line?.id ?? "", code: line?.variationCode ?? "" }
    },
    add: (code) => {
      const item = catalogue.get(code)
      if (item) dispatch(added({ ...item, id: `l${++lines}` }))
    },
    increase: (id) => dispatch(increased(id)),
    decrease: (id) => dispatch(decreased(id)),
    remove: (id) => dispatch(removed(id)),
    sum: () => `${now().items.length} lines, ${now().totalCount} pieces, ${now().totalPrice}`,
  })
  const store = configureStore({
    reducer: slice.reducer,
    devTools: false,
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false, actionCreatorCheck: false }),
  })
  let state = slice.getInitialState()
  return {
    dispatched: driven(
      (action) => void store.dispatch(action),
      () => store.getState(),
    ),
    reduced: driven(
      (action) => void (state = slice.reducer(state, action)),
      () => state,
    ),
  }
}
