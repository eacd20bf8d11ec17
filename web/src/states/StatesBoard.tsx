import type { MarketId } from "@skorpe/core/market"
import { type BoardWish, drawingsOf, offered, writeWish } from "./boardWish.ts"
import { everyState, type Room, unreached } from "./everyState.ts"
import { samples } from "./samples.ts"
import { StateFrame } from "./StateFrame.tsx"
import styles from "./StatesBoard.module.css"

interface Shown {
  readonly path: string
  readonly story: string
  /** The one market that has it. */
  readonly only?: MarketId
}

const roomNames: Readonly<Record<Room | "kit" | "fault", string>> = {
  kit: "Parts",
  fault: "In place of a page",
  screen: "Screens",
  panel: "Panels",
  dialog: "Dialogs",
  drawer: "Drawer",
  notice: "Notices",
  banner: "Banners",
  shell: "Around every page",
}

const shownStates: readonly Shown[] = [...samples, ...everyState]

/** `screen/Cart` of `screen/Cart/Empty`; a part of the kit is its own. */
const thingOf = (path: string): string => path.split("/").slice(0, 2).join("/")

const things = [...new Set(shownStates.map(({ path }) => thingOf(path)))]
const rooms = Object.entries(roomNames)

const Choices = ({ wish }: { readonly wish: BoardWish }) => (
  <div className={styles.choices}>
    {(Object.keys(offered) as (keyof typeof offered)[]).map((choice) => (
      <p key={choice} className={styles.choice}>
        <span className={styles.label}>{choice}</span>
        {offered[choice].map((value) => (
          <a
            key={value}
            href={writeWish({ ...wish, [choice]: value })}
            aria-current={wish[choice] === value ? "true" : undefined}
          >
            {value}
          </a>
        ))}
      </p>
    ))}
  </div>
)

/** Where the list stands beside the states; on a phone it stands before them, folded. */
const isWide = (): boolean => matchMedia("(width >= 60rem)").matches

const Index = ({ wish }: { readonly wish: BoardWish }) => (
  <nav className={styles.index} aria-label="States">
    {rooms.map(([room, name]) => (
      <details key={room} open={isWide() && wish.show.startsWith(`${room}/`)}>
        <summary>{name}</summary>
        <ul>
          {things
            .filter((thing) => thing.startsWith(`${room}/`))
            .map((thing) => (
              <li key={thing}>
                <a href={writeWish({ ...wish, show: thing })} aria-current={wish.show === thing ? "page" : undefined}>
                  {thing.split("/")[1]}
                  <span>{shownStates.filter(({ path }) => thingOf(path) === thing).length}</span>
                </a>
              </li>
            ))}
        </ul>
      </details>
    ))}
  </nav>
)

/** `Confirmed` of `screen/Cart/Confirmed`; a part of the kit is its own. */
const nameOf = (path: string): string => path.split("/").slice(2).join("/") || path

/** Each state of what is shown, to jump to. */
const Contents = ({ paths }: { readonly paths: readonly string[] }) => (
  <nav className={styles.contents} aria-label="On this page">
    {paths.map((path) => (
      <a key={path} href={`#${nameOf(path)}`}>
        {nameOf(path)}
      </a>
    ))}
  </nav>
)

/** All states of the shop, side by side: every part of the kit, every screen, everything that lies over one. */
export const StatesBoard = ({ wish }: { readonly wish: BoardWish }) => {
  const isWished = ({ path }: { readonly path: string }) => thingOf(path) === wish.show
  const states = shownStates.filter(isWished)
  const here = states.filter(({ only }) => only === undefined || only === wish.market)
  const missing = unreached.filter(isWished)
  const drawings = drawingsOf(wish)
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1>
          States <span>{shownStates.length}</span>
        </h1>
        <p>Each is reached by events through the shop’s own core, and drawn as it then stands.</p>
        <Choices wish={wish} />
      </header>
      <Index wish={wish} />
      <main className={styles.main}>
        {here.length > 1 && <Contents paths={here.map(({ path }) => path)} />}
        {states.length + missing.length === 0 && <p>There is nothing called “{wish.show}”. Choose from the list.</p>}
        {here.map(({ path, story }) => (
          <section key={path} id={nameOf(path)} aria-label={path}>
            <h2>{path.split("/").slice(1).join(" · ")}</h2>
            <p className={styles.story}>{story}</p>
            <div className={styles.frames}>
              {drawings.map((drawing) => (
                <StateFrame key={JSON.stringify(drawing)} path={path} market={wish.market} {...drawing} />
              ))}
            </div>
          </section>
        ))}
        {states
          .filter((state) => !here.includes(state))
          .map(({ path, story, only = "" }) => (
            <section key={path} aria-label={path}>
              <h2>{path.split("/").slice(1).join(" · ")}</h2>
              <p className={styles.story}>
                {story}. Only the other market has it: <a href={writeWish({ ...wish, market: only })}>{only}</a>.
              </p>
            </section>
          ))}
        {missing.map(({ path, why }) => (
          <section key={path} aria-label={path}>
            <h2>{path.split("/").slice(1).join(" · ")}</h2>
            <p className={styles.story}>Nobody comes to see it: {why}.</p>
          </section>
        ))}
      </main>
    </div>
  )
}
