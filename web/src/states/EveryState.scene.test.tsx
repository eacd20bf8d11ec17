// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import type { Language } from "@skorpe/core/domain/language"
import { isDeep, isInShare } from "../../../core/src/testing/share.fixture.ts"
import { type AxeQuestion, axeFaults } from "./axeFaults.ts"
import { frozen, renderParts, renderState, wordsOf } from "./renderState.tsx"
import { everyState, isIn } from "./everyState.ts"
import { foreignWords, textsOfPage } from "./foreignWords.ts"
import { RenderedSample } from "./RenderedSample.tsx"
import { forceScheme } from "./forceScheme.ts"
import type { Visit } from "./model.ts"
import { samples } from "./samples.ts"
import { allowedUnusedClasses, allowedUnusedTexts, noteClasses, unusedClasses, unusedTexts } from "./unused.ts"

// Each language once; English in the Norwegian market.
const visits: readonly Visit[] = [
  { market: "no", language: "nb" },
  { market: "se", language: "sv" },
  { market: "no", language: "en" },
]

const [own, other] = matchMedia("(prefers-color-scheme: dark)").matches
  ? (["dark", "light"] as const)
  : (["light", "dark"] as const)

const isPhone = window.innerWidth < 600

/** Which checks run on a state in a language. */
interface Checks {
  /** The axe rules to run. Colours and structure do not depend on language, so they are checked in one. */
  readonly axe: AxeQuestion | null
  /** Whether colours are also checked in the other scheme. */
  readonly bothSchemes: boolean
}

const deepChecks: Readonly<Record<Language, Checks>> = {
  nb: { axe: "all", bothSchemes: true },
  sv: { axe: "words", bothSchemes: false },
  en: { axe: "words", bothSchemes: false },
}

/** Axe's rules about words do not depend on the size, so the desktop does not repeat them. */
const deskChecks: Checks = { axe: null, bothSchemes: false }

/**
 * The checks of the nth state. A deep run checks every state on the phone in every language; on the desktop in
 * Norwegian, and every other one in one more language. A daily run checks one state in 14 in one language on the
 * phone, half of them with axe, and one state in 40 on the desktop, without; it compares pictures of other states
 * (`Pictures.scene.test.tsx`). Three languages do not divide 14, so over time each state is checked in each of them.
 */
const checksOf = (nth: number, language: Language, languages: readonly Language[]): Checks | null => {
  if (isDeep && (isPhone || language === "nb")) return deepChecks[language]
  if (isDeep) return nth % 4 === (language === "sv" ? 0 : 2) ? deskChecks : null
  if (!isInShare(nth, isPhone ? 14 : 40)) return null
  const isDue = isInShare(nth + languages.indexOf(language), languages.length)
  if (!isDue) return null
  return isPhone ? { axe: isInShare(nth, 28) ? "all" : null, bothSchemes: false } : deskChecks
}

const used = { classes: new Set<string>(), texts: new Set<string>() }
let checkedCount = 0
const onText = (key: string, text: string): void => {
  if (text === "") throw new Error(`The text ${key} is empty`)
  used.texts.add(key)
}

let foreign: Readonly<Record<Language, (texts: readonly string[]) => readonly string[]>>

beforeAll(async () => {
  const [nb, sv, en] = await Promise.all([wordsOf("nb"), wordsOf("sv"), wordsOf("en")])
  const words = { nb, sv, en }
  foreign = { nb: foreignWords("nb", words), sv: foreignWords("sv", words), en: foreignWords("en", words) }
})

afterEach(() => vi.restoreAllMocks())

/** Runs a check at 320 px, the narrowest phone. Resizes the frame directly: `page.viewport` is much slower. */
const atNarrowest = (check: () => void): void => {
  const frame = window.frameElement as HTMLElement | null
  if (frame === null) throw new Error("Scene tests must run in an iframe of the test page")
  const { width } = frame.style
  frame.style.width = "320px"
  try {
    expect(window.innerWidth).toBe(320)
    check()
  } finally {
    frame.style.width = width
  }
}

const expectNoSidewaysScroll = (): void => {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, `the page is ${scrollWidth} px wide in a viewport of ${clientWidth}`).toBeLessThanOrEqual(
    clientWidth,
  )
}

/** Runs a check with text at 200 % (WCAG 2.2, 1.4.4). */
const atDoubleTextSize = (check: () => void): void => {
  const { style } = document.documentElement
  style.fontSize = "200%"
  try {
    check()
  } finally {
    style.fontSize = ""
  }
}

