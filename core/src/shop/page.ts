import type { Json, KnownAnswer } from "../kernel/index.ts"
import type { Menu } from "../menu/model.ts"
import type { Language } from "../language/model.ts"
import type { Spell } from "../time/index.ts"
import type { ShopCommand } from "./commands.ts"

/** What a drawn page was drawn from, so that a browser goes on from there without asking again. */
export interface Ready {
  /** Names the code that drew it. */
  readonly build: string
  readonly path: string
  /** When it was drawn, in epoch milliseconds. */
  readonly t: number
  /** How the market's clocks go about then. */
  readonly spell: Spell
  readonly known: readonly KnownAnswer<ShopCommand>[]
  /** The words of its language that its first code says, by namespace. */
  readonly words: Json
}

/** What is known where a page is drawn. */
export interface PageAsked {
  readonly path: string
  /** The shop's own address, without a slash at its end. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly t: number
  /** The answer to what the page asks for; `undefined` leaves it to the browser. */
  readonly answer: (command: ShopCommand) => Json | undefined
  /** The words that every page's code and the code of these sources say, by namespace. */
  readonly words: (language: Language, modules: readonly string[]) => Json
}

/** What a page says of itself to machines, whether it is drawn or not. */
export interface PageHead {
  readonly language: Language
  readonly title: string
  /** Tags for the head of the document. */
  readonly tags: string
  /** A script of data about what the page is about; empty where there is nothing to say. */
  readonly data: string
}

/** A page for an address (SPEC §2): one that looks the same to everybody is drawn, others wait for the customer's device. */
export type Page = { readonly head: PageHead } & (
  | {
      readonly _tag: "Drawn"
      readonly html: string
      /** Drawings that `html` refers to by their ids, to stand after it: no word waits for their kilobytes. */
      readonly drawings: string
      /** The source of its screen, by which the build lists its code and styles. */
      readonly module: string
      readonly ready: Ready
    }
  | { readonly _tag: "Personal" }
  | { readonly _tag: "Missing" }
)

/** Draws a page. */
export type DrawPage = (asked: PageAsked) => Page

/** SVG documents of 400 by 400 by the names that pages ask for them with, each drawn when it is called. */
export type DrawnPictures = ReadonlyMap<string, () => string>

/** What the built shop offers to its server. */
export interface Drawing {
  readonly drawPage: DrawPage
  /** Pictures of pages that show no menu. */
  readonly pagePictures: DrawnPictures
  /** Pictures of everything on a menu. */
  readonly menuPictures: (menu: Menu) => DrawnPictures
  /** Script of a drawn page that starts the shop's code, which `#code` holds, after the page was seen. */
  readonly startAfterPaint: string
}
