import ts from 'typescript'

const { SyntaxKind } = ts

/** The replacements of operators. */
const OPERATORS = new Map([
  [SyntaxKind.LessThanToken, ['comparison', '<=']],
  [SyntaxKind.LessThanEqualsToken, ['comparison', '<']],
  [SyntaxKind.GreaterThanToken, ['comparison', '>=']],
  [SyntaxKind.GreaterThanEqualsToken, ['comparison', '>']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['comparison', '!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['comparison', '===']],
  [SyntaxKind.AmpersandAmpersandToken, ['logic', '||']],
  [SyntaxKind.BarBarToken, ['logic', '&&']],
  [SyntaxKind.PlusToken, ['arithmetic', '-']],
  [SyntaxKind.MinusToken, ['arithmetic', '+']],
  [SyntaxKind.AsteriskToken, ['arithmetic', '/']],
  [SyntaxKind.SlashToken, ['arithmetic', '*']],
  [SyntaxKind.PercentToken, ['arithmetic', '*']],
  [SyntaxKind.PlusEqualsToken, ['arithmetic', '-=']],
  [SyntaxKind.MinusEqualsToken, ['arithmetic', '+=']],
])

const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' }

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** @typedef {{ kind: string, start: number, end: number, after: string }} Change */

/** @returns {Change} */
const replace = (kind, node, after) => ({ kind, start: node.getStart(), end: node.getEnd(), after })

function ofBinary(node) {
  const [kind, after] = OPERATORS.get(node.operatorToken.kind) ?? []
  // A concatenation of texts is no arithmetic.
  const isJoin = kind === 'arithmetic' && (isText(node.left) || isText(node.right))
  return kind && !isJoin ? [replace(kind, node.operatorToken, after)] : []
}

function ofPrefix(node) {
  if (node.operator === SyntaxKind.ExclamationToken) return [replace('negation', node, node.operand.getText())]
  if (node.operator === SyntaxKind.MinusToken) return [replace('arithmetic', node, node.operand.getText())]
  return []
}

const always = (condition) => ['true', 'false'].map((after) => replace('conditional', condition, after))

/**
 * The changes of one node, without those of its children.
 * @param {ts.Node} node
 * @returns {Change[]}
 */
export function changesOf(node) {
  if (ts.isBinaryExpression(node)) return ofBinary(node)
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node)
  if (ts.isIfStatement(node)) return always(node.expression)
  if (ts.isConditionalExpression(node)) return always(node.condition)
  if (ts.isNumericLiteral(node)) return [replace('constant', node, String(Number(node.text.replaceAll('_', '')) + 1))]
  if (node.kind === SyntaxKind.TrueKeyword) return [replace('boolean', node, 'false')]
  if (node.kind === SyntaxKind.FalseKeyword) return [replace('boolean', node, 'true')]
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
    const after = Object.hasOwn(METHODS, node.name.text) ? METHODS[node.name.text] : undefined
    return after ? [replace('method', node.name, after)] : []
  }
  return []
}
