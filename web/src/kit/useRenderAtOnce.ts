import { useReducer } from "react"

const count = (renders: number): number => renders + 1

/**
 * For a layout effect of hydration that reports early input. React then ends hydration and renders what was reported in
 * the same task; otherwise a press could come first and meet a handler that knows only what the server rendered.
 */
export const useRenderAtOnce = (): (() => void) => useReducer(count, 0)[1]
