import { lazyPart } from "../kit/lazyPart.ts"

/** The drawing code, a lazy chunk; pictures show a placeholder until it is loaded. */
export const lazyDrawing = lazyPart(() => import("./drawing.ts"))
