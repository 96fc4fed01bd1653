import type { LineFault, SheetLine } from '@/services/http/import.rules'
import { faultsOf, firstOf, readLine, unknownNumber } from '@/services/http/sheet.rules'
import { PRODUCT_TITLE } from './product-csv.rules'
import { PRODUCT_LINE_FORMAT, type ProductNames } from './product-import.rules'
import type { ProductRecord } from './product-record.rules'
import type { ProductChange } from './products.schema'

type ExistingProduct = { id: number; record: ProductRecord }

/** What the lines meet: the names that they may use, and the products that they may mean. */
export type ProductImportContext = { names: ProductNames; products: readonly ExistingProduct[] }

/** What is written for a line. */
export type ProductWrite = { line: number; body: ProductChange; after: ProductRecord } & (
  { id: null; before: null } | { id: number; before: ProductRecord }
)

export type ProductOutcome =
  { kind: 'created' | 'changed'; step: ProductWrite } | { kind: 'unchanged' } | { kind: 'failed'; faults: LineFault[] }

/**
 * Says of line after line what it does. A line means the product whose number it has, else the one with its Omie code, else
 * a new one. No two lines mean the same product, have the same Omie code, or add the same product without one.
 */
export function productPlanner({ names, products }: ProductImportContext): (line: SheetLine) => ProductOutcome {
  const byId = new Map(products.map((product) => [product.id, product]))
  const byCode = new Map(products.flatMap((one) => (one.record.omie_code ? [[one.record.omie_code, one]] : [])))
  const twins = new Map(products.map(({ id, record }) => [twinKey(record), `ao produto nº ${String(id)}`]))
  const once = { number: new Map<number, number>(), code: new Map<string, number>() }

  return ({ line, cells }) => {
    const { number, body, faults } = readLine<ProductNames, ProductChange>(PRODUCT_LINE_FORMAT, cells, names)
    const code = body.omie_code
    const holder = code ? byCode.get(code) : undefined
    const target = number === null ? holder : byId.get(number)
    const say = (column: string | null, message: string) => faults.push({ column, message })

    if (number !== null && !target && faults.every(({ column }) => column !== PRODUCT_TITLE.number))
      say(PRODUCT_TITLE.number, unknownNumber(PRODUCT_LINE_FORMAT, number))
    if (target && holder && holder.id !== target.id)
      say(PRODUCT_TITLE.omie_code, `Esse código já é do produto nº ${String(holder.id)}, “${holder.record.title}”.`)
    const isNew = number === null && !holder
    faults.push(...faultsOf(PRODUCT_LINE_FORMAT, body, { isNew, cells, said: faults }))

    const before = target && firstOf(once.number, target.id, line)
    if (before) say(null, `A linha ${String(before)} já muda este produto.`)
    const same = code && !before ? firstOf(once.code, code, line) : undefined
    if (same) say(PRODUCT_TITLE.omie_code, `A linha ${String(same)} já tem esse código.`)
    if (isNew && !code) {
      const key = twinKey(body)
      const twin = twins.get(key)
      if (twin) say(null, `Igual ${twin}: mesmo nome, modelo, título e cor. Para mudá-lo, preencha o número.`)
      else twins.set(key, `à linha ${String(line)}`)
    }

    if (faults.length > 0) return { kind: 'failed', faults }
    if (!target)
      return { kind: 'created', step: { line, id: null, body, before: null, after: recordOf(NOTHING, body) } }
    const was = recordOf(target.record, {})
    const after = recordOf(was, body)
    if (JSON.stringify(after) === JSON.stringify(was)) return { kind: 'unchanged' }
    return { kind: 'changed', step: { line, id: target.id, body, before: was, after } }
  }
}

const twinKey = ({ name, model, title, color }: Pick<ProductChange, 'name' | 'model' | 'title' | 'color'>): string =>
  JSON.stringify([name, model, title, color ?? null])

/** What a new product is as long as nothing else is said. */
const NOTHING: Pick<
  ProductRecord,
  'color' | 'omie_code' | 'property_ids' | 'images' | 'dimensions' | 'technical_specifications' | 'active'
> = {
  color: null,
  omie_code: null,
  property_ids: [],
  images: [],
  dimensions: { height: null, width: null, depth: null, weight: null },
  technical_specifications: [],
  active: true,
}

/** A product with what a line says of it. */
function recordOf(was: Partial<ProductRecord> & typeof NOTHING, body: ProductChange): ProductRecord {
  const is = { ...was, ...body } as ProductRecord
  return {
    name: is.name,
    model: is.model,
    title: is.title,
    description: is.description,
    price: is.price,
    category_id: is.category_id,
    product_type_id: is.product_type_id,
    color: is.color,
    omie_code: is.omie_code,
    property_ids: [...new Set(is.property_ids)].sort((a, b) => a - b),
    images: is.images,
    dimensions: { ...was.dimensions, ...body.dimensions },
    technical_specifications: is.technical_specifications,
    active: is.active,
  }
}
