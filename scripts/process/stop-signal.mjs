import { readFileSync } from 'node:fs'
import { statFields } from './identity.mjs'

/**
 * Aborted by Ctrl-C, a service manager, a closed terminal or a killed parent.
 * @returns {AbortSignal}
 */
export function stopSignal() {
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      // A second signal exits at once; the next start cleans up.
      if (controller.signal.aborted) process.exit(1)
      stop()
    })
  }
  process.once('disconnect', stop)
  process.channel?.unref()
  followNpm(stop)
  return controller.signal
}

const SHELLS = ['sh', 'dash', 'bash', 'ash', 'zsh']

function parentOf(pid) {
  const [, parent] = statFields(pid)
  return Number(parent)
}

/** npm starts a command through a shell, which stays in between unless it uses exec. */
function npmAbove() {
  try {
    const shell = SHELLS.includes(readFileSync(`/proc/${process.ppid}/comm`, 'utf8').trim()) ? process.ppid : undefined
    return { shell, npm: shell ? parentOf(shell) : process.ppid }
  } catch {
    // No /proc on this system.
    return { npm: process.ppid }
  }
}

function isAbove({ shell, npm }) {
  try {
    return shell ? process.ppid === shell && parentOf(shell) === npm : process.ppid === npm
  } catch {
    // The parent is gone.
    return false
  }
}

/** npm forwards signals, but cannot when it is killed itself: checks whether it still runs. */
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
