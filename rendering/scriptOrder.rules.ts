/** Starts once it and all the scripts that it knows of are there, in whatever order they come. */
const RUNTIME = /\/turbopack-[^/]+$/
/** Lists for the change of pages, which no page needs to begin. */
const MANIFEST = 'Manifest.js'

/**
 * Orders the scripts of a page by size, the largest first (docs/adr/0568): over a few connections the page waits for the
 * largest one, which should not be the last to begin. Turbopack's scripts register themselves, and run when all have come.
 * @param sources of the scripts as Next lists them: the shell's, its start, the page's, the manifests
 * @param sizeOf a script, in bytes
 */
export function inOrder(sources: readonly string[], sizeOf: (source: string) => number): string[] {
  const runtime = sources.findIndex((source) => RUNTIME.test(source))
  // Those of the shell stay before those of the page: the shell starts while the page's are on their way.
  return sources
    .map((source, at) => ({ source, size: sizeOf(source), group: groupOf(source, at, runtime) }))
    .sort((one, other) => one.group - other.group || other.size - one.size)
    .map(({ source }) => source)
}

function groupOf(source: string, at: number, runtime: number): number {
  if (source.endsWith(MANIFEST)) return 3
  if (at === runtime) return 1
  return at < runtime ? 0 : 2
}
