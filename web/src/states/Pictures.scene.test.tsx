// First, as on the page: it says in which order the layers of all other styles count.
import "../kit/base.css"
import { createRoot, type Root } from "react-dom/client"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { commands, page } from "vitest/browser"
import { allowed, comparePictures } from "./comparePictures.ts"
import { drawParts, drawState, held } from "./drawState.tsx"
import { everyState } from "./everyState.ts"
import { DrawnSample } from "./DrawnSample.tsx"
import type { Visit } from "./model.ts"
import { packShot, readPacked } from "./picturesOfPage.ts"
import { isPictured, pictureOf, sizesOf } from "./pictured.ts"
import { samples } from "./samples.ts"

declare module "vitest/browser" {
  interface BrowserCommands {
    /** What the page shows right now, as a PNG in base64. */
    shootPage: () => Promise<string>
  }
}

const isRecording = import.meta.env["VITE_RECORD_SCREENS"] === "yes"
const visit: Visit = { market: "no", language: "nb" }
const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"
const before = { width: window.innerWidth, height: window.innerHeight }
const browser = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? "unknown"

interface Drawn {
  readonly path: string
  readonly draw: (root: Root) => Promise<void>
}

const isOver = (path: string): boolean => /^(panel|dialog|drawer)\//.test(path)

const all: readonly Drawn[] = [
  ...everyState.map(({ path, reach, focus }) => ({
    path,
    draw: (root: Root) => drawState(root, held(reach(visit)), { focus }),
  })),
  ...samples.map((sample) => ({
    path: sample.path,
    draw: (root: Root) => drawParts(root, visit.language, <DrawnSample sample={sample} />),
  })),
]
const paths = all.map(({ path }) => path)
const compared = all.filter(({ path }) => isPictured(path, paths))

const fileOf = (path: string, width: number): string =>
  `screens/${scheme}-${width}/${pictureOf(path).replaceAll("/", "-")}.webp`

/** Shoots until two shots are the same: whatever is still being fetched or drawn is there by then. */
const shootAtRest = async (): Promise<string> => {
  await document.fonts.ready
  await expect.poll(() => document.querySelector("[data-painting]")).toBeNull()
  for (let tries = 0, last = ""; tries < 20; tries += 1) {
    // One that waits to be scrolled to is not to be waited for.
    const near = Array.from(document.images).filter(({ loading, complete }) => complete || loading !== "lazy")
    await Promise.all(near.map((image) => image.decode().catch(() => {})))
    const shot = await commands.shootPage()
    if (shot === last) return shot
    last = shot
  }
  throw new Error("the page does not come to rest")
}

const readRecordedWith = async (): Promise<string> =>
  (await commands.readFile("screens/chromium.txt").catch(() => "?")).trim()

/** Keeps a shot in place of one that shows something else; one that shows the same is left, so that history stays small. */
const record = async (file: string, shot: string): Promise<void> => {
  const kept = await commands.readFile(file, "base64").catch(() => null)
  const isAsKept =
    kept !== null &&
    (await readRecordedWith()) === browser &&
    comparePictures(await readPacked(kept), await readPacked(shot))._tag === "Same"
  if (!isAsKept) await commands.writeFile(file, shot, "base64")
}

/** What is wrong with a shot, in a sentence that helps; nothing when it is as recorded. */
const judge = async (file: string, shot: string): Promise<string | null> => {
  const kept = await commands.readFile(file, "base64").catch(() => null)
  if (kept === null) return `no picture is kept as ${file}: look at /states, then npm run screens`
  const recordedWith = await readRecordedWith()
  const share = recordedWith === browser ? allowed.sameVersion : allowed.otherVersion
  const difference = comparePictures(await readPacked(kept), await readPacked(shot), share)
  if (difference._tag === "Same") return null
  const seen = `screens/seen/${file.replace("screens/", "")}`
  await commands.writeFile(seen, shot, "base64")
  const where =
    difference._tag === "OtherSize"
      ? "it has another size"
      : `${Math.round(difference.share * 100)} % differ around ${difference.place.map((at) => at * 2).join(", ")}`
  const versions = recordedWith === browser ? "" : ` It was recorded by Chromium ${recordedWith}, this is ${browser}.`
  return `the page is not as in ${file}: ${where}. What was seen: web/${seen}.${versions} If it is meant: npm run screens`
}

describe(`as recorded, ${scheme}`, () => {
  // A phone's page has no bar that takes of its width, and at a desk it is another on each system.
  beforeAll(() => document.documentElement.style.setProperty("scrollbar-width", "none"))
  afterAll(() => page.viewport(before.width, before.height))

  test.each(compared)("$path", async ({ path, draw }) => {
    const place = document.body.appendChild(document.createElement("div"))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    const complaints: (string | null)[] = []
    await draw(root)
    if (isOver(path)) await expect.element(page.getByRole("dialog")).toBeVisible()
    for (const { width, height } of sizesOf(path, scheme)) {
      await page.viewport(width, height)
      await expect.poll(() => window.innerWidth).toBe(width)
      scrollTo({ top: 0, behavior: "instant" })
      const shot = await packShot(await shootAtRest())
      const file = fileOf(path, width)
      if (isRecording && pictureOf(path) === path) await record(file, shot)
      else if (!isRecording) complaints.push(await judge(file, shot))
    }
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([])
  })

  test("no picture is kept of what is no longer there", async () => {
    const wanted = new Set(
      compared.flatMap(({ path }) => sizesOf(path, scheme).map(({ width }) => fileOf(path, width))),
    )
    const kept = Object.keys(import.meta.glob("../../screens/{light,dark}-*/*.webp")).map((file) =>
      file.replace("../../", ""),
    )
    const left = kept.filter((file) => file.includes(`/${scheme}-`) && !wanted.has(file))
    if (isRecording) {
      await Promise.all(left.map((file) => commands.removeFile(file)))
      await commands.writeFile("screens/chromium.txt", `${browser}\n`)
    } else expect(left).toEqual([])
  })
})
