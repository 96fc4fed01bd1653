import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

async function mayListen(port, host) {
  const probe = createServer()
  const outcome = new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen({ port, host }, () => resolve(true))
  })
  if (!(await outcome)) return false
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * Whether the port is free.
 * @param {number} port
 * @param {string} [host] the address to listen on; without it, like Next, all of this machine
 * @param {number} patience in milliseconds: a process that was just killed may hold its port for a moment
 */
export async function portIsFree(port, host, patience = 0) {
  const deadline = Date.now() + patience
  while (!(await mayListen(port, host))) {
    if (Date.now() >= deadline) return false
    await wait(50)
  }
  return true
}
