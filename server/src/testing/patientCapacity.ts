import { type Capacity, standardCapacity } from "../http/admission.ts"

/** For tests that send hundreds of calls at once and ask about something else than overload: calls wait a minute. */
export const patientCapacity: Capacity = { ...standardCapacity, longestWait: 60_000 }
