const minute = 60_000

/** How long, in ms, until it is this time in Oslo. */
export const untilInOslo = (hour: number, minutes: number): number => {
  const parts = Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Oslo", hour: "2-digit", minute: "2-digit" })
  const [nowHour = 0, nowMinutes = 0] = parts.format(Date.now()).split(":").map(Number)
  const ahead = (hour - nowHour) * 60 + minutes - nowMinutes
  return (ahead < 0 ? ahead + 24 * 60 : ahead) * minute
}

/** Settings of a shop whose clock runs ahead by so many ms: its process reads this time wherever it asks for it. */
export const clockAhead = (ms: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const now = Date.now; Date.now = () => now() + ${ms}`,
  )}`,
})
