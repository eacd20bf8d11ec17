import type { Exported, Report, ReportEvent } from "./model.ts"
import { sendReport } from "./sendReport.ts"
import { newReport, stepReport } from "./stepReport.ts"

/** A report that goes on while no sheet shows it. */
export interface OngoingReport {
  readonly now: () => Report
  readonly tell: (event: ReportEvent) => void
  /** Subscribes a listener to changes; returns the function that unsubscribes it. */
  readonly follow: (listener: () => void) => () => void
}

/** Begins a report by exporting the log; `onKept` gets its code once the server keeps it. */
export const beginReport = (exportLog: () => Promise<Exported>, onKept: (reference: string) => void): OngoingReport => {
  let report = newReport
  const listeners = new Set<() => void>()
  const prepare = async (): Promise<void> => {
    try {
      tell({ type: "Prepared", exported: await exportLog() })
    } catch {
      tell({ type: "PreparationFailed" })
    }
  }
  const send = async ({ text }: Exported): Promise<void> => tell(await sendReport(text))
  const tell = (event: ReportEvent): void => {
    const next = stepReport(report, event)
    if (next === report) return
    report = next
    if (next._tag === "Preparing") void prepare()
    if (next._tag === "Sending") void send(next.exported)
    if (next._tag === "Sent") onKept(next.receipt.reference)
    for (const listener of listeners) listener()
  }
  void prepare()
  return {
    now: () => report,
    tell,
    follow: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
