const executablePath = process.env["CHROMIUM"]

/** How journeys start a browser: it fetches nothing of its own accord. */
export const browserOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-background-networking"],
}
