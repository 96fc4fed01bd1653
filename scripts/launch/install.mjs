import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
function npm(args, { cwd = ROOT, stdio = 'inherit' } = {}) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const [command, before] = cli && node && existsSync(node) ? [node, [cli]] : ['npm', []]
  const run = spawnSync(command, [...before, ...args], { cwd, stdio })
  if (run.error) throw new Complaint(`npm could not be started: ${run.error.message}`)
  return run.status === 0
}

/** What runs the application is less than half of what its developers need. Who has installed all of it keeps it. */
const isForDevelopers = (root) => installedIn(root) !== undefined && !isTrimmed(root)

/**
 * A lock file with the addresses of its packages (docs/adr/0575). The committed one names no registry: npm would read of every
 * package what versions there are, only to learn an address that follows from name and version.
 * @param {{ packages: Record<string, { version?: string, name?: string, link?: boolean }> }} lock
 * @returns {{ packages: Record<string, { resolved?: string }> }}
 */
export function withAddresses(lock) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === '' || entry.link) return [path, entry]
    const name = entry.name ?? path.split('node_modules/').at(-1)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    // npm puts the configured registry in place of this one.
    return [path, { ...entry, resolved: `https://registry.npmjs.org/${name}/-/${file}` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** Installs in a folder aside, where the lock file has addresses, and moves the result here. False if anything failed. */
function installAside(args) {
  const aside = join(ROOT, '.launcher', 'packages')
  rmSync(aside, { recursive: true, force: true })
  try {
    mkdirSync(aside, { recursive: true })
    for (const name of ['package.json', '.npmrc']) copyFileSync(join(ROOT, name), join(aside, name))
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    writeFileSync(join(aside, 'package-lock.json'), JSON.stringify(withAddresses(lock)))
    if (!npm(args, { cwd: aside, stdio: ['ignore', 'inherit', 'ignore'] })) return false
    rmSync(join(ROOT, 'node_modules'), { recursive: true, force: true })
    renameSync(join(aside, 'node_modules'), join(ROOT, 'node_modules'))
    return true
  } catch {
    return false
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function install(whole) {
  console.info('Installing the packages…')
  const args = ['ci', whole ? '--include=dev' : '--omit=dev', '--no-audit', '--loglevel=error']
  // A registry may have its packages elsewhere, and node_modules may be a volume, which cannot be replaced.
  if (!installAside(args) && !npm(args)) {
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
