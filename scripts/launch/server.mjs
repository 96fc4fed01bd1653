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
/** How long requests in flight may take after the shutdown has started. */
const DRAIN_LIMIT_MS = 10_000

const FOLLOW_PARENT = fileURLToPath(new URL('../process/follow-parent.mjs', import.meta.url))

/**
 * Stops a server that a killed launcher left running on this DATA_DIR.
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

/** Buffers the output of the server until it has started, to show it if the start fails; then passes it on. */
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

/**
 * First `/api/ready` answers 503 while everything else is still served, so that whoever sends requests here goes elsewhere.
 * After that no connection is taken, and the requests in flight are answered.
 */
async function stop(child, ended, graceMs = 0) {
  if (child.exitCode !== null || child.signalCode !== null) return
  if (graceMs > 0 && child.connected) {
    child.send('drain')
    await Promise.race([wait(graceMs), ended])
  }
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), DRAIN_LIMIT_MS)
  await ended
  clearTimeout(timer)
}

/**
 * Starts one of our servers and waits until it is ready.
 * @param {{ args: string[], env: NodeJS.ProcessEnv, dataDir: string, readyAt: string, graceMs: number, signal: AbortSignal }} options
 *   args: for Node; graceMs: how long it goes on serving after it was told to stop
 * @returns {Promise<{ ended: Promise<void>, stop: () => Promise<void> }>}
 */
export async function startServer({ args, env, dataDir, readyAt, graceMs, signal }) {
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...args], {
    cwd: ROOT,
    env,
    // An IPC channel, and a separate session: Ctrl-C reaches only the launcher, which stops everything in order.
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
  return { ended, stop: () => stop(child, ended, graceMs) }
}
