// Measures what open screens cost a process, and how soon they receive a change (docs/measurements.md).
// use: npm run bench:live        STREAMS=1000 for more screens, ROUNDS=5 COMMITS=200 SECONDS=5 for a quick look
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/live/measure.ts')
