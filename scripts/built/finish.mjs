// What is done to a build before it is served. `npm start` does it after each build, `npm run build` too.
import { pathToFileURL } from 'node:url'
import { hintCompilation } from './compile-hints.mjs'

/**
 * Doing it again changes nothing.
 * @param {string} distDir of a finished build
 */
export function finishBuild(distDir) {
  hintCompilation(distDir)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) finishBuild(process.env.NEXT_DIST_DIR || '.next')
