import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../complaint.mjs'
import { processIdentity } from '../process/identity.mjs'
import { lockHolder } from '../process/lock.mjs'
import { ROOT } from './install.mjs'

const READY_LIMIT_MS = 120_000
/** Requests in flight may take this long to finish after the server was asked to end. */
const DRAIN_LIMIT_MS = 10_000

const FOLLOW_PARENT = fileURLToPath(new URL('../process/follow-parent.mjs', import.meta.url))

/**
 * Ends a server that a killed launcher left on this DATA_DIR.
 * @param {string} dataDir
 * @returns {Promise<boolean>} whether there was one
 */
export async function stopOrphanServer(dataDir) {
  const note = join(dataDir, 'server.lock')
  const found = lockHolder(note) !== undefined
  for (const [signal, patience] of [
    ['SIGTERM', DRAIN_LIMIT_MS],
    ['SIGKILL', 5_000],
  ]) {
    const orphan = lockHolder(note)
    if (!orphan) break
    process.kill(orphan.pid, signal)
    for (let waited = 0; lockHolder(note) && waited < patience; waited += 50) await wait(50)
  }
  rmSync(note, { force: true })
  return found
}

async function isReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) })
    return answer.ok
  } catch {
    // Not listening yet.
    return false
  }
}

/** Keeps the server's first words for the case that it fails; from then on they go to the terminal. */
function hold(child) {
  let held = ''
  let open = false
  for (const [stream, terminal] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (open) terminal.write(text)
      else held += text
    })
  }
  return { words: () => held.trim(), letGo: () => (open = true) }
}

async function stop(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), DRAIN_LIMIT_MS)
  await ended
  clearTimeout(timer)
}

/**
 * Starts a server of ours and waits until it answers that it is ready.
 * @param {{ args: string[], env: NodeJS.ProcessEnv, dataDir: string, readyAt: string, signal: AbortSignal }} options args: for Node
 * @returns {Promise<{ ended: Promise<void>, stop: () => Promise<void> }>}
 */
export async function startServer({ args, env, dataDir, readyAt, signal }) {
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...args], {
    cwd: ROOT,
    env,
    // A channel to us, and a session of its own: Ctrl-C reaches the launcher alone, which ends things in order.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const pid = Number(child.pid)
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid, identity: processIdentity(pid) }))
  const ended = once(child, 'exit').then(() => rmSync(join(dataDir, 'server.lock'), { force: true }))
  const output = hold(child)
  const deadline = Date.now() + READY_LIMIT_MS
  while (!signal.aborted && !(await isReady(readyAt))) {
    const late = Date.now() > deadline
    if (late) await stop(child, ended)
    if (late || child.exitCode !== null) throw new Complaint(`The server did not start:\n${output.words()}`)
    await wait(50)
  }
  output.letGo()
  return { ended, stop: () => stop(child, ended) }
}
