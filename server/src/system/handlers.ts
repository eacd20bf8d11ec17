import { PgClient } from "@effect/sql-pg"
import { SkorpeApi, Unavailable } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings/Settings.ts"

const askDatabase = PgClient.PgClient.use((sql) => sql`SELECT 1`).pipe(Effect.timeout(2000))

/** Answers health and time. */
export const SystemHandlers = HttpApiBuilder.group(SkorpeApi, "system", (handlers) =>
  handlers.handleAll({
    health: Effect.fnUntraced(function* () {
      const { market, version } = yield* Settings
      const language = yield* currentLanguage
      yield* askDatabase.pipe(Effect.mapError(() => new Unavailable({ errors: problems(language, [3099]) })))
      return { status: "ok" as const, market: market.id, version }
    }),
    now: () => Effect.map(Settings, ({ now }) => ({ now: now() })),
  }),
)
