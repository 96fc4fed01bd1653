import { LAST_ID } from '@/services/config/id.schema'
import { ValidationError } from '@/services/config/validation'
import { sameName, type LineFault } from '@/services/http/import.rules'
import {
  isRounded,
  linesOf,
  readPrice,
  readSpecifications,
  readStanding,
  readWhole,
  type Cell,
} from './product-cells.rules'
import { PRODUCT_TITLE } from './product-csv.rules'
import { newProductBody, productChangeBody, type ProductChange } from './products.schema'

/** What the lines may name: by what is written in the file, exactly or but for accents, capitals and blanks. */
export type ProductNames = Record<'categories' | 'productTypes' | 'properties', Names>
type Names = (text: string) => number[]

type Path = keyof typeof PRODUCT_TITLE
type Reader = (text: string, names: ProductNames) => Cell<unknown>

const text: Reader = (cell) => ({ value: cell })
const textOrNull: Reader = (cell) => ({ value: cell === '' ? null : cell })
const measure: Reader = (cell) => ({ value: cell === '' ? null : readWhole(cell) })
const EMPTY = 'Preencha esse campo'

/** How each cell becomes what the API takes. An empty cell empties the field; where something is needed it is refused. */
const READERS: Record<Exclude<Path, 'number'>, Reader> = {
  name: text,
  model: text,
  title: text,
  omie_code: (cell) =>
    isRounded(cell)
      ? { fault: `A planilha arredondou este código (“${cell}”). Formate a coluna como texto e digite-o de novo.` }
      : { value: cell === '' ? null : cell },
  product_type_id: (cell, { productTypes }) =>
    named(cell, productTypes, ['Não há tipo de produto', 'Há mais de um tipo de produto']),
  category_id: (cell, { categories }) => named(cell, categories, ['Não há categoria', 'Há mais de uma categoria']),
  price: (cell) => (cell === '' ? { fault: EMPTY } : { value: readPrice(cell) }),
  description: text,
  color: textOrNull,
  'dimensions.height': measure,
  'dimensions.width': measure,
  'dimensions.depth': measure,
  'dimensions.weight': measure,
  technical_specifications: readSpecifications,
  property_ids: (cell, { properties }) => {
    const found = linesOf(cell).map((line) => named(line, properties, PROPERTY_FAULTS))
    const fault = found.find((one) => 'fault' in one)
    return fault ?? { value: found.flatMap((one) => ('value' in one ? [one.value] : [])) }
  },
  active: readStanding,
}

const PROPERTY_FAULTS = ['Não há propriedade', 'Há mais de uma propriedade'] as const

function named(cell: string, find: Names, [none, many]: readonly [string, string]): Cell<number> {
  if (cell === '') return { fault: EMPTY }
  const [id, other] = find(cell)
  if (id === undefined) return { fault: `${none} “${cell}”. Confira o nome ou cadastre antes.` }
  return other === undefined ? { value: id } : { fault: `${many} com o nome “${cell}”.` }
}

export type ReadProduct = {
  /** Of the product that the line names by it. */
  number: number | null
  body: ProductChange
  faults: LineFault[]
}

/** What a line says of a product. A column that the file does not have says nothing. */
export function readProductLine(cells: Readonly<Record<string, string>>, names: ProductNames): ReadProduct {
  const faults: LineFault[] = []
  const body: Record<string, unknown> = {}
  for (const [path, read] of Object.entries(READERS) as [Exclude<Path, 'number'>, Reader][]) {
    const column = PRODUCT_TITLE[path]
    const cell = cells[column]
    if (cell === undefined) continue
    const said = read(cell, names)
    if ('fault' in said) faults.push({ column, message: said.fault })
    else put(body, path, said.value)
  }
  const number = cells[PRODUCT_TITLE.number] ?? ''
  const id = number === '' ? null : readWhole(number)
  if (id !== null && !(id >= 1 && id <= LAST_ID)) faults.push({ column: PRODUCT_TITLE.number, message: NO_NUMBER })
  return { number: id, body, faults }
}

const NO_NUMBER = 'Use o número que está no arquivo baixado, ou deixe vazio para cadastrar um produto novo.'

/** `dimensions.height` stands within `dimensions`. What says nothing is not there. */
function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const [field = '', part] = path.split('.')
  if (value === undefined) return
  body[field] = part ? { ...(body[field] as object | undefined), [part]: value } : value
}

/**
 * What the API's own rules say against it: the first of each column of which nothing is said already.
 * @param cells the columns that the file has: a new product may miss one altogether
 */
export function faultsOf(
  body: ProductChange,
  isNew: boolean,
  { cells, said }: { cells: Readonly<Record<string, string>>; said: readonly LineFault[] },
): LineFault[] {
  try {
    const schema = isNew ? newProductBody : productChangeBody
    schema.validateSync(body, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const all = error.inner.map(({ path = '', message, type }) => faultAt(path, { message, type, cells }))
    return all.filter(
      ({ column }, at) =>
        !said.some((one) => one.column === column) && all.findIndex((one) => one.column === column) === at,
    )
  }
}

type Said = { message: string; type: string | undefined; cells: Readonly<Record<string, string>> }

function faultAt(path: string, { message, type, cells }: Said): LineFault {
  const bare = path.replace(/\[.*$/, '')
  const column: string | null = Object.hasOwn(PRODUCT_TITLE, bare) ? PRODUCT_TITLE[bare as Path] : null
  if (column !== null && cells[column] === undefined)
    return { column, message: 'Falta esta coluna, que um produto novo precisa ter.' }
  return { column, message: bare === 'price' && type === 'matches' ? 'Use um valor como 1.499,90' : message }
}

/** Finds things by their names: those that are written exactly so, else those that are the same but for their dress. */
export function namesOf(things: readonly { id: number; name: string }[]): Names {
  const exact = Map.groupBy(things, ({ name }) => name)
  const alike = Map.groupBy(things, ({ name }) => sameName(name))
  return (text) => (exact.get(text) ?? alike.get(sameName(text)) ?? []).map(({ id }) => id)
}
