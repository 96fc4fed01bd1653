import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../complaint.mjs'
import { alone } from '../process/lock.mjs'
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

/** Runs npm with the Node that called this program: the one in node_modules is about to be replaced. */
function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const [command, before] = cli && node && existsSync(node) ? [node, [cli]] : ['npm', []]
  const run = spawnSync(command, [...before, ...args], { cwd: ROOT, stdio: 'inherit' })
  if (run.error) throw new Complaint(`npm could not be started: ${run.error.message}`)
  return run.status === 0
}

/** What runs the application is less than half of what its developers need. Who has installed all of it keeps it. */
const isForDevelopers = (root) => installedIn(root) !== undefined && !isTrimmed(root)

function install(whole) {
  console.info('Installing the packages…')
  if (!npm(['ci', whole ? '--include=dev' : '--omit=dev', '--no-audit', '--loglevel=error'])) {
    throw new Complaint('`npm ci` failed, see above. Is the network reachable?')
  }
  if (!whole) trimPackages(ROOT)
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
  await alone(
    join(ROOT, '.launcher', 'install.lock'),
    'Another command is installing the packages, waiting for it…',
    () => {
      if (!isReady()) install(developing || isForDevelopers(ROOT))
      // If npm is configured to skip install scripts, the one that fetches the pinned Node is run explicitly.
      if (
        !runsPinnedNode() &&
        !(npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']) && runsPinnedNode())
      ) {
        throw new Complaint(
          'The Node that the project pins is not in node_modules/node: run `npm rebuild node` and see what it says.',
        )
      }
    },
  )
}
