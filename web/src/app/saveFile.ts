/** Has the browser save a text as a file of this name. */
export const saveFile = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The browser still reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
