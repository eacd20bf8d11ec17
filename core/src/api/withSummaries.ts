const methods = ["get", "post"] as const

/** Gives each endpoint a summary: its description up to the first punctuation mark. */
export const withSummaries = (described: Record<string, unknown>): Record<string, unknown> => {
  const paths = described["paths"] as Record<string, Record<string, { description?: string; summary?: string }>>
  for (const calls of Object.values(paths)) {
    for (const method of methods) {
      const call = calls[method]
      const title = call?.description?.split(/[.:;,(\n]/)[0]
      if (call !== undefined && title !== undefined) call.summary ??= title
    }
  }
  return described
}
