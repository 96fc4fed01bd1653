import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of packages that neither the build nor the server reads: they are for a debugger, an editor and a person. */
const UNREAD_FILES = /\.(map|d\.[cm]?ts|md)$/

/** Next looks for the types before a build, without reading them. */
const LEFT_WHOLE = ['@types', 'typescript']

/** Folders in node_modules, likewise. */
const UNREAD_FOLDERS = [
  // For pages without a bundler, and for browsers of the past.
  /^antd\/dist$/,
  /^pdfjs-dist\/(legacy|web|types|image_decoders)$/,
  // With it, pdf.js draws outside of a browser.
  /^@napi-rs\/canvas(-|$)/,
  // For who compiles against Node; node/bin has the program itself.
  /^node\/node_modules$/,
]

const DONE = 'done'

const markOf = (root) => join(root, 'node_modules', '.trimmed')

/** Whether an installation lacks what only developers need, or soon will. npm keeps the mark until it installs everything anew. */
export const isTrimmed = (root) => existsSync(markOf(root))

/**
 * Marks the packages of a checkout as installed only for running: from now on their unread files may be missing.
 * @param {string} root
 */
export const markForRunning = (root) => writeFileSync(markOf(root), 'begun')

async function trim(folder, name, signal) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (signal?.aborted) return
    const path = join(folder, entry.name)
    const inside = name === '' ? entry.name : `${name}/${entry.name}`
    if (!entry.isDirectory()) {
      if (UNREAD_FILES.test(entry.name)) await rm(path)
    } else if (UNREAD_FOLDERS.some((unread) => unread.test(inside))) {
      await rm(path, { recursive: true })
    } else if (!LEFT_WHOLE.includes(inside)) {
      await trim(path, inside, signal)
    }
  }
}

/**
 * Deletes what only developers need of the packages: 450 of 1,140 MB (docs/measurements.md). Does nothing if that is done, or
 * if the packages are also for developers.
 * @param {string} root of a checkout
 * @param {AbortSignal} [signal] ends it early; the next call goes on
 */
export async function trimPackages(root, signal) {
  if (!isTrimmed(root) || readFileSync(markOf(root), 'utf8') === DONE) return
  await trim(join(root, 'node_modules'), '', signal)
  if (!signal?.aborted) writeFileSync(markOf(root), DONE)
}
