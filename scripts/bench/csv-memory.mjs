// Measures what a list as a file costs the process that serves it (docs/measurements.md): rows, bytes, when the first byte
// and the last one come, and the highest resident memory meanwhile.
// use: BASE=http://localhost:3000 PID=<of the server> npm run bench:csv -- [path…]      Linux only
import { readFileSync } from 'node:fs'

const base = process.env.BASE ?? 'http://localhost:3000'
const person = { email: process.env.AS ?? 'admin@arrenda.example', password: 'Arrenda2026' }
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/checkout-management-csv-extract']

/** Megabytes that the server holds now. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.env.PID}/status`, 'utf8'))[1]) / 1024

const login = await fetch(`${base}/api/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(person),
})
const { access } = await login.json()

for (const path of paths) {
  const before = memory()
  let [peak, rows, bytes, first] = [before, 0, 0, 0]
  const timer = setInterval(() => (peak = Math.max(peak, memory())), 20)
  const start = performance.now()
  const answer = await fetch(`${base}/api${path}`, { headers: { Authorization: `Bearer ${access}` } })
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`)
  for await (const part of answer.body) {
    first ||= performance.now() - start
    bytes += part.length
    for (const byte of part) if (byte === 10) rows += 1
  }
  clearInterval(timer)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${path}: ${String(rows - 1)} rows, ${(bytes / 1e6).toFixed(1)} MB, first byte ${first.toFixed(0)} ms, ${seconds} s, ` +
      `memory ${before.toFixed(0)} MB → at most ${peak.toFixed(0)} MB`,
  )
}
