// Measures what the simulator's answers take of the database with 5,000 products and 300 properties (docs/measurements.md).
// use: npm run bench:simulator        ROUNDS=200 for more readings of each answer
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/simulator/measure.ts')
