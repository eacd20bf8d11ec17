import {
  atHome,
  homeOfMember,
  invited,
  inviting,
  opening,
} from "../../units/ownOrganisation/ownOrganisationStage.fixture.ts"
import { openLoggedIn } from "../../units/session/sessionStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const ownOrganisationStates: StateStories = {
  idle: { story: "nobody looks at an organisation", stage: openLoggedIn, sees: { _tag: "Closed" } },
  loading: { story: "the organisation is loading", stage: opening, sees: { _tag: "Loading" } },
  resting: {
    story: "the organisation did not arrive, and is asked for again",
    stage: () => {
      const stage = opening()
      stage.fail("LoadOrganisation", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Failed" },
  },
  notAMember: {
    story: "the customer does not belong to it",
    stage: () => {
      const stage = opening()
      stage.fail("LoadOrganisation", { _tag: "Refused", status: 404, problems: [{ code: 3007, message: "" }] })
      return stage
    },
    sees: { _tag: "NotAMember" },
  },
  hasLeft: {
    story: "the customer has left it",
    stage: () => {
      const stage = atHome(homeOfMember)
      stage.put({ type: "LeavingWanted" })
      stage.put({ type: "OrganisationFormSubmitted" })
      stage.answer("ChangeOrganisation", null)
      return stage
    },
    sees: { _tag: "HasLeft", name: "Bedrift 1 AS" },
  },
  switchedOff: {
    story: "an administrator has switched the customer off",
    stage: () => {
      const stage = opening()
      stage.fail("LoadOrganisation", { _tag: "Refused", status: 403, problems: [{ code: 1003, message: "" }] })
      return stage
    },
    sees: { _tag: "SwitchedOff" },
  },
  ready: { story: "the organisation is shown", stage: () => atHome(), sees: { _tag: "Open", form: null } },
  editing: { story: "somebody is being invited", stage: inviting, sees: { form: { _tag: "Invitation" } } },
  saving: { story: "the invitation is being sent", stage: invited, sees: { _tag: "Open", isSaving: true } },
}
