import type { MarketId } from "@skorpe/core/domain/market"
import { type BoardQuery, options, variantsOf, writeQuery } from "./boardQuery.ts"
import { everyState, type StateKind, unreached } from "./everyState.ts"
import { samples } from "./samples.ts"
import { StateFrame } from "./StateFrame.tsx"
import styles from "./StatesBoard.module.css"

interface Shown {
  readonly path: string
  readonly story: string
  /** The market that has the state, if only one does. */
  readonly only?: MarketId
}

const kindNames: Readonly<Record<StateKind | "kit" | "fault" | "report" | "kitchen", string>> = {
  kit: "Parts",
  fault: "In place of a page",
  screen: "Screens",
  panel: "Panels",
  dialog: "Dialogs",
  drawer: "Drawer",
  notice: "Notices",
  banner: "Banners",
  shell: "Around every page",
  report: "The report of a problem",
  kitchen: "The kitchen",
}

const shownStates: readonly Shown[] = [...samples, ...everyState]

/** The subject of a path: `screen/Cart` of `screen/Cart/Empty`; a part of the kit is its own. */
const subjectOf = (path: string): string => path.split("/").slice(0, 2).join("/")

const subjects = [...new Set(shownStates.map(({ path }) => subjectOf(path)))]
const kinds = Object.entries(kindNames)

const Choices = ({ query }: { readonly query: BoardQuery }) => (
  <div className={styles.choices}>
    {(Object.keys(options) as (keyof typeof options)[]).map((choice) => (
      <p key={choice} className={styles.choice}>
        <span className={styles.label}>{choice}</span>
        {options[choice].map((value) => (
          <a
            key={value}
            href={writeQuery({ ...query, [choice]: value })}
            aria-current={query[choice] === value ? "true" : undefined}
          >
            {value}
          </a>
        ))}
      </p>
    ))}
  </div>
)

/** Whether the index is beside the states; on a phone it is above them, collapsed. */
const isWide = (): boolean => matchMedia("(width >= 60rem)").matches

const Index = ({ query }: { readonly query: BoardQuery }) => (
  <nav className={styles.index} aria-label="States">
    {kinds.map(([kind, name]) => (
      <details key={kind} open={isWide() && query.show.startsWith(`${kind}/`)}>
        <summary>{name}</summary>
        <ul>
          {subjects
            .filter((subject) => subject.startsWith(`${kind}/`))
            .map((subject) => (
              <li key={subject}>
                <a
                  href={writeQuery({ ...query, show: subject })}
                  aria-current={query.show === subject ? "page" : undefined}
                >
                  {subject.split("/")[1]}
                  <span>{shownStates.filter(({ path }) => subjectOf(path) === subject).length}</span>
                </a>
              </li>
            ))}
        </ul>
      </details>
    ))}
  </nav>
)

/** The name of a state: `Confirmed` of `screen/Cart/Confirmed`; a part of the kit is its own. */
const nameOf = (path: string): string => path.split("/").slice(2).join("/") || path

/** Links to the shown states on this page. */
const Contents = ({ paths }: { readonly paths: readonly string[] }) => (
  <nav className={styles.contents} aria-label="On this page">
    {paths.map((path) => (
      <a key={path} href={`#${nameOf(path)}`}>
        {nameOf(path)}
      </a>
    ))}
  </nav>
)

/** A gallery of all states of the shop: every part of the kit, every screen and every overlay. */
export const StatesBoard = ({ query }: { readonly query: BoardQuery }) => {
  const isSelected = ({ path }: { readonly path: string }) => subjectOf(path) === query.show
  const states = shownStates.filter(isSelected)
  const here = states.filter(({ only }) => only === undefined || only === query.market)
  const missing = unreached.filter(isSelected)
  const variants = variantsOf(query)
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1>
          States <span>{shownStates.length}</span>
        </h1>
        <p>Each state is reached by events through the shop’s own core, and rendered as it then is.</p>
        <Choices query={query} />
      </header>
      <Index query={query} />
      <main className={styles.main}>
        {here.length > 1 && <Contents paths={here.map(({ path }) => path)} />}
        {states.length + missing.length === 0 && <p>There is nothing called “{query.show}”. Choose from the list.</p>}
        {here.map(({ path, story }) => (
          <section key={path} id={nameOf(path)} aria-label={path}>
            <h2>{path.split("/").slice(1).join(" · ")}</h2>
            <p className={styles.story}>{story}</p>
            <div className={styles.frames}>
              {variants.map((variant) => (
                <StateFrame key={JSON.stringify(variant)} path={path} market={query.market} {...variant} />
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
                {story}. Only the other market has it: <a href={writeQuery({ ...query, market: only })}>{only}</a>.
              </p>
            </section>
          ))}
        {missing.map(({ path, why }) => (
          <section key={path} aria-label={path}>
            <h2>{path.split("/").slice(1).join(" · ")}</h2>
            <p className={styles.story}>Not reachable: {why}.</p>
          </section>
        ))}
      </main>
    </div>
  )
}
