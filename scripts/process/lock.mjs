import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processIdentity } from './identity.mjs'

/**
 * The running process that holds a lock, or undefined.
 * @param {string} path
 * @returns {{ pid: number, identity: string, note?: string } | undefined}
 */
export function lockHolder(path) {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8'))
    return processIdentity(holder.pid) === holder.identity ? holder : undefined
  } catch {
    // No lock, or one that was never fully written.
    return undefined
  }
}

/**
 * Takes the lock for this process, even from a holder that no longer runs.
 * @param {string} path
 * @param {string} [note] for other processes that find the lock taken
 * @returns {{ holder: { pid: number, note?: string } } | { release: () => void }}
 */
export function takeLock(path, note) {
  mkdirSync(dirname(path), { recursive: true })
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), note }))
  try {
    for (;;) {
      try {
        // link(2) either creates the whole file or fails: no reader ever sees half a lock.
        linkSync(mine, path)
        return { release: () => rmSync(path, { force: true }) }
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const holder = lockHolder(path)
      if (holder) return { holder }
      rmSync(path, { force: true })
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * Waits for the lock and does the work while holding it.
 * @template T
 * @param {string} path
 * @param {string} whileWaiting logged once when it has to wait
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(path, whileWaiting, work) {
  for (let hasReported = false; ; hasReported = true) {
    const lock = takeLock(path)
    if ('release' in lock) {
      try {
        return await work()
      } finally {
        lock.release()
      }
    }
    if (!hasReported) console.info(whileWaiting)
    await wait(250)
  }
}
