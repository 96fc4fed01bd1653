// Measures the database time of the simulator with 5,000 products and 300 properties (docs/measurements.md).
// use: npm run bench:simulator        ROUNDS=200 for more readings of each call
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/simulator/measure.ts')
