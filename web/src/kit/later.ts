import { useEffect, useSyncExternalStore } from "react"
import { askForVersion } from "./newVersion.ts"

/** A part of the page whose code comes in a chunk of its own. */
export interface Later<Part> {
  /** The part, once it is here; from then on it is drawn at once, with nothing in its place for a moment. */
  readonly now: () => Part | undefined
  /** Asks for it up to 6 times within 11 s, then rejects; who asks again begins anew. */
  readonly load: () => Promise<Part>
  readonly subscribe: (listener: () => void) => () => void
}

const waits = [350, 700, 1400, 2800, 5600]
const longestWait = 5600

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

/** A part that is fetched when it is first asked for. */
export const later = <Part>(fetchPart: () => Promise<Part>): Later<Part> => {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let asked: Promise<Part> | undefined
  const keepAsking = async (): Promise<Part> => {
    for (const wait of waits) {
      try {
        return await fetchPart()
      } catch {
        void askForVersion()
        await pause(wait)
      }
    }
    return fetchPart()
  }
  const ask = async (): Promise<Part> => {
    try {
      part = await keepAsking()
    } catch (cause) {
      asked = undefined
      throw cause
    }
    for (const listener of listeners) listener()
    return part
  }
  return {
    now: () => part,
    load: () => (asked ??= ask()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const notYet = (): undefined => undefined

/**
 * The part once it is here; asks for it until it comes or nobody draws it any more. A page that a server draws is drawn
 * without it, unless `first` says that it is loaded on both sides by then.
 */
export const useLater = <Part>(
  { now, load, subscribe }: Later<Part>,
  first: () => Part | undefined = notYet,
): Part | undefined => {
  const part = useSyncExternalStore(subscribe, now, first)
  const isHere = part !== undefined
  useEffect(() => {
    if (isHere) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    let drawn = true
    const ask = (): void => {
      load().catch(() => {
        if (drawn) waiting = setTimeout(ask, longestWait)
      })
    }
    ask()
    return () => {
      drawn = false
      clearTimeout(waiting)
    }
  }, [isHere, load])
  return part
}
