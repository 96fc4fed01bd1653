import ts from 'typescript'
import { changesOf } from './changes.mjs'

/**
 * @typedef {object} Mutant a small change of the code
 * @property {string} file
 * @property {string} kind
 * @property {number} line from 1
 * @property {number} start in the text of the file
 * @property {number} end
 * @property {string} before the text that is replaced
 * @property {string} after
 * @property {string} content the code without its path and position, for the draw
 */

const TYPES = new Set([
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
])

const isType = (node) => TYPES.has(node.kind) || ts.isTypeNode(node)

/** @param {ts.Node} node */
function nameOfDeclaration(node) {
  let outer = node
  while (outer.parent && !ts.isSourceFile(outer.parent)) outer = outer.parent
  const declared = ts.isVariableStatement(outer) ? outer.declarationList.declarations[0] : outer
  return declared?.name?.getText() ?? ''
}

/**
 * All small changes of a TypeScript file, except in types, imports and texts.
 * @param {string} file
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const mutants = []

  function visit(node) {
    if (isType(node)) return
    for (const { kind, start, end, after } of changesOf(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(start)
      const content = [nameOfDeclaration(node), lines[line].trim(), character - lines[line].search(/\S/), after]
      const before = text.slice(start, end)
      mutants.push({ file, kind, line: line + 1, start, end, before, after, content: content.join('\0') })
    }
    ts.forEachChild(node, visit)
  }

  visit(source)
  return mutants
}

/**
 * @param {string} text
 * @param {Mutant} mutant
 */
export const plant = (text, { start, end, after }) => text.slice(0, start) + after + text.slice(end)

const OPTIONS = {
  compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  reportDiagnostics: true,
}

/**
 * Whether a mutant compiles and changes the output.
 * @param {string} text
 * @param {Mutant} mutant
 */
export function isWorthRunning(text, mutant) {
  const { outputText, diagnostics } = ts.transpileModule(plant(text, mutant), OPTIONS)
  return diagnostics.length === 0 && outputText !== ts.transpileModule(text, OPTIONS).outputText
}
