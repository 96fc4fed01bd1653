import { existsSync, writeFileSync } from 'node:fs'
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

const markOf = (root) => join(root, 'node_modules', '.trimmed')

/** Whether an installation lacks what only developers need. npm keeps the mark until it installs everything anew. */
export const isTrimmed = (root) => existsSync(markOf(root))

async function trim(folder, name) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const inside = name === '' ? entry.name : `${name}/${entry.name}`
    if (!entry.isDirectory()) {
      if (UNREAD_FILES.test(entry.name)) await rm(path)
    } else if (UNREAD_FOLDERS.some((unread) => unread.test(inside))) {
      await rm(path, { recursive: true })
    } else if (!LEFT_WHOLE.includes(inside)) {
      await trim(path, inside)
    }
  }
}

/**
 * Deletes what only developers need of the packages: 450 of 1,140 MB (docs/measurements.md).
 * @param {string} root of a checkout whose packages have just been installed
 */
export async function trimPackages(root) {
  // First: an interrupted trim is a trimmed installation too.
  writeFileSync(markOf(root), '')
  await trim(join(root, 'node_modules'), '')
}
