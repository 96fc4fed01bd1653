/** @database none */
import fc from 'fast-check'
import { readSheet } from '@/server/http/csv/read-sheet'
import { propertyCell } from '@/services/catalogue/products/product-cells.rules'
import {
  type ProductCsvRow,
  type ProductRecord,
  toNewProduct,
  toProductFormValues,
} from '@/services/catalogue/products/product-fields.rules'
import { PRODUCT_FILE } from '@/services/catalogue/products/product-file.rules'
import { productPlanner } from '@/services/catalogue/products/product-import-planner.rules'
import { csvHead, csvLines } from '@/services/format/csv.rules'
import { namesOf } from '@/services/http/cells.rules'
import { readCsv } from '@/tests/factories/http/csv'
import { anyLine as lineOfText, anyText as text } from '@/tests/factories/texts'
import { wireManagedProduct } from '@/tests/factories/wire/product.wire'

const CATEGORIES = ['Notebooks', 'notebooks', 'Câmeras; e "lentes"', '=Soma'].map(numbered)
const KINDS = ['notebook', '-5', 'câmera'].map(numbered)
const PROPERTIES = [
  { id: 1, type: 'Uso', name: 'Escritório' },
  { id: 2, type: 'Uso', name: 'Projeto: CAD, 3D' },
  { id: 3, type: '@Tela', name: '14" ou mais' },
]

function numbered(name: string, at: number) {
  return { id: at + 1, name }
}

const lines = fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'))
const measure = fc.option(fc.integer({ min: 1, max: 10_000 }))

const specifications = fc.uniqueArray(fc.record({ name: lineOfText, value: lineOfText }), {
  selector: ({ name }) => name.trim().toLocaleLowerCase('pt-BR'),
  maxLength: 4,
})

const product = fc.record({
  name: text,
  model: text,
  title: text,
  description: lines,
  price: fc.integer({ min: 1, max: 999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  category: fc.constantFrom(...CATEGORIES),
  kind: fc.constantFrom(...KINDS),
  color: fc.option(text),
  ncm: fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((code) => String(code).padStart(8, '0'))),
  properties: fc.subarray(PROPERTIES),
  dimensions: fc.record({ height: measure, width: measure, depth: measure, weight: measure }),
  technical_specifications: specifications,
  active: fc.boolean(),
})

type Said = typeof product extends fc.Arbitrary<infer Value> ? Value : never

const rowOf = ({ category, kind, ...said }: Said, at: number): ProductCsvRow => ({
  ...wireManagedProduct({ id: at + 1, omie_code: at % 2 ? `=NB-${String(at)}` : null }),
  ...said,
  category: { id: category.id, title: category.name },
  product_type: kind,
  images: [{ src: 'box', alt: 'Caixa' }],
})

const recordOf = ({ category, kind, properties, ...said }: Said, at: number): ProductRecord => ({
  ...toNewProduct(toProductFormValues(wireManagedProduct())),
  ...said,
  omie_code: at % 2 ? `=NB-${String(at)}` : null,
  category_id: category.id,
  product_type_id: kind.id,
  property_ids: properties.map(({ id }) => id),
  images: [{ src: 'box', alt: 'Caixa' }],
})

const names = {
  categories: namesOf(CATEGORIES),
  productTypes: namesOf(KINDS),
  properties: namesOf(PROPERTIES.map(({ id, ...property }) => ({ id, name: propertyCell(property) }))),
}

const fileOf = (all: readonly Said[]) => csvHead(PRODUCT_FILE.columns) + csvLines(PRODUCT_FILE.columns, all.map(rowOf))

/** As a spreadsheet saves it: other separators and line ends, no BOM, every cell in quotes, no trailing zeros. */
const savedAgain = (file: string, separator: string): string =>
  readCsv(file)
    .map((cells) => cells.map((cell) => `"${cell.replace(/^(\d+,\d)0$/, '$1').replaceAll('"', '""')}"`).join(separator))
    .join('\n')

async function outcomes(file: string, all: readonly Said[]) {
  const sheet = await readSheet(new TextEncoder().encode(file), PRODUCT_FILE.sheet)
  const judge = productPlanner({ names, products: all.map((said, at) => ({ id: at + 1, record: recordOf(said, at) })) })
  return sheet.lines.map(judge)
}

describe('a file of the products', () => {
  it('changes nothing when it is imported again, whatever the products are called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (all) => {
        const unchanged = all.map(() => ({ kind: 'unchanged' }))
        expect(await outcomes(fileOf(all), all)).toEqual(unchanged)
      }),
      { numRuns: 300 },
    )
  })

  it.each([',', ';', '\t'])('changes nothing after a spreadsheet saved it with the separator %j', async (separator) => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), async (all) => {
        const unchanged = all.map(() => ({ kind: 'unchanged' }))
        expect(await outcomes(savedAgain(fileOf(all), separator), all)).toEqual(unchanged)
      }),
      { numRuns: 100 },
    )
  })

  it('adds the same products to an empty catalogue, except for their pictures', async () => {
    await fc.assert(
      fc.asyncProperty(product, async (said) => {
        const file = fileOf([said]).replace('\n1;', '\n;')
        const [outcome] = await outcomes(file, [])
        expect(outcome).toMatchObject({ kind: 'created', step: { after: { ...recordOf(said, 0), images: [] } } })
      }),
      { numRuns: 100 },
    )
  })
})
