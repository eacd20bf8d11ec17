import { type Capacity, standardCapacity } from "../http/admission.ts"

/** A capacity for tests that send hundreds of concurrent calls from one address, but do not test overload. */
export const patientCapacity: Capacity = {
  ...standardCapacity,
  queued: 10_000,
  longestWait: 60_000,
  ofOneSource: Infinity,
}
