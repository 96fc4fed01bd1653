import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../complaint.mjs'
import { alone, takeLock } from '../process/lock.mjs'
import { installPackages, npm } from './packages.mjs'
import { runsPinnedNode } from './pinned-node.mjs'
import { isTrimmed, markForRunning, trimPackages } from './trim.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const LOCK = join(ROOT, '.launcher', 'install.lock')

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** The packages that npm has finished to install. It writes their list last, so an interrupted installation has none. */
const installedIn = (root) => packagesIn(join(root, 'node_modules', '.package-lock.json'))

/**
 * Whether node_modules matches package-lock.json.
 * @param {string} root
 * @param {boolean} whole with what only developers need
 */
export function isInstalled(root, whole) {
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {}
  const present = installedIn(root)
  if (!present || (whole && isTrimmed(root))) return false
  return Object.entries(wanted).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' || optional || (!whole && (dev || devOptional)) || present[path]?.version === version,
  )
}

/** What runs the application is less than half of what its developers need. Who has installed all of it keeps it. */
const isForDevelopers = (root) => installedIn(root) !== undefined && !isTrimmed(root)

/** If npm is configured to skip install scripts, the one that fetches the pinned Node is run explicitly. */
async function ensurePinnedNode() {
  if (runsPinnedNode()) return
  const rebuild = ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']
  if ((await npm(rebuild, { cwd: ROOT })) && runsPinnedNode()) return
  throw new Complaint(
    'The Node that the project pins is not in node_modules/node: run `npm rebuild node` and see what it says.',
  )
}

/**
 * Installs the packages if any is missing or package-lock.json has changed.
 * @param {{ developing?: boolean }} [need] developing: tests, tools and types too
 */
export async function ensureInstalled({ developing = false } = {}) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Complaint(`Node ${process.versions.node} is too old: version 20 or newer is needed.`)
  const isReady = () => isInstalled(ROOT, developing)
  if (isReady() && runsPinnedNode()) return
  await alone(LOCK, 'Another command is installing the packages, waiting for it…', async () => {
    if (!isReady()) {
      const whole = developing || isForDevelopers(ROOT)
      await installPackages(ROOT, whole)
      if (!whole) markForRunning(ROOT)
    }
    await ensurePinnedNode()
  })
}

/**
 * Deletes what nothing reads of packages that were installed only for running. Leaves it to the next start if another
 * command is installing, or if the signal comes first.
 * @param {AbortSignal} signal
 */
export async function trimInstalled(signal) {
  const lock = takeLock(LOCK)
  if ('holder' in lock) return
  try {
    await trimPackages(ROOT, signal)
  } finally {
    lock.release()
  }
}
