import { resolve } from "node:path"

/** The folder of the benches' data, kept between runs; SKORPE_BENCH_DATA chooses another. */
export const benchData: string = resolve(process.env["SKORPE_BENCH_DATA"] ?? ".skorpe/bench")
