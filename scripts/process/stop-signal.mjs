import { readFileSync } from 'node:fs'
import { statFields } from './identity.mjs'

/**
 * One signal for all the ways in which a command is asked to stop: Ctrl-C, a service manager, a closed terminal,
 * a killed parent.
 * @returns {AbortSignal}
 */
export function stopSignal() {
  const asked = new AbortController()
  const stop = () => asked.abort()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      // Who asks twice does not want to wait any longer; the next start cleans up.
      if (asked.signal.aborted) process.exit(1)
      stop()
    })
  }
  process.once('disconnect', stop)
  process.channel?.unref()
  followNpm(stop)
  return asked.signal
}

const SHELLS = ['sh', 'dash', 'bash', 'ash', 'zsh']

function parentOf(pid) {
  const [, parent] = statFields(pid)
  return Number(parent)
}

/** npm starts a command through a shell, which stays between the two unless it replaces itself by the command. */
function npmAbove() {
  try {
    const shell = SHELLS.includes(readFileSync(`/proc/${process.ppid}/comm`, 'utf8').trim()) ? process.ppid : undefined
    return { shell, npm: shell ? parentOf(shell) : process.ppid }
  } catch {
    return { npm: process.ppid }
  }
}

function isAbove({ shell, npm }) {
  try {
    return shell ? process.ppid === shell && parentOf(shell) === npm : process.ppid === npm
  } catch {
    return false
  }
}

/** npm passes signals on, but nobody can pass on that npm itself was killed. */
function followNpm(stop) {
  if (!process.env.npm_lifecycle_event || process.channel) return
  const npm = npmAbove()
  const watch = setInterval(() => {
    if (isAbove(npm)) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
