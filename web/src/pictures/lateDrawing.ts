import { later } from "../kit/later.ts"

/** All that draws: glyphs and paths that no text waits for. Pictures fill in when it is here. */
export const lateDrawing = later(() => import("./drawing.ts"))
