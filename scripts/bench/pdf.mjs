// Measures how long the health check waits while documents of 500 units are drawn, and what 200 of them leave in memory
// (docs/measurements.md).
// use: npm run bench:pdf        UNITS=500 DOCUMENTS=200
import { measureOnThrowAway } from './throw-away.mjs'

// Each health check would be a line.
process.env.LOG_LEVEL ??= 'silent'
await measureOnThrowAway('scripts/bench/pdf/measure.ts')
