import type { Plugin } from "vite"

/**
 * Loads a script of the shop. Browsers cache the failure of a script that threw during evaluation, and some also that
 * of a failed download. So if the server has the script, the next attempt uses another address. A page that is not
 * alive after three failures says that its code is late (index.html).
 */
const askFor = `{
  const failures = new Map()
  let lost = 0
  globalThis.askFor = async (file) => {
    const address = new URL("/assets/" + file, document.baseURI).href
    const failed = failures.get(file) ?? 0
    try {
      return await import(failed ? address + "?again=" + failed : address)
    } catch (cause) {
      if (++lost > 2) document.querySelector("#late")?.removeAttribute("hidden")
      const signal = AbortSignal.timeout(3000)
      const isThere = await fetch(address, { signal }).then(({ ok }) => ok, () => false)
      if (isThere) failures.set(file, failed + 1)
      throw cause
    }
  }
}`

/** A script with its dynamic imports made by `askFor`. */
export const withAskFor = (code: string): string => code.replace(/\bimport\((`\.\/[\w.-]+\.js`)\)/g, "askFor($1)")

/** Makes each attempt to load a lazy script a new one, whatever the browser remembers of the one before. */
export const askAgain = (): Plugin => ({
  name: "skorpe-ask-again",
  apply: "build",
  generateBundle: {
    order: "post",
    handler: (_options, bundle) => {
      for (const piece of Object.values(bundle)) if (piece.type === "chunk") piece.code = withAskFor(piece.code)
    },
  },
  transformIndexHtml: () => [{ tag: "script", children: askFor, injectTo: "head-prepend" }],
})
