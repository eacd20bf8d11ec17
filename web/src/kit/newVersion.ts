const listeners = new Set<() => void>()
let isGone = false
let isAsking = false

/** The address of the entry script, which the server has while it serves this version of the shop. */
const ownCode = (): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** Whether the server has another version by now, so that missing files of this one never load. */
export const versionGone = {
  now: (): boolean => isGone,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Called when a file of this version fails to load: finds out whether the network is down or the version is gone. */
export const askForVersion = async (): Promise<void> => {
  const code = ownCode()
  if (code === undefined || isGone || isAsking) return
  isAsking = true
  try {
    const { status } = await fetch(code, { method: "HEAD", cache: "no-store" })
    isGone = status === 404
  } catch {
    // The server cannot be reached: the network is down.
  }
  isAsking = false
  if (isGone) for (const listener of listeners) listener()
}

const reloaded = "skorpe.reloaded"
const soon = 60_000

/** Reloads the page for the new version, at most once a minute; the cart is kept on the device. */
export const renewOnce = (reload = () => location.reload()): void => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloaded)) < soon) return
    sessionStorage.setItem(reloaded, String(Date.now()))
  } catch {
    // Without storage the reload cannot be limited, so it is left to the customer.
    return
  }
  reload()
}
