// Measures what open screens cost a process, and how soon they hear of a change (docs/measurements.md).
// use: npm run bench:live        STREAMS=1000 for more of them
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/live/measure.ts')
