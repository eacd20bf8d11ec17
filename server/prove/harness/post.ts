/** A server's answer; `null` when there was none, so the call may or may not have arrived. */
export interface Heard {
  readonly status: number
  readonly text: string
}

/** Posts JSON, or a text as it is, and returns the answer. */
export const post = async (
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal: AbortSignal | null = null,
): Promise<Heard | null> => {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      signal,
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}
