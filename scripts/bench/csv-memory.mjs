// Measures the cost of a CSV export in the process that serves it (docs/measurements.md): rows, bytes, time to the
// first and the last byte, and peak resident memory.
// use: BASE=http://localhost:3000 DATA_DIR=.data npm run bench:csv -- [path…]      Linux only
import { readFile } from './csv/clients.mjs'
import { memoryOf, serverOf } from './server.mjs'
import { logIn } from './log-in.mjs'

const base = process.env.BASE ?? 'http://localhost:3000'
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/checkout-management-csv-extract']

const server = serverOf(process.env.DATA_DIR ?? '.data')
const memory = () => memoryOf(server)

const { access } = await logIn(base, process.env.AS ?? 'admin@arrenda.example')

for (const path of paths) {
  const before = memory()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, memory())), 20)
  const { rows, bytes, first, seconds } = await readFile(`${base}/api${path}`, access)
  clearInterval(timer)
  console.log(
    `${path}: ${String(rows)} rows, ${(bytes / 1e6).toFixed(1)} MB, first byte ${first.toFixed(0)} ms, ${seconds.toFixed(1)} s, ` +
      `memory ${before.toFixed(0)} MB → at most ${peak.toFixed(0)} MB`,
  )
}
