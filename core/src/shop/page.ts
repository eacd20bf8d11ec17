import type { Json, KnownAnswer } from "../kernel/index.ts"
import type { Menu } from "../menu/model.ts"
import type { Language } from "../language/model.ts"
import type { ShopCommand } from "./commands.ts"

/** What a drawn page was drawn from, so that a browser goes on from there without asking again. */
export interface Ready {
  /** Names the code that drew it. */
  readonly build: string
  readonly path: string
  /** When it was drawn, in epoch milliseconds. */
  readonly t: number
  readonly known: readonly KnownAnswer<ShopCommand>[]
  /** The words of its language, by namespace. */
  readonly words: Json
}

/** What is known where a page is drawn. */
export interface PageAsked {
  readonly path: string
  /** Epoch milliseconds. */
  readonly t: number
  /** The answer to what the page asks for; `undefined` leaves it to the browser. */
  readonly answer: (command: ShopCommand) => Json | undefined
  readonly words: (language: Language) => Json
}

/** A page for an address (SPEC §2): one that looks the same to everybody is drawn, others wait for the customer's device. */
export type Page =
  | {
      readonly _tag: "Drawn"
      readonly html: string
      readonly title: string
      readonly language: Language
      /** The source of its screen, by which the build lists its code and styles. */
      readonly module: string
      readonly ready: Ready
    }
  | { readonly _tag: "Personal" }
  | { readonly _tag: "Missing" }

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
}
