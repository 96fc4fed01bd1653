// Two copies of the application, built and served side by side: this checkout, and the commit that it is measured against.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../launch/install.mjs'
import { startBuilt } from '../server.mjs'

const git = (...args) => execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim()

/**
 * Checks a commit out beside this checkout.
 * @param {string} ref a commit, a tag or a branch
 * @param {string} folder where to; it must not exist
 * @returns {{ name: string, root: string, remove: () => void }}
 */
export function checkOut(ref, folder) {
  const name = git('rev-parse', '--short', `${ref}^{commit}`)
  git('worktree', 'add', '--quiet', '--detach', folder, name)
  return { name, root: folder, remove: () => git('worktree', 'remove', '--force', folder) }
}

/** This checkout, by its commit; a star says that files have changed since. */
export function thisCheckout() {
  const star = git('status', '--porcelain') === '' ? '' : '*'
  return { name: `${git('rev-parse', '--short', 'HEAD')}${star}`, root: ROOT, remove: () => undefined }
}

/**
 * Serves a copy with the demo's data, on a database of its own. It is installed and built first where it has to be.
 * @param {{ root: string }} copy
 * @param {number} port
 * @param {string} folder for its data
 * @returns {Promise<{ base: string, stop: () => Promise<void> }>}
 */
export async function serve({ root }, port, folder) {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, `data-${port}`),
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
  }
  const { stop } = await startBuilt(env, root)
  return { base: `http://localhost:${port}`, stop }
}
