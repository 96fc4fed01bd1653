import { spawnSync } from 'node:child_process'
import { Complaint } from '../complaint.mjs'

const ACCOUNT = 'postgres'

function numberOf(flag) {
  const { status, stdout } = spawnSync('id', [flag, ACCOUNT], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

function lookUp() {
  const uid = numberOf('-u')
  const gid = numberOf('-g')
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function create() {
  // Debian and Red Hat have useradd, Alpine has adduser only.
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', ACCOUNT],
    ['adduser', '-S', '-D', '-H', ACCOUNT],
  ]
  for (const [command = '', ...args] of attempts) {
    if (spawnSync(command, args).status === 0) return
  }
}

/**
 * PostgreSQL refuses to run as root: root runs it with the system account `postgres`, created if missing.
 * @returns {{ uid: number, gid: number } | undefined} undefined when the caller is not root and runs it as itself
 */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return undefined
  const existing = lookUp()
  if (existing) return existing
  create()
  const created = lookUp()
  if (!created) {
    throw new Complaint(
      `PostgreSQL does not run as root, and the account "${ACCOUNT}" could not be created: run as another user or set DATABASE_URL.`,
    )
  }
  return created
}

/**
 * Lets the kernel check the access, so that access lists and mount options count too.
 * @param {{ uid: number, gid: number } | undefined} account
 * @param {'-x' | '-r'} right
 * @param {string} path
 */
export function accountMay(account, right, path) {
  if (!account) return true
  const probe = spawnSync('/bin/sh', ['-c', `test ${right} "$1"`, 'sh', path], { ...account, cwd: '/' })
  return probe.status === 0
}
