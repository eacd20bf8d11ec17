import {
  type Concern,
  describeBytes,
  describeDuration,
  type HealthHere,
  isOwnFailure,
  type RefusalCount,
} from "@skorpe/core/domain/operator"
import { isProblemCode, problemText } from "@skorpe/core/domain/problem"
import { useState } from "react"
import { Button } from "../kit/Button.tsx"
import styles from "./OperatorPage.module.css"
import { Facts, Panel, Table } from "./parts.tsx"
import { shareOf, wholeNumber } from "./wholeNumber.ts"

/** The number of routes that are listed at first. */
const fewRoutes = 10

const Answers = ({ routes, minutes }: Pick<HealthHere, "routes" | "minutes">) => {
  const [showsAll, showAll] = useState(false)
  const shown = showsAll ? routes : routes.slice(0, fewRoutes)
  return (
    <Panel title={`Answers of the last ${minutes} minutes, in ms`} isWide>
      <Table
        caption="Times to the first byte in ms, by route"
        columns={["Route", "Answers", "p50", "p95", "p99"]}
        rows={shown.map(({ route, answers, p50, p95, p99 }) => ({
          name: route,
          figures: [wholeNumber.format(answers), ...[p50, p95, p99].map(inMillis)],
        }))}
      />
      {routes.length > fewRoutes && (
        <Button look="calm" onClick={() => showAll(!showsAll)}>
          {showsAll ? "Show the most frequent" : `Show all ${routes.length} routes`}
        </Button>
      )}
    </Panel>
  )
}

/** A duration in ms: whole from 100 on, so that a phone has room for the route. */
const inMillis = (millis: number): string => (millis < 100 ? millis.toFixed(1) : wholeNumber.format(millis))

const nameOfRefusal = ({ status, code }: RefusalCount): string => {
  if (code === null) return `${status} without a code`
  return isProblemCode(code) ? `${status} ${code}: ${problemText(code, "en")}` : `${status} ${code}`
}

/** The figures of the process that answered. */
export const HealthHerePart = ({
  here: { startedAt, minutes, routes, refusals, calls, telemetry, databaseMillis, memory },
  concerns,
  at,
}: {
  readonly here: HealthHere
  /** What needs a look; its figures are marked. */
  readonly concerns: readonly Concern[]
  /** When the figures were read. */
  readonly at: number
}) => (
  <>
    <Panel title="The server that answered">
      <p className={styles.quiet}>
        These figures, its refusals and its answers are its own. Behind a load balancer, each reading may come from
        another server.
      </p>
      <Facts
        facts={[
          { name: "Up for", value: describeDuration(at - startedAt) },
          { name: "Calls at work", value: shareOf(calls.working, calls.mostWorking) },
          {
            name: "Calls that wait for a place",
            value: shareOf(calls.waiting, calls.mostWaiting),
            isConcern: concerns.some(({ _tag }) => _tag === "CallsWait"),
          },
          {
            name: "The database's simplest answer",
            value: databaseMillis === null ? "none" : `${databaseMillis} ms`,
            isConcern: concerns.some(({ _tag }) => _tag === "DatabaseSlow" || _tag === "DatabaseAway"),
          },
          {
            name: "Telemetry that waits to be written",
            value: shareOf(telemetry.waiting, telemetry.mostWaiting),
            isConcern: concerns.some((one) => one._tag === "NearlyFull" && one.name === "telemetry that waits"),
          },
          { name: "Memory", value: describeBytes(memory) },
        ]}
      />
    </Panel>
    {refusals.length > 0 && (
      <Panel title={`Refusals of the last ${minutes} minutes`} isWide>
        <Table
          caption="Refused calls by status and code"
          columns={["Status and code", "Times"]}
          rows={refusals.map((refusal) => ({
            name: nameOfRefusal(refusal),
            figures: [wholeNumber.format(refusal.times)],
            isConcern: isOwnFailure(refusal),
          }))}
        />
      </Panel>
    )}
    {routes.length > 0 && <Answers routes={routes} minutes={minutes} />}
  </>
)
