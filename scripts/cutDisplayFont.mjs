// Writes the display font: Fraunces at maximum softness, weights 800 to 900, subset to the characters of headings.
// The package's file with this softness has 121 kB, the subset 20 kB. Run it with `npm run font`.
import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"

const source = import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2")
const target = new URL("../web/src/kit/fonts/display.woff2", import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("")
const letters = `${ascii}ÁÅÄÆÈÉÖØÜáåäæèéöøü\u00A0–’“”…`

const cut = await subsetFont(readFileSync(fileURLToPath(source)), letters, {
  targetFormat: "woff2",
  variationAxes: { SOFT: 100, WONK: 0, opsz: 72, wght: { min: 820, max: 900 } },
})
writeFileSync(target, cut)
process.stdout.write(`${cut.length} bytes\n`)
