import { Effect } from "effect"
import { type HttpError, httpErrorOf } from "../api/httpError.ts"
import type { Language } from "../domain/language/model.ts"
import { problemText } from "../domain/problem/rules/problemText.ts"
import type { Report } from "../domain/telemetry/model.ts"
import type { ShopTell } from "../messages/commands.ts"
import type { ProofsFor } from "./botCheck.ts"
import { keepOnDevice } from "./keepOnDevice.ts"
import { Device } from "./device.ts"
import { Navigation } from "./navigation.ts"
import { forgetTokens } from "./orderTokens.ts"
import { noticeOf, type Notices } from "./notices.ts"
import type { Refresh } from "./refresh.ts"
import type { TellServices } from "./serviceNeeds.ts"
import { Telemetry } from "./telemetry.ts"

interface Surroundings {
  readonly language: () => Language
  readonly refresh: Refresh
  readonly notices: Notices
  readonly proofs: ProofsFor
}

/** Executes tells: writes to the device, reports to telemetry, and sets the browser's address. */
export const makeTellServices = ({
  language,
  refresh,
  notices,
  proofs,
}: Surroundings): TellServices<ShopTell["type"]> => {
  const errorIn = (report: Report): HttpError | null => {
    if (report._tag !== "Refused") return null
    const problems = report.codes.map((code) => ({ code, message: problemText(code, language()) }))
    return httpErrorOf({ status: report.status, problems }, language())
  }
  return {
    SaveCart: keepOnDevice,
    SaveAttempt: keepOnDevice,
    Keep: keepOnDevice,
    PrepareBotCheck: ({ purpose }) => proofs(purpose).prepare,
    ClearSession: () =>
      refresh.forget.pipe(
        Effect.andThen(forgetTokens),
        Effect.andThen(Device.use(({ write }) => write("loggedIn", null))),
      ),
    Track: ({ event }) => Telemetry.use(({ track }) => track(event)),
    Identify: ({ externalId }) => Telemetry.use(({ identify }) => identify(externalId)),
    Report: ({ report }) => Telemetry.use((telemetry) => telemetry.report(report, errorIn(report))),
    Notify: (news) => notices.show(noticeOf(news, language())),
    ShowPath: ({ path }) => Navigation.use(({ show }) => show(path)),
    ReplacePath: ({ path }) => Navigation.use(({ replace }) => replace(path)),
    ReloadAt: ({ path }) => Navigation.use(({ reload }) => reload(path)),
  }
}
