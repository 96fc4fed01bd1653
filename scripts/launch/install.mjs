import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../complaint.mjs'
import { alone } from '../process/lock.mjs'
import { installPackages, npm } from './packages.mjs'
import { runsPinnedNode } from './pinned-node.mjs'
import { isTrimmed, trimPackages } from './trim.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

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
 * Installs the packages if any is missing or package-lock.json has changed. Resolves as soon as they can be used: what nothing
 * reads is deleted beside that, and until it is, no other command may install.
 * @param {{ developing?: boolean }} [need] developing: tests, tools and types too
 */
export async function ensureInstalled({ developing = false } = {}) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Complaint(`Node ${process.versions.node} is too old: version 20 or newer is needed.`)
  const isReady = () => isInstalled(ROOT, developing)
  if (isReady() && runsPinnedNode()) return
  const whileWaiting = 'Another command is installing the packages, waiting for it…'
  await new Promise((resolve, reject) => {
    alone(join(ROOT, '.launcher', 'install.lock'), whileWaiting, async () => {
      const missing = !isReady()
      const whole = developing || isForDevelopers(ROOT)
      if (missing) await installPackages(ROOT, whole)
      await ensurePinnedNode()
      resolve(undefined)
      if (missing && !whole) await trimPackages(ROOT)
    }).catch(reject)
  })
}
