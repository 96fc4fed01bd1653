import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** @typedef {{ path: string, text: string, lines: number, tree: ts.SourceFile }} Source */

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.js']

/** @returns {{ path: string, bytes: number }[]} every existing file that git tracks */
export function trackedFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  return listed
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({ path, bytes: statSync(join(root, path)).size }))
}

/** @returns {Source} */
export function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  return { path, text, lines: text.split('\n').length - 1, tree }
}

/** Calls `visit` for every node of a file. */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

const isLazyImport = (node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

/**
 * Which of our files a file imports, types and lazy imports included.
 * @param {Source} source
 * @param {ReadonlySet<string>} known the files to consider
 * @returns {Set<string>}
 */
export function importsOf({ path, tree }, known) {
  const found = new Set()
  const add = (literal) => {
    const target = literal && ts.isStringLiteralLike(literal) && resolve(path, literal.text, known)
    if (target) found.add(target)
  }
  walk(tree, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal)
    else if (isLazyImport(node)) add(node.arguments[0])
  })
  return found
}

function resolve(from, specifier, known) {
  if (!/^(@\/|\.)/.test(specifier)) return undefined
  const base = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(from), specifier)
  return EXTENSIONS.map((extension) => base + extension).find((path) => known.has(path))
}
