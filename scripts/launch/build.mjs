import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishBuild } from '../built/finish.mjs'
import { Complaint } from '../complaint.mjs'
import { alone, lockHolder, takeLock } from '../process/lock.mjs'
import { runToEnd } from './children.mjs'
import { ROOT } from './install.mjs'
import { sourceHash } from './source-hash.mjs'

const LAUNCHER = join(ROOT, '.launcher')

function stampOf(folder) {
  const path = join(ROOT, folder, 'source.sha256')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function marksOf(folder) {
  const marks = join(LAUNCHER, 'served', folder)
  return existsSync(marks) ? readdirSync(marks).map((name) => join(marks, name)) : []
}

function isServed(folder) {
  return marksOf(folder).some((mark) => lockHolder(mark) !== undefined)
}

/** Deletes separate builds that are no longer served. */
function removeLeftOver(except) {
  for (const folder of readdirSync(ROOT).filter((name) => /^\.next-[0-9a-f]{12}$/.test(name))) {
    if (folder === except || isServed(folder)) continue
    rmSync(join(ROOT, folder), { recursive: true, force: true })
    rmSync(join(LAUNCHER, 'served', folder), { recursive: true, force: true })
  }
}

/**
 * What Next writes last. Then it frees its memory piece by piece, with which both cores are busy for five seconds
 * (docs/adr/0576). A Next that does not write it is waited for.
 */
const LAST_FILE = join('diagnostics', 'route-bundle-stats.json')

function isWritten(path) {
  try {
    return Boolean(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return false
  }
}

async function build(folder, hash, env, signal) {
  console.info('Building the application, which takes a minute or so…')
  const next = join('node_modules', 'next', 'dist', 'bin', 'next')
  const buildEnv = { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: '1' }
  const last = join(ROOT, folder, LAST_FILE)
  rmSync(last, { force: true })
  const isDone = () => isWritten(last)
  const { ok, output } = await runToEnd([next, 'build'], { env: buildEnv, signal, isDone })
  if (!ok) throw new Complaint(`The build failed:\n${output}`)
  finishBuild(join(ROOT, folder))
  writeFileSync(join(ROOT, folder, 'source.sha256'), hash)
}

/** Marks the build as served by this process, so that another start does not overwrite it. */
function markServed(folder) {
  const mark = join(LAUNCHER, 'served', folder, String(process.pid))
  mkdirSync(join(LAUNCHER, 'served', folder), { recursive: true })
  const lock = takeLock(mark)
  return () => 'release' in lock && lock.release()
}

/**
 * A production build of the current sources, built if there is none.
 * A build that another start is serving is kept: the new one goes into a separate folder.
 * @param {Record<string, string | undefined>} env settings that become part of a build (NEXT_PUBLIC_…)
 * @param {AbortSignal} signal
 * @returns {Promise<{ folder: string, release: () => void }>}
 */
export async function ensureBuild(env, signal) {
  return alone(
    join(LAUNCHER, 'build.lock'),
    'Another command is building the application, waiting for it…',
    async () => {
      const hash = sourceHash(ROOT, env)
      const apart = `.next-${hash.slice(0, 12)}`
      const made = ['.next', apart].find((folder) => stampOf(folder) === hash)
      const folder = made ?? (isServed('.next') ? apart : '.next')
      if (!made) await build(folder, hash, env, signal)
      removeLeftOver(folder)
      return { folder, release: markServed(folder) }
    },
  )
}
