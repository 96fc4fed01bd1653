// Measures the database time of a company's equipment lists, their searches and the log of movements with 100,000 units
// and a million events (docs/measurements.md), on a throw-away PostgreSQL.
// use: npm run bench:equipment        ROUNDS=20 for a quick look
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/equipment/measure.ts')
