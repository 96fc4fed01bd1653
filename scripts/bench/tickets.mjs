// Measures the database time of the lists of tickets, their searches, a ticket and its messages with 100,000 tickets and a
// million messages (docs/measurements.md), on a throw-away PostgreSQL.
// use: npm run bench:tickets        ROUNDS=20 for a quick look, TICKETS=10000 for fewer, ONLY=search for some calls
process.env.LOG_LEVEL ??= 'silent'
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway('scripts/bench/tickets/measure.ts')
