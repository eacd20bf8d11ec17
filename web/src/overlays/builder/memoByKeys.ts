import { memo, type MemoExoticComponent } from "react"
import type { BuilderView } from "@skorpe/core/units/builder"

/** Props of a part of the builder. */
export interface ViewProps {
  readonly view: BuilderView
}

type Part = (props: ViewProps) => React.ReactNode

/** Memoises a part of the builder: it renders again only when one of these keys of the view changes. */
export const memoByKeys = (keys: readonly (keyof BuilderView)[], part: Part): MemoExoticComponent<Part> =>
  memo(part, (one, other) => keys.every((key) => one.view[key] === other.view[key]))
