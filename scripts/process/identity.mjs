import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The fields of /proc/<pid>/stat after the command's name, which may contain spaces and brackets. */
export function statFields(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function onLinux(pid) {
  try {
    const [state, ...rest] = statFields(pid)
    const startedAt = rest[18]
    // A zombie has ended.
    return state === 'Z' ? undefined : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startedAt}`
  } catch {
    // The process is gone.
    return undefined
  }
}

function elsewhere(pid) {
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return ps.stdout?.trim() || undefined
}

/**
 * Distinguishes this process from a later one with the same pid; undefined when it no longer runs.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processIdentity(pid) {
  return existsSync('/proc/self/stat') ? onLinux(pid) : elsewhere(pid)
}
