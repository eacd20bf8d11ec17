import { Context, type Effect } from "effect"

/** Where addresses are shown: the browser's address bar, or nowhere. */
export class Navigation extends Context.Service<
  Navigation,
  {
    readonly show: (path: string) => Effect.Effect<void>
    readonly replace: (path: string) => Effect.Effect<void>
    /** Reloads the page; the shop's state is kept. */
    readonly reload: (path: string) => Effect.Effect<void>
  }
>()("@skorpe/core/services/Navigation") {}
