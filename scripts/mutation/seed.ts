import * as fc from "fast-check"

// A fixed seed: whether a mutant is killed must not depend on chance.
fc.configureGlobal({ seed: 20_261_121 })
