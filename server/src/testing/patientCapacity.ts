import { type Capacity, standardCapacity } from "../http/admission.ts"

/** For tests that send hundreds of calls at once from one place and ask about something else than overload. */
export const patientCapacity: Capacity = {
  ...standardCapacity,
  queued: 10_000,
  longestWait: 60_000,
  ofOneSource: Infinity,
}
