import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SCRIPT = /<script src="\/_next\/([^"?]+)[^"]*" defer=""><\/script>/g
const SCRIPTS = new RegExp(`(?:${SCRIPT.source})+`, 'g')
/** Starts once it and all the scripts that it knows of are there, in whatever order they come. */
const RUNTIME = /\/turbopack-[^/]+$/
/** Lists for the change of pages, which no page needs to begin. */
const MANIFEST = /Manifest\.js$/

/**
 * Orders the scripts of each prerendered page by size, the largest first (docs/adr/0568): over a few connections the page waits for
 * the largest one, which should not be the last to begin.
 * @param {string} distDir of a finished build
 */
export function orderScripts(distDir) {
  const folder = join(distDir, 'server', 'pages')
  const sizeOf = (source) => statSync(join(distDir, decodeURIComponent(source))).size
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const path = join(folder, name)
    const html = readFileSync(path, 'utf8')
    const ordered = inOrder(html, sizeOf)
    if (ordered !== html) writeFileSync(path, ordered)
  }
}

/**
 * @param {string} html of a prerendered page
 * @param {(source: string) => number} sizeOf of a script, such as `static/chunks/abc.js`
 * @returns {string}
 */
export function inOrder(html, sizeOf) {
  return html.replace(SCRIPTS, (run) => {
    const tags = [...run.matchAll(SCRIPT)].map(([tag, source]) => ({ tag, source, size: sizeOf(source) }))
    const runtime = tags.findIndex(({ source }) => RUNTIME.test(source))
    // Those of the shell stay before those of the page: the shell starts while the page's are on their way.
    const placed = tags.map((script, at) => ({ ...script, group: groupOf(script.source, at, runtime) }))
    return placed
      .sort((one, other) => one.group - other.group || other.size - one.size)
      .map(({ tag }) => tag)
      .join('')
  })
}

function groupOf(source, at, runtime) {
  if (MANIFEST.test(source)) return 3
  if (at === runtime) return 1
  return at < runtime ? 0 : 2
}
