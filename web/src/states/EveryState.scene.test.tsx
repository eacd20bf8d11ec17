// First, as on the page: it says in which order the layers of all other styles count.
import "../kit/base.css"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import type { Language } from "@skorpe/core/language"
import { type AxeQuestion, axeFaults } from "./axeFaults.ts"
import { drawParts, drawState, held, wordsOf } from "./drawState.tsx"
import { everyState, isIn } from "./everyState.ts"
import { foreignWords, textsOfPage } from "./foreignWords.ts"
import { DrawnSample } from "./DrawnSample.tsx"
import { forceScheme } from "./forceScheme.ts"
import type { Visit } from "./model.ts"
import { samples } from "./samples.ts"
import { neverSaid, neverSeen, noteClasses, unseenClasses, unheardTexts } from "./unseen.ts"

// Each language in the market where most speak it.
const visits: readonly Visit[] = [
  { market: "no", language: "nb" },
  { market: "se", language: "sv" },
  { market: "no", language: "en" },
]

const [own, other] = matchMedia("(prefers-color-scheme: dark)").matches
  ? (["dark", "light"] as const)
  : (["light", "dark"] as const)

/** Colours are the same in every language: they are looked at in one, in both schemes. */
const questionIn: Readonly<Record<Language, AxeQuestion>> = { nb: "all", sv: "allButColours", en: "allButColours" }

const drawn = { classes: new Set<string>(), texts: new Set<string>(), count: 0 }
const hear = (key: string, text: string): void => {
  if (text === "") throw new Error(`${key} is said as nothing`)
  drawn.texts.add(key)
}

let foreign: Readonly<Record<Language, (texts: readonly string[]) => readonly string[]>>

beforeAll(async () => {
  const [nb, sv, en] = await Promise.all([wordsOf("nb"), wordsOf("sv"), wordsOf("en")])
  const words = { nb, sv, en }
  foreign = { nb: foreignWords("nb", words), sv: foreignWords("sv", words), en: foreignWords("en", words) }
})

afterEach(() => vi.restoreAllMocks())

const isPhone = window.innerWidth < 600

/** Looks at the page as the narrowest phone shows it. The frame is made narrower by hand: asking the test's page takes longer than all else. */
const atNarrowest = (look: () => void): void => {
  const frame = window.frameElement as HTMLElement | null
  if (frame === null) throw new Error("a scene is played in a frame of the test's page")
  const { width } = frame.style
  frame.style.width = "320px"
  try {
    expect(window.innerWidth).toBe(320)
    look()
  } finally {
    frame.style.width = width
  }
}

const expectNoSidewaysScroll = (): void => {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, `the page is ${scrollWidth} pixels wide at ${clientWidth}`).toBeLessThanOrEqual(clientWidth)
}

/** Looks at the page of somebody who has letters drawn twice as large (WCAG 2.2, 1.4.4). */
const withLargeLetters = (look: () => void): void => {
  const { style } = document.documentElement
  style.fontSize = "200%"
  try {
    look()
  } finally {
    style.fontSize = ""
  }
}

/** What lies over the page scrolls by itself, and what sticks out of it sideways cannot be reached. */
const expectNothingOut = (): void => {
  expectNoSidewaysScroll()
  const over = [...document.querySelectorAll("[data-sheet] > :last-child, dialog")]
  expect(over.filter((part) => part.scrollWidth > part.clientWidth)).toEqual([])
}

/** All that must hold of whatever is drawn: it fits, axe finds nothing, every word is of the language. */
const expectGood = async (language: Language): Promise<void> => {
  drawn.count += 1
  noteClasses(drawn.classes)
  expectNoSidewaysScroll()
  expect(await axeFaults(questionIn[language])).toEqual([])
  if (questionIn[language] === "all") {
    forceScheme(other)
    try {
      expect(await axeFaults("colours"), `in the ${other}`).toEqual([])
    } finally {
      forceScheme(own)
    }
  }
  expect(foreign[language](textsOfPage())).toEqual([])
  if (!isPhone) return
  atNarrowest(expectNothingOut)
  withLargeLetters(expectNothingOut)
}

/** What the browser's console is told meanwhile. */
const listenToConsole = (): readonly string[] => {
  const complaints: string[] = []
  for (const way of ["error", "warn"] as const)
    vi.spyOn(console, way).mockImplementation((...said) => void complaints.push(said.join(" ")))
  return complaints
}

/** A page of which nothing is left; what is drawn names it. */
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

describe.each(visits)("in $language", (visit) => {
  test.each(everyState.filter((state) => isIn(state, visit)))("$path: $story", async ({ room, reach, focus }) => {
    const complaints = listenToConsole()
    await drawState(newRoot(), held(reach(visit)), { focus, hear })
    const isOver = room === "panel" || room === "drawer" || room === "dialog"
    if (isOver) await expect.element(page.getByRole("dialog")).toBeInTheDocument()
    await expectGood(visit.language)
    expect(page.getByRole("dialog").elements()).toHaveLength(isOver ? 1 : 0)
    expect(complaints).toEqual([])
  })

  test.each(samples)("$path", async (sample) => {
    const complaints = listenToConsole()
    await drawParts(newRoot(sample.name), visit.language, <DrawnSample sample={sample} />, hear)
    await expectGood(visit.language)
    expect(complaints).toEqual([])
  })
})

const norwegian = everyState.filter((state) => state.only !== "se").length + samples.length

// What somebody writes for a state that nobody has put here is told by this.
test("every text is said and every style is used in some state", async ({ skip }) => {
  skip(drawn.count < norwegian, "not all states were drawn")
  expect(unheardTexts(await wordsOf("nb"), drawn.texts).toSorted()).toEqual(Object.keys(neverSaid).toSorted())
  expect(unseenClasses(drawn.classes).toSorted()).toEqual(Object.keys(neverSeen).toSorted())
})

test("a word of another language is found wherever it is said", () => {
  document.title = "Skorpe"
  const place = document.body.appendChild(document.createElement("p"))
  onTestFinished(() => place.remove())
  place.textContent = "Handlekurven: "
  place.append(Object.assign(document.createElement("b"), { textContent: "Velg butikk" }))
  place.setAttribute("aria-label", "Bestill for 299 kr")
  expect(foreign.sv(textsOfPage())).toEqual(["Bestill for 299 kr", "Velg butikk"])
  expect(foreign.nb(textsOfPage())).toEqual([])
})
