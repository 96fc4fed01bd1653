// Measures the database time of the stock's lists, searches and sums with 100,000 units and a million events
// (docs/measurements.md), on a throw-away PostgreSQL.
// use: npm run bench:stock        ROUNDS=20 for a quick look, UNITS=1000000 for more units
//      npm run bench:stock -- writes        registering, packing and delivering units
import { measureOnThrowAway } from './throw-away.mjs'

await measureOnThrowAway(`scripts/bench/stock/${process.argv[2] ?? 'measure'}.ts`)
