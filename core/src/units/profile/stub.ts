import { closed, ownPageStub } from "../route/ownPageStub.ts"

/** Stub of the profile: its form was never opened. */
export const profileStub = ownPageStub("profile", { form: null }, closed)
