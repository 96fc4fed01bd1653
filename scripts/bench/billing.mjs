// Measures the drafting of a month for 2,000 companies with 100,000 units while lists are read, and the database time of the
// lists of invoices with 200,000 of them (docs/measurements.md), on a throw-away PostgreSQL.
// use: npm run bench:billing        ROUNDS=20 for a quick look, COMPANIES=200 INVOICES=20000 for less, ONLY=search for some calls
process.env.LOG_LEVEL ??= 'silent'
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/billing/measure.ts')
