import { type Cell, linesOf } from '@/services/http/cells.rules'
import { sameName } from '@/services/http/import.rules'
import { DRAWING_OPTIONS } from '../images.rules'

// How cells of a simulator are written and read.

/** The cell of an uploaded picture or of a drawing in another colour, which a file cannot express. */
const OTHER_IMAGE = 'Outra imagem'

/** The label of an image in the list of drawings. */
export const imageCell = (image: string): string =>
  DRAWING_OPTIONS.find(({ value }) => value === image)?.label ?? OTHER_IMAGE

/** The drawing of that name; `Outra imagem` leaves the image as it is. */
export function readImage(cell: string): Cell<string | undefined> {
  if (cell === '') return { fault: 'Preencha esse campo' }
  if (sameName(cell) === sameName(OTHER_IMAGE)) return { value: undefined }
  const drawing = DRAWING_OPTIONS.find(({ label }) => sameName(label) === sameName(cell))
  if (drawing) return { value: drawing.value }
  return {
    fault: `Não há desenho “${cell}”. Use o nome de um, como “Notebook, escritório”; uma foto é enviada na página do simulador.`,
  }
}

/** A product type in a cell; without a plural, the existing plural stays. */
export type ProductTypeLine = { name: string; plural_name?: string }

/** `notebook / notebooks`; a slash or a backslash in a name gets a backslash before it. */
export const productTypeCell = ({ name, plural_name }: Required<ProductTypeLine>): string =>
  [name, plural_name].map((text) => text.replace(/[\\/]/g, '\\$&')).join(' / ')

/** The product types that a cell names, one per line. */
export const readProductTypes = (cell: string): Cell<ProductTypeLine[]> => ({
  value: linesOf(cell).map((line) => {
    const [, name = line, plural] = /^((?:\\.|[^\\/])*)(?:\/(.*))?$/s.exec(line) ?? []
    const plural_name = plural === undefined ? '' : bare(plural)
    return { name: bare(name), ...(plural_name !== '' && { plural_name }) }
  }),
})

const bare = (text: string): string => text.replace(/\\(.)/gs, '$1').trim()
