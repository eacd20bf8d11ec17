import type { OrganisationWarning } from "../../domain/device/model.ts"
import { unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** The organisation that the customer orders for, and the one whose warning was dismissed last. */
export interface OrganisationWarningState {
  readonly organisationId: string | null
  readonly dismissed: OrganisationWarning | null
}

/** Whether to warn the customer about what cannot be ordered on account. */
export interface OrganisationWarningView {
  readonly isShown: boolean
}

/** Warns customers who order for an organisation, until they dismiss it on this device (SPEC §3, §6). */
export const organisationWarning = unitFromLedger<
  ShopStart,
  OrganisationWarningState,
  ShopEvent,
  ShopCommand,
  OrganisationWarningView,
  object
>({
  name: "organisationWarning",
  init: () => ({ organisationId: null, dismissed: null }),
  on: {
    DeviceRead: (state, { contents }) => ({ ...state, dismissed: contents.organisationWarning ?? null }),
    AccountChanged: (state, { organisationId }) => ({ ...state, organisationId }),
    LoggedOut: (state) => ({ ...state, organisationId: null }),
    OrganisationWarningDismissed: (state, { at }, out) => {
      const { organisationId } = state
      if (organisationId === null) return state
      const dismissed = { organisationId, dismissedAt: at.t }
      out.emit.tell({ command: { type: "Keep", kept: { entry: "organisationWarning", value: dismissed } } })
      return { ...state, dismissed }
    },
    KeptElsewhere: (state, { kept }) =>
      kept.entry === "organisationWarning" ? { ...state, dismissed: kept.value } : state,
  },
  view: ({ organisationId, dismissed }) => ({
    isShown: organisationId !== null && dismissed?.organisationId !== organisationId,
  }),
})
