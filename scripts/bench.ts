import { benchAddresses } from "./bench/addresses.ts"
import { benchReplay } from "./bench/replay.ts"
import { benchJump } from "./bench/jump.ts"
import { benchCart } from "./bench/cart.ts"
import { benchBundle } from "./bench/bundle.ts"
import { benchKitchen } from "./bench/server/kitchen.ts"
import { benchMenu } from "./bench/server/menu.ts"
import { benchOrders } from "./bench/server/orders.ts"
import { benchQuote } from "./bench/server/price.ts"
import { benchReadOrder } from "./bench/server/readOrder.ts"
import { benchTraces } from "./bench/server/traces.ts"
import { benchStart } from "./bench/server/start.ts"
import { benchBotCheck } from "./bench/shop/botCheck.ts"
import { benchBuilder } from "./bench/shop/builder.ts"
import { benchCheckout } from "./bench/shop/checkout.ts"
import { benchInspector } from "./bench/shop/inspector.ts"
import { benchLighthouse } from "./bench/shop/lighthouse.ts"
import { benchMenuScroll } from "./bench/shop/menuScroll.ts"
import { benchShifts } from "./bench/shop/shifts.ts"
import { benchPageStart } from "./bench/shop/pageStart.ts"
import { benchTime } from "./bench/time.ts"
import { benchPrice } from "./bench/price.ts"

const benches: Readonly<Record<string, () => Promise<void>>> = {
  replay: benchReplay,
  jump: benchJump,
  cart: benchCart,
  "server-menu": benchMenu,
  "server-price": benchQuote,
  "server-orders": benchOrders,
  "server-read": benchReadOrder,
  "server-kitchen": benchKitchen,
  "server-traces": benchTraces,
  addresses: benchAddresses,
  "server-start": benchStart,
  bundle: benchBundle,
  "bot-check": benchBotCheck,
  builder: benchBuilder,
  checkout: benchCheckout,
  inspector: benchInspector,
  lighthouse: benchLighthouse,
  "menu-scroll": benchMenuScroll,
  shifts: benchShifts,
  "page-start": benchPageStart,
  time: benchTime,
  price: benchPrice,
}

const wanted = process.argv.slice(2)
/** Matches a bench by its name or by the first word of it: `server` selects all of `server-…`. */
const isNamedBy = (word: string, name: string): boolean => name === word || name.startsWith(`${word}-`)
const unknown = wanted.find((word) => !Object.keys(benches).some((name) => isNamedBy(word, name)))
if (unknown !== undefined) {
  process.stderr.write(`Unknown bench: ${unknown}. Known: ${Object.keys(benches).join(", ")}.\n`)
  process.exit(2)
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.some((word) => isNamedBy(word, name))) continue
  process.stdout.write(`\n${name}\n`)
  await bench()
}
