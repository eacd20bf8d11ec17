import type { HttpServerResponse } from "effect/http"

const decoder = new TextDecoder()

/** The first code in a refusal's body; `null` for other responses, and for bodies without our codes. */
export const codeOf = ({ status, body }: HttpServerResponse.HttpServerResponse): number | null => {
  if (status < 400 || body._tag !== "Uint8Array") return null
  const [, code] = /^\{"errors":\[\{(?:"\w+":"[^"\\]*",)*"code":(\d{1,5})[,}]/.exec(decoder.decode(body.body)) ?? []
  return code === undefined ? null : Number(code)
}
