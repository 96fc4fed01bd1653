import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** V8's explicit compile hint, known since Chrome 136; to other browsers it is a comment. It has to be the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells the browser to compile the functions of each script while it arrives, aside from the page (docs/adr/0567).
 * @param {string} distDir of a finished build
 */
export function hintCompilation(distDir) {
  const folder = join(distDir, 'static', 'chunks')
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const path = join(folder, name)
    const script = readFileSync(path, 'utf8')
    if (!script.startsWith(HINT)) writeFileSync(path, HINT + script)
  }
}
