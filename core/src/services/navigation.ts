import { Context, type Effect } from "effect"

/** Where addresses are shown: a browser's bar, or nowhere. */
export class Navigation extends Context.Service<
  Navigation,
  {
    readonly show: (path: string) => Effect.Effect<void>
    readonly replace: (path: string) => Effect.Effect<void>
    /** Loads the page anew; what is in hand comes along. */
    readonly reload: (path: string) => Effect.Effect<void>
  }
>()("@skorpe/core/services/Navigation") {}
