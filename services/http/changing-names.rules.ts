import type { Names } from './cells.rules'
import { sameName } from './import.rules'

type NamedRow = { id: number; name: string }

/**
 * Names that change while a file is read: what one line adds or renames, the lines below may name. As `namesOf` finds
 * them: those that are written exactly so, else those that are the same but for their dress.
 */
export function changingNames(things: Iterable<NamedRow>) {
  const [exact, alike] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()]
  const called = new Map<number, string>()
  const put = ({ id, name }: NamedRow): void => {
    const old = called.get(id)
    if (old === name) return
    if (old !== undefined) {
      exact.get(old)?.delete(id)
      alike.get(sameName(old))?.delete(id)
    }
    called.set(id, name)
    among(exact, name).add(id)
    among(alike, sameName(name)).add(id)
  }
  for (const thing of things) put(thing)
  const find: Names = (text) => {
    const found = exact.get(text)
    return [...(found?.size ? found : (alike.get(sameName(text)) ?? []))]
  }
  return { find, put }
}

function among(groups: Map<string, Set<number>>, name: string): Set<number> {
  const group = groups.get(name) ?? new Set()
  groups.set(name, group)
  return group
}
