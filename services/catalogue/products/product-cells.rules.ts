import { linesOf, type Cell } from '@/services/http/cells.rules'

// How cells of a product are written and read: a cell with several values has one per line.

type Specification = { name: string; value: string }

/** `Tela: 14 pol.`; a colon or a backslash in the name gets a backslash before it. */
export const specificationCell = ({ name, value }: Specification): string =>
  `${name.replace(/[\\:]/g, '\\$&')}: ${value}`

export function readSpecifications(text: string): Cell<Specification[]> {
  const lines = linesOf(text)
  const read = lines.map((line) => /^((?:\\.|[^\\:])*):(.*)$/s.exec(line))
  const odd = lines.find((_, at) => !read[at])
  if (odd !== undefined)
    return { fault: `Escreva uma por linha, como “Memória: 16 GB”; “${odd}” está sem dois-pontos.` }
  return {
    value: read.flatMap((found) =>
      found ? [{ name: (found[1] ?? '').replace(/\\(.)/gs, '$1').trim(), value: (found[2] ?? '').trim() }] : [],
    ),
  }
}

/** `Uso: Escritório`: the kind of property and its name. */
export const propertyCell = ({ type, name }: { type: string; name: string }): string =>
  `${type}: ${name}`.replace(/\s+/g, ' ')
