const asked = new Map<string, Promise<void>>()

const bring = (file: string): Promise<void> =>
  new Promise((come, fail) => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.href = `/${file}`
    link.addEventListener("load", () => come())
    link.addEventListener("error", () => {
      // Asked for again, it is asked for anew.
      link.remove()
      asked.delete(file)
      fail(new Error(`/${file} did not come`))
    })
    // After all other styles: where one comes before them, a browser reads all fonts anew and lays out every text again.
    document.body.append(link)
  })

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
