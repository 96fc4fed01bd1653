// Measures what the stock's lists, searches and sums take of the database with 100,000 units and a million rows of their lives
// (docs/measurements.md), on a PostgreSQL of its own that is thrown away.
// use: npm run bench:stock        ROUNDS=20 for a quick look, UNITS=1000000 for more of them
//      npm run bench:stock -- writes        what registering, separating and delivering units takes
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway(`scripts/bench/stock/${process.argv[2] ?? 'measure'}.ts`)
