const asked = new Map<string, Promise<void>>()

/** Pending sheets are appended in request order, whichever loads first. */
let placed: Promise<unknown> = Promise.resolve()

const read = async (file: string): Promise<string> => {
  const answer = await fetch(`/${file}`, { headers: { accept: "text/css" } }).catch(() => null)
  if (!answer?.ok) throw new Error(`/${file} failed to load`)
  return answer.text()
}

/**
 * Appends a sheet after all others: inserting one earlier makes the browser load its fonts again and lay out every
 * text again.
 */
const place = (file: string, text: string): void => {
  const style = document.createElement("style")
  style.dataset["file"] = file
  style.textContent = text
  document.body.append(style)
}

const bring = (file: string): Promise<void> => {
  const before = placed
  const brought = Promise.all([read(file), before]).then(([text]) => place(file, text))
  // A failed sheet is requested again on the next call.
  brought.catch(() => asked.delete(file))
  placed = Promise.allSettled([before, brought])
  return brought
}

/** Loads a module together with its style sheets, each sheet once; rejects if any of them fails to load. */
export const loadWithStyles = async <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  const sheets = files.map((file) => {
    const sheet = asked.get(file) ?? bring(file)
    asked.set(file, sheet)
    return sheet
  })
  const [module] = await Promise.all([load(), ...sheets])
  return module
}
