import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeThrowAwayFolder } from '../test/throw-away-folder.mjs'

/** The paths of all files that git tracks or does not ignore. */
export function filesOfCheckout(root) {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  return names.split('\0').filter((name) => name && existsSync(join(root, name)))
}

/**
 * Copies a checkout with its uncommitted changes into a new folder, where files may be changed; packages are linked.
 * @param {string} root
 * @returns {{ folder: string, remove: () => void }}
 */
export function copyCheckout(root) {
  const folder = makeThrowAwayFolder('arrenda-mutation', tmpdir())
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  try {
    for (const name of filesOfCheckout(root)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      cpSync(join(root, name), join(folder, name))
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
