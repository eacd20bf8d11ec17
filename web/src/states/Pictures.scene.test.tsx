// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { createRoot, type Root } from "react-dom/client"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { commands, page } from "vitest/browser"
import { isDeep, isInShare } from "../../../core/src/testing/share.fixture.ts"
import { allowed, comparePictures, type Difference } from "./comparePictures.ts"
import { frozen, renderParts, renderState } from "./renderState.tsx"
import { everyState } from "./everyState.ts"
import { RenderedSample } from "./RenderedSample.tsx"
import type { Visit } from "./model.ts"
import { packShot, readPacked } from "./picturesOfPage.ts"
import { isPictured, pictureOf, type PictureSize, picturesOf, sizesOf } from "./pictured.ts"
import { samples } from "./samples.ts"

declare module "vitest/browser" {
  interface BrowserCommands {
    /** A screenshot of the page, as a PNG in base64. */
    shootPage: () => Promise<string>
  }
}

const isRecording = import.meta.env["VITE_RECORD_SCREENS"] === "yes"
const visit: Visit = { market: "no", language: "nb" }
const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"
const before = { width: window.innerWidth, height: window.innerHeight }
const browser = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? "unknown"

interface Renderable {
  readonly path: string
  readonly render: (root: Root) => Promise<void>
}

const isOverlay = (path: string): boolean => /^(panel|dialog|drawer)\//.test(path)

const all: readonly Renderable[] = [
  ...everyState.map(({ path, reach, focus }) => ({
    path,
    render: (root: Root) => renderState(root, frozen(reach(visit)), { focus }),
  })),
  ...samples.map((sample) => ({
    path: sample.path,
    render: (root: Root) => renderParts(root, visit.language, <RenderedSample sample={sample} />),
  })),
]
const paths = all.map(({ path }) => path)

interface Compared extends Renderable {
  readonly size: PictureSize
}

const isAll = isDeep || isRecording

/**
 * The comparisons of this run. A deep run compares all; a daily run one picture, in rotation, of every 14th state,
 * none of which `EveryState.scene.test.tsx` checks that day. Sorted by size.
 */
const compared: readonly Compared[] = all
  .filter(({ path }, nth) => isPictured(path, paths) && (isAll || isInShare(nth + 1, 14)))
  .flatMap((state, nth) => {
    const due = picturesOf(state.path).filter((_, turn, { length }) => isAll || isInShare(nth + turn, length))
    return due.filter((picture) => picture.scheme === scheme).map(({ size }) => ({ ...state, size }))
  })
  .toSorted((one, other) => one.size.width - other.size.width || one.size.height - other.size.height)

const fileOf = (path: string, width: number): string =>
  `screens/${scheme}-${width}/${pictureOf(path).replaceAll("/", "-")}.webp`

/** Resizes the viewport only if needed, because resizing is slow. */
const resize = async (width: number, height: number): Promise<void> => {
  if (window.innerWidth === width && window.innerHeight === height) return
  await page.viewport(width, height)
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height])
}

/** Finishes finite animations and cancels infinite ones. */
const endAnimations = (): void => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
}

/** Hides the caret, whose blinking would make screenshots differ. */
const noCaret = Object.assign(document.createElement("style"), {
  textContent: "* { caret-color: transparent !important }",
})

/** Takes a screenshot once fonts, drawings and images are loaded. */
const shootWhenReady = async (): Promise<string> => {
  await document.fonts.ready
  await expect.poll(() => document.querySelector("[data-painting]")).toBeNull()
  // A lazy image below the fold is not loaded, so it is not waited for.
  const near = Array.from(document.images).filter(({ loading, complete }) => complete || loading !== "lazy")
  await Promise.all(near.map((image) => image.decode().catch(() => {})))
  endAnimations()
  return await commands.shootPage()
}

/** Takes screenshots until two in a row are equal, so that nothing is loading any more. */
const shootWhenStable = async (): Promise<string> => {
  for (let tries = 0, last = ""; tries < 20; tries += 1) {
    // On a busy machine two screenshots may show the same frame, from before an animation was ended.
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const shot = await shootWhenReady()
    if (shot === last) return shot
    last = shot
  }
  throw new Error("20 screenshots in a row differ: the page does not become stable")
}

