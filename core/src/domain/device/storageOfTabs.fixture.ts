type Text = string | null

/** A browser's message to a tab: the entry that another tab wrote, or the receipt of the tab's own oldest write. */
type Message = { readonly _tag: "Written"; readonly entry: string; readonly text: Text } | { readonly _tag: "Taken" }

/**
 * A browser's storage whose tabs run in processes of their own, as in Chromium: each reads and writes a copy. The browser
 * takes the writes in the order in which they arrive, and tells each tab of those of the others. A tab that has a write
 * of the same entry on its way keeps its own: the browser will take it later.
 */
export const storageOfTabs = (count: number) => {
  const stored = new Map<string, Text>()
  const tabs = Array.from({ length: count }, () => ({
    copy: new Map<string, Text>(),
    underway: [] as { readonly entry: string; readonly text: Text }[],
    untaken: [] as string[],
    inbox: [] as Message[],
  }))
  const tabOf = (tab: number) => {
    const found = tabs[tab]
    if (found === undefined) throw new Error(`there is no tab ${tab}`)
    return found
  }
  /** The browser takes a tab's oldest write. */
  const take = (tab: number): boolean => {
    const write = tabOf(tab).underway.shift()
    if (write === undefined) return false
    stored.set(write.entry, write.text)
    for (const [other, { inbox }] of tabs.entries())
      inbox.push(other === tab ? { _tag: "Taken" } : { _tag: "Written", ...write })
    return true
  }
  /** A tab receives its oldest message; returns the entry of a write of another tab, which the page hears as an event. */
  const receive = (tab: number): string | null => {
    const { copy, inbox, untaken } = tabOf(tab)
    const message = inbox.shift()
    if (message === undefined) return null
    if (message._tag === "Taken") {
      untaken.shift()
      return null
    }
    if (!untaken.includes(message.entry)) copy.set(message.entry, message.text)
    return message.entry
  }
  return {
    read: (tab: number, entry: string): Text => tabOf(tab).copy.get(entry) ?? null,
    write: (tab: number, entry: string, text: Text): void => {
      const { copy, underway, untaken } = tabOf(tab)
      copy.set(entry, text)
      underway.push({ entry, text })
      untaken.push(entry)
    },
    take,
    hasMessage: (tab: number): boolean => tabOf(tab).inbox.length > 0,
    receive,
    isQuiet: () => tabs.every(({ underway, inbox }) => underway.length === 0 && inbox.length === 0),
    /** What a tab that opens later reads. */
    stored: (entry: string): Text => stored.get(entry) ?? null,
  }
}