/** Neither the page nor an overlay, which scrolls by itself, may overflow sideways. */
const expectNoOverflow = (): void => {
  expectNoSidewaysScroll()
  const overlays = [...document.querySelectorAll("[data-sheet] > :last-child, dialog")]
  expect(overlays.filter((part) => part.scrollWidth > part.clientWidth)).toEqual([])
}

/** Runs the checks on the current page: no overflow, no axe violation, no text of another language. */
const runChecks = async (language: Language, { axe, bothSchemes }: Checks): Promise<void> => {
  checkedCount += 1
  noteClasses(used.classes)
  expectNoSidewaysScroll()
  if (axe !== null) expect(await axeFaults(axe)).toEqual([])
  if (bothSchemes) {
    forceScheme(other)
    try {
      expect(await axeFaults("colours"), `in the ${other} scheme`).toEqual([])
    } finally {
      forceScheme(own)
    }
  }
  expect(foreign[language](textsOfPage())).toEqual([])
  if (!isPhone) return
  atNarrowest(expectNoOverflow)
  atDoubleTextSize(expectNoOverflow)
}

/** Returns the console's errors and warnings from now on. */
const listenToConsole = (): readonly string[] => {
  const messages: string[] = []
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => void messages.push(parts.join(" ")))
  return messages
}

/** An empty page with its title, removed after the test. */
const newRoot = (title = ""): Root => {
  document.title = title
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return root
}

interface Due<Subject> {
  readonly subject: Subject
  readonly path: string
  readonly checks: Checks
}

/** The subjects that are checked in this visit's language in this run. */
const due = <Subject extends { readonly path: string }>(
  subjects: readonly Subject[],
  { language }: Visit,
  has: (subject: Subject, visit: Visit) => boolean,
): readonly Due<Subject>[] =>
  subjects.flatMap((subject, nth) => {
    const languages = visits.filter((one) => has(subject, one)).map((one) => one.language)
    const checks = languages.includes(language) ? checksOf(nth, language, languages) : null
    return checks === null ? [] : [{ subject, path: subject.path, checks }]
  })

describe.each(visits)("in $language", (visit) => {
  test.each(due(everyState, visit, isIn))("$path: $subject.story", async ({ subject, checks }) => {
    const { kind, reach, focus } = subject
    const messages = listenToConsole()
    await renderState(newRoot(), frozen(reach(visit)), { focus, onText })
    const isOverlay = kind === "panel" || kind === "drawer" || kind === "dialog"
    if (isOverlay) await expect.element(page.getByRole("dialog")).toBeInTheDocument()
    await runChecks(visit.language, checks)
    expect(page.getByRole("dialog").elements()).toHaveLength(isOverlay ? 1 : 0)
    expect(messages).toEqual([])
  })

  test.each(due(samples, visit, () => true))("$path", async ({ subject, checks }) => {
    const messages = listenToConsole()
    await renderParts(newRoot(subject.name), visit.language, <RenderedSample sample={subject} />, onText)
    await runChecks(visit.language, checks)
    expect(messages).toEqual([])
  })
})

const all = everyState.length + samples.length

// Fails for a text or class whose state is missing from the list of states.
test("every text and every CSS class is used in some state", async ({ skip }) => {
  // Some texts exist in one market only, so all states of both markets must have rendered.
  skip(!isDeep || !isPhone || checkedCount < all, "only a deep run on the phone renders all states in both markets")
  expect(unusedTexts(await wordsOf("nb"), used.texts).toSorted()).toEqual(Object.keys(allowedUnusedTexts).toSorted())
  expect(unusedClasses(used.classes).toSorted()).toEqual(Object.keys(allowedUnusedClasses).toSorted())
})

test("a text of another language is found in text nodes and attributes", () => {
  document.title = "Skorpe"
  const place = document.body.appendChild(document.createElement("p"))
  onTestFinished(() => place.remove())
  place.textContent = "Handlekurven: "
  place.append(Object.assign(document.createElement("b"), { textContent: "Velg butikk" }))
  place.setAttribute("aria-label", "Bestill for 299 kr")
  expect(foreign.sv(textsOfPage())).toEqual(["Bestill for 299 kr", "Velg butikk"])
  expect(foreign.nb(textsOfPage())).toEqual([])
})
