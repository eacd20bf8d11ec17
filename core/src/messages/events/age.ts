/** The customer confirmed to be old enough; the action that waited for it continues. */
export interface AgeConfirmedOf<Event> {
  readonly type: "AgeConfirmed"
  readonly waiting: Event
}
