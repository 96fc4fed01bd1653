import type { LineFault, SheetLine } from '@/services/http/import.rules'
import { faultsOf, firstOf, readLine, unknownNumber } from '@/services/http/sheet.rules'
import type { PropertyToCreate } from './new-properties.rules'
import {
  EMPTY_PRODUCT,
  PRODUCT_FIELDS,
  type ProductNames,
  type ProductRecord,
  toNewProduct,
} from './product-fields.rules'
import { PRODUCT_LINE_FORMAT } from './product-file.rules'
import type { ProductChange } from './products.schema'

/** The values of a line; pictures have no column. */
type ProductLine = Omit<ProductChange, 'version' | 'images'>

type ExistingProduct = { id: number; record: ProductRecord }

/** The names that the lines may use, and the existing products. */
export type ProductImportContext = { names: ProductNames; products: readonly ExistingProduct[] }

/** The write that a line leads to. */
export type ProductWrite = {
  line: number
  body: ProductLine
  after: ProductRecord
  /** Properties that the file names first in this line, and that are created with it. */
  creates?: readonly PropertyToCreate[]
} & ({ id: null; before: null } | { id: number; before: ProductRecord })

export type ProductOutcome =
  { kind: 'created' | 'changed'; step: ProductWrite } | { kind: 'unchanged' } | { kind: 'failed'; faults: LineFault[] }

/**
 * Decides line by line what is written. A line updates the product with its number, else the one with its Omie code;
 * otherwise it creates one. Lines may not refer to the same product, share an Omie code, or create the same product
 * without a code.
 */
export function productPlanner({ names, products }: ProductImportContext): (line: SheetLine) => ProductOutcome {
  const byId = new Map(products.map((product) => [product.id, product]))
  const byCode = new Map(products.flatMap((one) => (one.record.omie_code ? [[one.record.omie_code, one]] : [])))
  const twins = new Map(products.map(({ id, record }) => [twinKey(record), `ao produto nº ${String(id)}`]))
  const once = { number: new Map<number, number>(), code: new Map<string, number>() }

  return ({ line, cells }) => {
    const { number, body, faults } = readLine<ProductNames, ProductLine>(PRODUCT_LINE_FORMAT, cells, names)
    const code = body.omie_code
    const holder = code ? byCode.get(code) : undefined
    const target = number === null ? holder : byId.get(number)
    const addFault = (column: string | null, message: string) => faults.push({ column, message })

    if (number !== null && !target && faults.every(({ column }) => column !== PRODUCT_LINE_FORMAT.titles.number))
      addFault(PRODUCT_LINE_FORMAT.titles.number, unknownNumber(PRODUCT_LINE_FORMAT, number))
    if (target && holder && holder.id !== target.id)
      addFault(
        PRODUCT_FIELDS.omie_code.column.title,
        `Esse código já é do produto nº ${String(holder.id)}, “${holder.record.title}”.`,
      )
    const isNew = number === null && !holder
    faults.push(...faultsOf(PRODUCT_LINE_FORMAT, body, { isNew, cells, said: faults }))

    const before = target && firstOf(once.number, target.id, line)
    if (before) addFault(null, `A linha ${String(before)} já muda este produto.`)
    const same = code && !before ? firstOf(once.code, code, line) : undefined
    if (same) addFault(PRODUCT_FIELDS.omie_code.column.title, `A linha ${String(same)} já tem esse código.`)
    if (isNew && !code) {
      const key = twinKey(body)
      const twin = twins.get(key)
      if (twin) addFault(null, `Igual ${twin}: mesmo nome, modelo, título e cor. Para mudá-lo, preencha o número.`)
      else twins.set(key, `à linha ${String(line)}`)
    }

    if (faults.length > 0) return { kind: 'failed', faults }
    if (!target)
      return { kind: 'created', step: { line, id: null, body, before: null, after: recordOf(NEW_PRODUCT, body) } }
    const was = recordOf(target.record, {})
    const after = recordOf(was, body)
    if (JSON.stringify(after) === JSON.stringify(was)) return { kind: 'unchanged' }
    return { kind: 'changed', step: { line, id: target.id, body, before: was, after } }
  }
}

const twinKey = ({ name, model, title, color }: Pick<ProductLine, 'name' | 'model' | 'title' | 'color'>): string =>
  JSON.stringify([name, model, title, color ?? null])

/** The defaults of a new product, for the columns that its line leaves out. */
const NEW_PRODUCT = toNewProduct(EMPTY_PRODUCT)

/** A product with the values of a line. */
const recordOf = (was: ProductRecord, line: ProductLine): ProductRecord => ({
  ...was,
  ...line,
  property_ids: [...new Set(line.property_ids ?? was.property_ids)].sort((a, b) => a - b),
  dimensions: { ...was.dimensions, ...line.dimensions },
})
