/** One server-sent event. */
interface StreamedEvent {
  readonly id: number
  readonly data: {
    readonly sequence: number
    readonly status: string
    readonly steps: readonly { readonly step: string }[]
  }
}

/** Follows an order's live stream, as a browser would. */
export const followEvents = async (url: string, orderId: string, headers: Record<string, string>) => {
  const abort = new AbortController()
  const answer = await fetch(`${url}/api/order/${orderId}/track`, {
    headers: { accept: "text/event-stream", ...headers },
    signal: abort.signal,
  })
  const events: StreamedEvent[] = []
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
        if (id === undefined || data === undefined) comments += 1
        else events.push({ id: Number(id), data: JSON.parse(data) })
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
    /** Waits until so many events have come. */
    until: async (count: number) => {
      while (events.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
