import { type ComponentType, createElement, type ReactNode, useEffect, useSyncExternalStore } from "react"
import { keepTrying, waits } from "../texts/keepTrying.ts"
import { askForVersion } from "./newVersion.ts"

/** A part of the page with its code in a chunk of its own. */
export interface LazyPart<Part> {
  /** The part once it is loaded; it renders at once from then on, without a placeholder. */
  readonly now: () => Part | undefined
  /** Loads it with up to 6 attempts within 11 s, then rejects; the next call starts again. */
  readonly load: () => Promise<Part>
  readonly subscribe: (listener: () => void) => () => void
}

const made: LazyPart<unknown>[] = []

/** Resolves when every lazy part is loaded, those that the loaded code declares included. */
export const loadEveryPart = async (): Promise<void> => {
  for (const { load } of made) await load()
}

/** A part that is loaded on first use. */
export const lazyPart = <Part>(fetchPart: () => Promise<Part>): LazyPart<Part> => {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let asked: Promise<Part> | undefined
  const ask = async (): Promise<Part> => {
    try {
      part = await keepTrying(fetchPart, () => void askForVersion())
    } catch (cause) {
      asked = undefined
      throw cause
    }
    for (const listener of listeners) listener()
    return part
  }
  const lazy: LazyPart<Part> = {
    now: () => part,
    load: () => (asked ??= ask()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  made.push(lazy)
  return lazy
}

const notYet = (): undefined => undefined

/**
 * The part once it is loaded; retries until it loads or the component unmounts. The server renders a page without it,
 * unless `first` says that it is loaded on both server and client.
 */
export const useLazyPart = <Part>(
  { now, load, subscribe }: LazyPart<Part>,
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
        if (drawn) waiting = setTimeout(ask, waits.longest)
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

/** A component that renders a lazy one once it is loaded, and nothing before. */
export const drawnOnceLoaded =
  <Props extends object>(part: LazyPart<ComponentType<Props>>) =>
  (props: Props): ReactNode => {
    const Drawn = useLazyPart(part)
    return Drawn ? createElement(Drawn, props) : null
  }
