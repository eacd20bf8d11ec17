import { resolve } from "node:path"

/** The folder of the benches' own data, which stays from run to run; SKORPE_BENCH_DATA chooses another. */
export const benchData: string = resolve(process.env["SKORPE_BENCH_DATA"] ?? ".skorpe/bench")
