const asked = new Map<string, Promise<void>>()

/** Sheets stand in the order in which they were asked for, whichever comes first. */
let placed: Promise<unknown> = Promise.resolve()

const read = async (file: string): Promise<string> => {
  const answer = await fetch(`/${file}`, { headers: { accept: "text/css" } }).catch(() => null)
  if (!answer?.ok) throw new Error(`/${file} did not come`)
  return answer.text()
}

/**
 * After all that is there already: where a sheet comes before another, as links do that are faster than those before
 * them, a browser reads all fonts anew and lays every text out again.
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
  // Asked for again, it is asked for anew.
  brought.catch(() => asked.delete(file))
  placed = Promise.allSettled([before, brought])
  return brought
}

/** Loads a module beside the style sheets that belong to it, each sheet once; rejects where any of them does not come. */
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
