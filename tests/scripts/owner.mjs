// A process that starts the database of a folder and then waits to be killed.
import { startPostgres } from '../../scripts/postgres.mjs'

const [dir = ''] = process.argv.slice(2)
const postgres = await startPostgres({ dir })
process.send?.({ url: postgres.url, pid: postgres.pid })
setInterval(() => undefined, 60_000)
