import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright"
import { findChromium } from "./findChromium.ts"

const web = join(import.meta.dirname, "..", "web")
const mark = readFileSync(join(web, "src/kit/logo/mark.svg"), "utf8")

/** The background of maskable icons: the light theme's flour colour. */
const ground = "#fbf6ef"

/** The installed shop's icons: file, pixels, and the logo's share of them; a device may crop a fifth. */
const icons = [
  { file: "icon-192.png", size: 192, share: 1, ground: "transparent" },
  { file: "icon-512.png", size: 512, share: 1, ground: "transparent" },
  { file: "maskable-192.png", size: 192, share: 0.74, ground },
  { file: "maskable-512.png", size: 512, share: 0.74, ground },
  { file: "apple-touch-icon.png", size: 180, share: 0.82, ground },
] as const

const chrome = findChromium({ installing: false })
const browser = await chromium.launch({
  ...(chrome._tag === "Found" ? { executablePath: chrome.path } : {}),
  args: ["--no-sandbox"],
})
for (const { file, size, share, ground: behind } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${behind}"><img src="${source}" width="${Math.round(size * share)}">`,
  )
  writeFileSync(join(web, "public/icons", file), await page.screenshot({ omitBackground: true }))
  await page.close()
}
const logo = Buffer.from(readFileSync(join(web, "src/kit/logo/logo.svg"), "utf8")).toString("base64")
const preview = await browser.newPage({ viewport: { width: 1200, height: 630 } })
// The preview image for shared links: the name in front of the open oven.
await preview.setContent(
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:radial-gradient(circle at 50% 120%,#ff8a2b,#8c2408 45%,#1a0d07 85%)"><div style="padding:56px 80px;border-radius:48px;background:${ground}"><img src="data:image/svg+xml;base64,${logo}" width="760"></div>`,
)
writeFileSync(join(web, "public/share.jpg"), await preview.screenshot({ type: "jpeg", quality: 82 }))
await browser.close()
