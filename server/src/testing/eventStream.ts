/** One server-sent event; the id is 0 when it has none. */
interface StreamedEvent<Data> {
  readonly id: number
  readonly data: Data
}

/** An order's tracking, as it is sent. */
interface SentTracking {
  readonly sequence: number
  readonly status: string
  readonly steps: readonly { readonly step: string }[]
  readonly estimatedAt: string | null
}

/** Follows an order's event stream, as a browser does. */
export const followEvents = (url: string, orderId: string, headers: Record<string, string>) =>
  followStream<SentTracking>(`${url}/api/order/${orderId}/track`, headers)

/** Follows any event stream. */
export const followStream = async <Data>(url: string, headers: Record<string, string>) => {
  const abort = new AbortController()
  const answer = await fetch(url, {
    headers: { accept: "text/event-stream", ...headers },
    signal: abort.signal,
  })
  const events: StreamedEvent<Data>[] = []
  let comments = 0
  let wake: () => void = () => undefined
  const read = async () => {
    let text = ""
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + piece).split("\n\n")
      text = blocks.pop() ?? ""
      for (const block of blocks) {
        const id = /^id: (\d+)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data === undefined) comments += 1
        else events.push({ id: Number(id ?? 0), data: JSON.parse(data) })
      }
      wake()
    }
  }
  const ended = read()
    .catch(() => undefined)
    .finally(() => wake())
  return {
    answer,
    events,
    comments: () => comments,
    /** Resolves when the server has ended the stream. */
    ended,
    stop: () => abort.abort(),
    /** Waits until `count` events have arrived. */
    until: async (count: number) => {
      while (events.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
