import { posix } from 'node:path'
import ts from 'typescript'
import { circlesOf } from './circles.mjs'
import { importsOf, readSource, trackedFiles, walk } from './sources.mjs'

/** A file with fewer lines counts as small. */
const SMALL_LINES = 15
const CODE = /\.(tsx?|mjs|cjs|js)$/

/** @typedef {{ name: string, value: number | string, detail?: string }} Figure */

/**
 * Figures on the layout of a checkout: files, lines, folders and imports.
 * A source file is a `.ts` or `.tsx` file outside `tests/`.
 * @param {string} root a folder tracked by git
 * @returns {Promise<Figure[]>}
 */
export async function measureHouse(root) {
  const tracked = trackedFiles(root)
  const paths = tracked.map(({ path }) => path)
  const isSource = (path) => /\.tsx?$/.test(path) && !path.startsWith('tests/')
  const sources = paths.filter(isSource).map((path) => readSource(root, path))
  const outsidePages = sources.filter(({ path }) => !path.startsWith('pages/'))
  const known = new Set(sources.map(({ path }) => path))
  const imports = new Map(sources.map((source) => [source.path, importsOf(source, known)]))
  const importers = countImporters(imports)
  const circles = circlesOf(imports)
  const [largest, size] = largestFolder(paths.filter((path) => CODE.test(path)))
  const tests = paths.filter((path) => path.startsWith('tests/') && CODE.test(path))
  return [
    { name: 'source files', value: sources.length },
    { name: 'source lines', value: sum(sources.map(({ lines }) => lines)) },
    {
      name: 'test files',
      value: tests.length,
      detail: `${sum(tests.map((path) => readSource(root, path).lines))} lines`,
    },
    { name: 'files in hooks/', value: sources.filter(({ path }) => path.startsWith('hooks/')).length },
    {
      name: 'files with exactly one importer, outside pages/',
      value: outsidePages.filter(({ path }) => importers.get(path) === 1).length,
      detail: `of ${outsidePages.length}`,
    },
    { name: 'code files in the largest folder', value: size, detail: largest },
    {
      name: 'circles, types included',
      value: circles.length,
      detail: circles[0] && `largest ${circles[0].length} files`,
    },
    { name: 'casts', value: sum(sources.map(({ tree }) => castsIn(tree))), detail: '`as const` not counted' },
    { name: 'definitions of PAGE_SIZE', value: sum(sources.map(({ tree }) => definitionsOf(tree, 'PAGE_SIZE'))) },
    {
      name: `files under ${SMALL_LINES} lines, outside pages/`,
      value: outsidePages.filter(({ lines }) => lines < SMALL_LINES).length,
    },
    { name: 'MB of tracked files', value: (sum(tracked.map(({ bytes }) => bytes)) / 1e6).toFixed(1) },
  ]
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

function countImporters(imports) {
  const counts = new Map()
  for (const targets of imports.values())
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1)
  return counts
}

function largestFolder(paths) {
  const counts = new Map()
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
}

function castsIn(tree) {
  let casts = 0
  walk(tree, (node) => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) casts += 1
  })
  return casts
}

function definitionsOf(tree, name) {
  let definitions = 0
  walk(tree, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) definitions += 1
  })
  return definitions
}