const recordedWith: Promise<string> = commands.readFile("screens/chromium.txt").then(
  (version) => version.trim(),
  () => "?",
)

/** Stores a screenshot, unless the stored one shows the same: that keeps the repository's history small. */
const record = async (file: string, shot: string): Promise<void> => {
  const kept = await commands.readFile(file, "base64").catch(() => null)
  const isSame =
    kept !== null &&
    (await recordedWith) === browser &&
    comparePictures(await readPacked(kept), await readPacked(shot))._tag === "Same"
  if (!isSame) await commands.writeFile(file, shot, "base64")
}

const notRecorded = (file: string): string =>
  `There is no recorded picture ${file}. Check the state at /states, then record it with npm run screens.`

/** How a screenshot differs from the stored picture; equal bytes are not decoded. */
const differ = async (kept: string, shot: string): Promise<Difference> =>
  kept === shot
    ? { _tag: "Same" }
    : comparePictures(
        await readPacked(kept),
        await readPacked(shot),
        (await recordedWith) === browser ? allowed.sameVersion : allowed.otherVersion,
      )

/** Returns a message that says how the page differs from its recorded picture, or `null`. Waits only if it differs. */
const describeDifference = async (file: string): Promise<string | null> => {
  const kept = await commands.readFile(file, "base64").catch(() => null)
  if (kept === null) return notRecorded(file)
  const isSameAtOnce = (await differ(kept, await packShot(await shootWhenReady())))._tag === "Same"
  if (isSameAtOnce) return null
  const shot = await packShot(await shootWhenStable())
  const difference = await differ(kept, shot)
  if (difference._tag === "Same") return null
  const seen = `screens/seen/${file.replace("screens/", "")}`
  await commands.writeFile(seen, shot, "base64")
  const where =
    difference._tag === "OtherSize"
      ? "its size differs"
      : `${Math.round(difference.share * 100)} % of the pixels around ${difference.place.map((at) => at * 2).join(", ")} differ`
  const version = await recordedWith
  const versions = version === browser ? "" : ` It was recorded by Chromium ${version}, this is ${browser}.`
  return `The page differs from ${file}: ${where}. Actual: web/${seen}.${versions} If intended, record it with npm run screens.`
}

describe(`as recorded, ${scheme}`, () => {
  // The scroll bar's width depends on the platform, so it is hidden.
  beforeAll(() => {
    document.documentElement.style.setProperty("scrollbar-width", "none")
    document.head.append(noCaret)
  })
  afterAll(async () => {
    noCaret.remove()
    await page.viewport(before.width, before.height)
  })

  test.each(compared)("$path at $size.width", async ({ path, render, size: { width, height } }) => {
    await resize(width, height)
    // Work that the last state deferred to the next frame, such as moving the focus, must not affect this one.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const place = document.body.appendChild(document.createElement("div"))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    await render(root)
    if (isOverlay(path)) await expect.element(page.getByRole("dialog")).toBeVisible()
    scrollTo({ top: 0, behavior: "instant" })
    const file = fileOf(path, width)
    if (!isRecording) expect(await describeDifference(file)).toBeNull()
    else if (pictureOf(path) === path) await record(file, await packShot(await shootWhenStable()))
  })

  test("every recorded picture belongs to a state that still exists", async () => {
    const wanted = new Set(
      paths
        .filter((path) => isPictured(path, paths))
        .flatMap((path) => sizesOf(path, scheme).map(({ width }) => fileOf(path, width))),
    )
    const kept = Object.keys(import.meta.glob("../../screens/{light,dark}-*/*.webp")).map((file) =>
      file.replace("../../", ""),
    )
    const obsolete = kept.filter((file) => file.includes(`/${scheme}-`) && !wanted.has(file))
    if (isRecording) {
      await Promise.all(obsolete.map((file) => commands.removeFile(file)))
      await commands.writeFile("screens/chromium.txt", `${browser}\n`)
    } else expect(obsolete).toEqual([])
  })
})
