// Measures what a company's equipment lists, their searches and the log of movements take of the database with 100,000 units and
// a million rows of their lives (docs/measurements.md), on a PostgreSQL of its own that is thrown away.
// use: npm run bench:equipment        ROUNDS=20 for a quick look
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/equipment/measure.ts')
