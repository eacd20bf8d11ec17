import { existsSync } from "node:fs"
import { build, runShop } from "../web/journeys/runningShop.ts"
import { clockAhead, untilInOslo } from "../web/journeys/serverClock.ts"
import type { Driver } from "./browsers/driver.ts"
import { startFirefox } from "./browsers/firefox.ts"
import { orderAndFollow } from "./browsers/orderAndFollow.ts"
import { startWebKit } from "./browsers/webKit.ts"
import { aptInstall, isRootOnDebian } from "./debian/aptInstall.ts"

/** The programs of each browser, and the Debian packages that bring them. */
const browsers = [
  { name: "Firefox", programs: ["firefox-esr"], packages: ["firefox-esr"], start: startFirefox },
  {
    name: "WebKit",
    programs: ["WebKitWebDriver", "Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
    start: startWebKit,
  },
] as const

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const areThere = (programs: readonly string[]): boolean => programs.every((name) => existsSync(`/usr/bin/${name}`))

// Orders and follows a pizza once in each browser that Playwright brings no driver for here.
const found = browsers.filter(({ name, programs, packages }) => {
  if (areThere(programs) || (isRootOnDebian() && aptInstall(packages) && areThere(programs))) return true
  say(`══ NOT RUN: ${name}. Install it with apt-get install ${packages.join(" ")}.`)
  return false
})
await build("no")
// A store that is open at all hours: by the browsers' clocks it may be night.
const shop = await runShop("no", { settings: clockAhead(untilInOslo(17, 0)) })
let failed = 0
for (const { name, start } of found) {
  const began = Date.now()
  let driver: Driver | undefined
  try {
    driver = await start()
    const orderId = await orderAndFollow(driver, shop)
    say(`── ${name}: ordered and followed ${orderId}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  } catch (why) {
    failed += 1
    say(`FAILED browsers: ${name}: ${String(why)}`)
  }
  await driver?.close()
}
await shop.stop()
say(`\n${found.length - failed} passed, ${failed} failed, ${browsers.length - found.length} skipped`)
process.exit(failed === 0 ? 0 : 1)
