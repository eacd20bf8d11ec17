import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

/** Another program at this server's address: it answers every call below its path, with its own headers. */
export interface Beside {
  /** Begins and ends with a slash. */
  readonly path: string
  readonly answer: (request: Request) => Promise<Response>
}

/** The route of a program beside this server. The frame lets its calls through untouched. */
export const besideRoutes = ({ path, answer }: Beside) =>
  Layer.effectDiscard(
    HttpRouter.HttpRouter.use((router) =>
      router.add("*", `${path}*` as `/${string}`, (request) =>
        Effect.gen(function* () {
          const text = yield* request.method === "POST" ? request.text : Effect.succeed(null)
          const url = new URL(request.url, `http://${request.headers["host"] ?? "localhost"}`)
          const asked = new Request(url, { method: request.method, headers: { ...request.headers }, body: text })
          return HttpServerResponse.fromWeb(yield* Effect.promise(() => answer(asked)))
        }).pipe(Effect.orDie),
      ),
    ),
  )

/** Whether a call is for the program beside this server. */
export const isBeside = (beside: Beside | undefined, { url }: HttpServerRequest.HttpServerRequest): boolean =>
  beside !== undefined && url.startsWith(beside.path)
