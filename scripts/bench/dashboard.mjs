// Measures the dashboard, the home of a customer and the reports with 200,000 orders, 100,000 units and three years of history
// (docs/measurements.md), on a throw-away PostgreSQL, and how long closing its months takes. Fails where a bar does not hold.
// use: npm run bench:dashboard        ROUNDS=10 for a quick look, ORDERS=20000 for fewer, ONLY=report for some calls
process.env.LOG_LEVEL ??= 'silent'
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/dashboard/measure.ts')
