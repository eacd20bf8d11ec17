import { closed, ownPageStub } from "../route/ownPageStub.ts"

/** Stub of the logins: nobody looks at them. */
export const loginsStub = ownPageStub("logins", { sessions: null, ending: null, failed: false }, closed)
