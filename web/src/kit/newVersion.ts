const listeners = new Set<() => void>()
let isGone = false
let isAsking = false

/** The page's own code, which a server has as long as it has this version of the shop. */
const ownCode = (): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** Whether the server has another version by now, so that what has not come of this one never will. */
export const versionGone = {
  now: (): boolean => isGone,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Something of this version did not come: finds out whether it is the network, or the version is gone. */
export const askForVersion = async (): Promise<void> => {
  const code = ownCode()
  if (code === undefined || isGone || isAsking) return
  isAsking = true
  try {
    const { status } = await fetch(code, { method: "HEAD", cache: "no-store" })
    isGone = status === 404
  } catch {
    // Nobody can be reached: it is the network.
  }
  isAsking = false
  if (isGone) for (const listener of listeners) listener()
}

const reloaded = "skorpe.reloaded"
const soon = 60_000

/** Loads the page anew for its new version, but not twice within a minute: the cart lies on the device. */
export const renewOnce = (reload = () => location.reload()): void => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloaded)) < soon) return
    sessionStorage.setItem(reloaded, String(Date.now()))
  } catch {
    // Nothing could be noted, so nothing is done unasked.
    return
  }
  reload()
}
