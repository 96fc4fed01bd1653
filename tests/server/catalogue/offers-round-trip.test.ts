/** @database none */
import fc from 'fast-check'
import { readSheet, type SheetTitles } from '@/server/http/csv/read-sheet'
import { CATEGORY_FILE, CATEGORY_LINE_FORMAT } from '@/services/catalogue/categories/category-file.rules'
import { PLAN_FILE, PLAN_LINE_FORMAT } from '@/services/catalogue/plans/plan-file.rules'
import {
  SERVICE_PACKAGE_FILE,
  SERVICE_PACKAGE_LINE_FORMAT,
} from '@/services/catalogue/service-packages/service-package-file.rules'
import { type CsvColumn, csvHead, csvLines } from '@/services/format/csv.rules'
import { namesOf } from '@/services/http/cells.rules'
import { faultsOf, readLine, type SheetForm } from '@/services/http/sheet.rules'
import { anyLine } from '@/tests/factories/texts'
import { wireManagedPlan } from '@/tests/factories/wire/plan.wire'
import { wireManagedPackage } from '@/tests/factories/wire/service-package.wire'

const SIMULATORS = ['Notebooks', 'notebooks', 'Câmeras; e "lentes"', '=Soma'].map((name, at) => ({ id: at + 1, name }))
const names = { simulators: namesOf(SIMULATORS) }
const simulator = fc.constantFrom(...SIMULATORS)

/** A decimal string as on the wire, with this many places. */
const decimal = (places: number, max: number) =>
  fc.integer({ min: 1, max: max * 10 ** places }).map((whole) => (whole / 10 ** places).toFixed(places))

const plan = fc.record({
  simulator,
  duration_months: fc.integer({ min: 1, max: 120 }),
  description: anyLine,
  factor: decimal(4, 99),
  active: fc.boolean(),
})
const servicePackage = fc.record({
  simulator,
  position: fc.integer({ min: 0, max: 9999 }),
  name: anyLine,
  description: anyLine,
  features: fc.uniqueArray(anyLine, { maxLength: 4 }),
  monthly_fee_per_unit: decimal(2, 999_999),
  support_calendar: fc.constantFrom('business' as const, 'extended' as const, null),
  first_response_minutes: fc.option(fc.integer({ min: 5, max: 5_400 })),
  resolution_minutes: fc.option(fc.integer({ min: 5, max: 27_000 })),
  exchange_business_days: fc.option(fc.integer({ min: 1, max: 60 })),
  active: fc.boolean(),
})

type Kind<Row, Names> = {
  columns: readonly CsvColumn<Row>[]
  titles: SheetTitles
  form: SheetForm<Names>
  names: Names
}

/** What an import reads from an exported file of one row. */
async function readBack<Row, Names>({ columns, titles, form, names: known }: Kind<Row, Names>, row: Row) {
  const file = csvHead(columns) + csvLines(columns, [row])
  const [line] = (await readSheet(new TextEncoder().encode(file), titles)).lines
  const cells = line?.cells ?? {}
  const { number, body, faults } = readLine<Names, object>(form, cells, known)
  return { number, body, faults: [...faults, ...faultsOf(form, body, { isNew: false, cells, said: faults })] }
}

describe('importing an exported file gives back the same values', () => {
  it('of a plan', async () => {
    const kind = { columns: PLAN_FILE.columns, titles: PLAN_FILE.sheet, form: PLAN_LINE_FORMAT, names }
    await fc.assert(
      fc.asyncProperty(plan, async (said) => {
        const { simulator: of, ...rest } = said
        const body = { ...rest, simulator_id: of.id }
        expect(await readBack(kind, wireManagedPlan({ id: 7, ...said }))).toEqual({ number: 7, body, faults: [] })
      }),
    )
  })

  it('of a service package', async () => {
    const kind = {
      columns: SERVICE_PACKAGE_FILE.columns,
      titles: SERVICE_PACKAGE_FILE.sheet,
      form: SERVICE_PACKAGE_LINE_FORMAT,
      names,
    }
    await fc.assert(
      fc.asyncProperty(servicePackage, async (said) => {
        const { simulator: of, ...rest } = said
        const body = { ...rest, simulator_id: of.id }
        expect(await readBack(kind, wireManagedPackage({ id: 7, ...said }))).toEqual({ number: 7, body, faults: [] })
      }),
    )
  })

  it('of a category', async () => {
    const kind = {
      columns: CATEGORY_FILE.columns,
      titles: CATEGORY_FILE.sheet,
      form: CATEGORY_LINE_FORMAT,
      names: null,
    }
    await fc.assert(
      fc.asyncProperty(anyLine, async (title) => {
        const row = { id: 7, title, products_count: 3 }
        expect(await readBack(kind, row)).toEqual({ number: 7, body: { title }, faults: [] })
      }),
    )
  })
})
