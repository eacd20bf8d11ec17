import { type BoardWish, drawingsOf, offered, writeWish } from "./boardWish.ts"
import { everyState, unreached } from "./everyState.ts"
import { samples } from "./samples.ts"
import { StateFrame } from "./StateFrame.tsx"
import styles from "./StatesBoard.module.css"

interface Shown {
  readonly path: string
  readonly story: string
}

const shownStates: readonly Shown[] = [...samples, ...everyState]

/** `screen/Cart` of `screen/Cart/Empty`; a part of the kit is its own. */
const thingOf = (path: string): string => path.split("/").slice(0, 2).join("/")

const things = [...new Set(shownStates.map(({ path }) => thingOf(path)))]
const rooms = [...new Set(things.map((thing) => thing.split("/")[0] ?? ""))]

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

const Index = ({ wish }: { readonly wish: BoardWish }) => (
  <nav className={styles.index} aria-label="States">
    {rooms.map((room) => (
      <details key={room} open={wish.show.startsWith(`${room}/`)}>
        <summary>{room}</summary>
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

/** All states of the shop, side by side: every part of the kit, every screen, everything that lies over one. */
export const StatesBoard = ({ wish }: { readonly wish: BoardWish }) => {
  const states = shownStates.filter(({ path }) => thingOf(path) === wish.show)
  const missing = unreached.filter(({ path }) => thingOf(path) === wish.show)
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
        {states.map(({ path, story }) => (
          <section key={path} aria-label={path}>
            <h2>{path.split("/").slice(1).join(" · ")}</h2>
            <p className={styles.story}>{story}</p>
            <div className={styles.frames}>
              {drawingsOf(wish).map((drawing) => (
                <StateFrame key={JSON.stringify(drawing)} path={path} market={wish.market} {...drawing} />
              ))}
            </div>
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
