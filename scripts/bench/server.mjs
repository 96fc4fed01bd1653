import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../launch/install.mjs'
import { lockHolder } from '../process/lock.mjs'

/**
 * Starts the application with `npm start`, which builds it if the sources have changed.
 * @param {Record<string, string | undefined>} env
 * @param {string} [checkout] of which; by default this one
 * @returns {Promise<{ pid: number, stop: () => Promise<void> }>} pid: of the process that answers
 */
export async function startBuilt(env, checkout = ROOT) {
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(launcher, 'exit')
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${String(env.PORT)}/api/ready`).catch(() => undefined)
    if (answer?.ok) break
    if (launcher.exitCode !== null) throw new Error('The application did not start')
    await wait(500)
  }
  return {
    pid: serverOf(String(env.DATA_DIR)),
    async stop() {
      launcher.kill('SIGTERM')
      await ended
    },
  }
}

/** The process that answers for a running application, by its folder of data. */
export const serverOf = (dataDir) => Number(lockHolder(join(dataDir, 'server.lock'))?.pid)

/** The resident memory of a process in megabytes. */
export const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))[1]) / 1024
