import {
  type Concern,
  describeBytes,
  describeDuration,
  type HealthEverywhere,
  matterWords,
  waitingWords,
} from "@skorpe/core/domain/operator"
import { OrdersByMinute } from "./OrdersByMinute.tsx"
import styles from "./OperatorPage.module.css"
import { Facts, Panel, Table } from "./parts.tsx"
import { shareOf, wholeNumber } from "./wholeNumber.ts"

interface Beside {
  /** What needs a look; its figures are marked. */
  readonly concerns: readonly Concern[]
  /** When the figures were read. */
  readonly at: number
}

const moveWords = { capture: "Captures", reverse: "Reversals", refund: "Refunds" } as const
const queueWords = { sms: "Text messages", mail: "Mails" } as const
const storageWords = {
  "problem reports": "Problem reports",
  "bytes of problem reports": "Size of problem reports",
  "telemetry events of today": "Telemetry events of today",
} as const

const Orders = ({ orders }: Pick<HealthEverywhere, "orders">) => (
  <Panel title="Orders" isWide>
    <dl className={styles.figures}>
      {(
        [
          ["in the last minute", orders.lastMinute],
          ["in ten minutes", orders.lastTenMinutes],
          ["in an hour", orders.lastHour],
        ] as const
      ).map(([name, placed]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{wholeNumber.format(placed)}</dd>
        </div>
      ))}
    </dl>
    <OrdersByMinute byMinute={orders.byMinute} />
  </Panel>
)

const Money = ({ money, concerns, at }: Pick<HealthEverywhere, "money"> & Beside) => (
  <Panel title="Money">
    {money.matters.length === 0 ? (
      <p>No payment needs a look.</p>
    ) : (
      <Table
        caption="Payments that staff must check"
        columns={["To check", "Payments", "Oldest"]}
        rows={money.matters.map(({ kind, count, oldest }) => ({
          name: matterWords[kind],
          figures: [count, describeDuration(at - oldest)],
          isConcern: true,
        }))}
      />
    )}
    <Table
      caption="Captures, reversals and refunds on their way"
      columns={["On its way", "Not sent", "Unconfirmed"]}
      rows={money.moves.map(({ kind, unsent, unconfirmed }) => ({
        name: moveWords[kind],
        figures: [unsent, unconfirmed],
        isConcern: concerns.some(
          (one) => (one._tag === "MovesWait" || one._tag === "MovesUnconfirmed") && one.kind === kind,
        ),
      }))}
    />
    <Facts
      facts={[
        {
          name: "Notifications of the provider, not processed after a minute",
          value: money.notificationsWaiting,
          isConcern: concerns.some(({ _tag }) => _tag === "NotificationsWait"),
        },
        {
          name: "Authorised payments without a notification",
          value: money.unheardOf,
          isConcern: concerns.some(({ _tag }) => _tag === "PaymentsUnheardOf"),
        },
      ]}
    />
  </Panel>
)

/** The figures of all servers on the database. */
export const HealthEverywherePart = ({
  everywhere: { orders, waiting, money, queues, storage, database },
  concerns,
  at,
}: Beside & { readonly everywhere: HealthEverywhere }) => (
  <>
    <Orders orders={orders} />
    <Panel title="Waits">
      <Table
        caption="Open orders by what they wait for"
        columns={["Waiting", "Orders", "Too long", "Limit"]}
        rows={waiting.map(({ state, orders: open, tooLong, limit }) => ({
          name: waitingWords[state],
          figures: [wholeNumber.format(open), wholeNumber.format(tooLong), `${limit} min`],
          isConcern: concerns.some((one) => one._tag === "OrdersWait" && one.state === state),
        }))}
      />
      <Table
        caption="Text messages and mails that are not sent"
        columns={["Outbox", "Waiting", "Oldest", "Given up"]}
        rows={queues.map(({ kind, waiting: count, oldest, givenUp }) => ({
          name: queueWords[kind],
          figures: [count, oldest === null ? "–" : describeDuration(at - oldest), givenUp],
          isConcern: concerns.some(
            (one) => (one._tag === "MessagesWait" || one._tag === "MessagesGivenUp") && one.kind === kind,
          ),
        }))}
      />
    </Panel>
    <Money money={money} concerns={concerns} at={at} />
    <Panel title="Storage">
      <Facts
        facts={[
          ...storage.map(({ name, used, most }) => ({
            name: storageWords[name],
            value:
              name === "bytes of problem reports"
                ? `${describeBytes(used)} of ${describeBytes(most)}`
                : shareOf(used, most),
            isConcern: concerns.some((one) => one._tag === "NearlyFull" && one.name === name),
          })),
          { name: "Database on disk", value: describeBytes(database.size) },
          { name: "Connections to the database", value: database.connections },
          { name: "Statements that wait for a lock", value: database.waitingForLock },
        ]}
      />
    </Panel>
  </>
)
