/**
 * Groups of files that reach each other by imports (Tarjan's strongly connected components).
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @returns {string[][]} the groups of two or more files, largest first
 */
export function circlesOf(imports) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const circles = []

  function connect(file) {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    onStack.add(file)
    for (const next of imports.get(file) ?? []) {
      if (!index.has(next)) {
        connect(next)
        low.set(file, Math.min(low.get(file), low.get(next)))
      } else if (onStack.has(next)) low.set(file, Math.min(low.get(file), index.get(next)))
    }
    if (low.get(file) !== index.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    for (const member of circle) onStack.delete(member)
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const file of imports.keys()) if (!index.has(file)) connect(file)
  return circles.sort((a, b) => b.length - a.length)
}
