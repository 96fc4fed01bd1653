import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Like Next, on all addresses of the machine. */
async function mayListen(port) {
  const probe = createServer()
  const outcome = new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, () => resolve(true))
  })
  if (!(await outcome)) return false
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * Whether the port is free.
 * @param {number} port
 * @param {number} patience in milliseconds: a process that was just killed may hold its port for a moment
 */
export async function portIsFree(port, patience = 0) {
  const deadline = Date.now() + patience
  while (!(await mayListen(port))) {
    if (Date.now() >= deadline) return false
    await wait(50)
  }
  return true
}
