import type { Page } from "playwright"

/** Prints where a page stands whose test has failed: a fault that comes once in hundreds of runs is seen only then. */
export const tellFailed = async (state: string | undefined, page: Page): Promise<void> => {
  if (state !== "fail") return
  const stands = await page
    .evaluate(() => ({
      address: location.href,
      attributes: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
      notices: [...document.querySelectorAll("[aria-live], [role=alert]")].map(({ textContent }) => textContent),
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js") || name.includes("?again="))
        .map(({ name, startTime, duration }) => `${name} at ${Math.round(startTime)} for ${Math.round(duration)} ms`),
      now: Math.round(performance.now()),
    }))
    .catch((cause: unknown) => ({ unknown: String(cause) }))
  process.stderr.write(`The failed test's page: ${JSON.stringify(stands, null, 2)}\n`)
}
