import { memo, type MemoExoticComponent } from "react"
import type { BuilderView } from "@skorpe/core/builder"

/** What a part of the builder is drawn from. */
export interface ViewProps {
  readonly view: BuilderView
}

type Drawn = (props: ViewProps) => React.ReactNode

/** A part of the builder that is drawn anew only when what it says of the view is another: a press concerns few parts. */
export const drawnFor = (keys: readonly (keyof BuilderView)[], draw: Drawn): MemoExoticComponent<Drawn> =>
  memo(draw, (one, other) => keys.every((key) => one.view[key] === other.view[key]))
