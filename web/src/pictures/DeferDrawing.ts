import { createContext } from "react"

/** Moves a drawing behind a page's text, and returns the markup that refers to it from its place in the text. */
export type DeferDrawing = (id: string, drawing: string) => string

/** Set while the server renders a page, so that text arrives before drawings; `null` in the browser. */
export const DeferDrawingContext = createContext<DeferDrawing | null>(null)
