import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Runs npm with the Node that called this program: the one in node_modules is about to be replaced.
 * @param {string[]} args
 * @param {{ cwd: string, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function npm(args, { cwd, stdio = 'inherit' }) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const [command, before] = cli && node && existsSync(node) ? [node, [cli]] : ['npm', []]
  const run = spawn(command, [...before, ...args], { cwd, stdio })
  const [code] = await once(run, 'close').catch((error) => {
    throw new Complaint(`npm could not be started: ${error.message}`)
  })
  return code === 0
}

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

/**
 * A project of some of this one's dependencies. npm leaves out what they do not need of the lock file.
 * @param {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} manifest
 * @param {{ packages: Record<string, object> }} lock
 * @param {(name: string) => boolean} wanted
 */
export function projectOf(manifest, lock, wanted) {
  const some = (dependencies) => Object.fromEntries(Object.entries(dependencies).filter(([name]) => wanted(name)))
  const { dependencies, devDependencies } = manifest
  const kept = { dependencies: some(dependencies), devDependencies: some(devDependencies) }
  return {
    manifest: { ...manifest, ...kept },
    lock: { ...lock, packages: { ...lock.packages, '': { ...lock.packages[''], ...kept } } },
  }
}

/** Moves the packages of an installation into another one, and into npm's list of what is installed there. */
function addPackages(from, to) {
  const moveAll = (folder) => {
    for (const name of readdirSync(join(from, folder))) {
      if (!existsSync(join(to, folder, name))) renameSync(join(from, folder, name), join(to, folder, name))
    }
  }
  const [list, more] = [to, from].map((modules) => readJson(join(modules, '.package-lock.json')))
  mkdirSync(join(to, '.bin'), { recursive: true })
  moveAll('.bin')
  moveAll('')
  // Last: npm believes a list only if it is younger than the folders.
  const packages = { ...list.packages, ...more.packages }
  writeFileSync(join(to, '.package-lock.json'), JSON.stringify({ ...list, packages }, null, 2))
}

/**
 * Installs in folders aside, where the lock file has addresses, and moves the result here. The pinned Node is installed at
 * the same time as the rest: its package has an install script that unpacks 190 MB, which npm would run after everything else.
 * False if anything failed.
 */
async function installAside(root, args) {
  const aside = join(root, '.launcher', 'packages')
  rmSync(aside, { recursive: true, force: true })
  try {
    const manifest = readJson(join(root, 'package.json'))
    const lock = withAddresses(readJson(join(root, 'package-lock.json')))
    const install = async (folder, wanted, stdout) => {
      const cwd = join(aside, folder)
      mkdirSync(cwd, { recursive: true })
      copyFileSync(join(root, '.npmrc'), join(cwd, '.npmrc'))
      const project = projectOf(manifest, lock, wanted)
      writeFileSync(join(cwd, 'package.json'), JSON.stringify(project.manifest))
      writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(project.lock))
      return npm(args, { cwd, stdio: ['ignore', stdout, 'ignore'] })
    }
    const installed = await Promise.all([
      install('rest', (name) => name !== 'node', 'inherit'),
      install('node', (name) => name === 'node', 'ignore'),
    ])
    if (installed.includes(false)) return false
    const [rest, node] = ['rest', 'node'].map((folder) => join(aside, folder, 'node_modules'))
    addPackages(node, rest)
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    renameSync(rest, join(root, 'node_modules'))
    return true
  } catch {
    return false
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * Installs the packages of the lock file.
 * @param {string} root of a checkout
 * @param {boolean} whole with what only developers need
 */
export async function installPackages(root, whole) {
  console.info('Installing the packages…')
  const args = ['ci', whole ? '--include=dev' : '--omit=dev', '--no-audit', '--loglevel=error']
  // A registry may have its packages elsewhere, and node_modules may be a volume, which cannot be replaced.
  if (!(await installAside(root, args)) && !(await npm(args, { cwd: root }))) {
    throw new Complaint('`npm ci` failed, see above. Is the network reachable?')
  }
}
