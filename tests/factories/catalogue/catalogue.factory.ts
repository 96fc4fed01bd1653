import { db } from '@/server/db/client'
import {
  categories,
  plans,
  productProperties,
  products,
  productTypes,
  properties,
  propertyReplacements,
  propertySimulators,
  propertyTypes,
  servicePackages,
  simulators,
  steps,
} from '@/server/db/schema/index'
import { the } from '../the'
import { someUnits } from './units.factory'

let made = 0
const next = (what: string) => `${what} ${String(++made)}`

/** A simulator with plans of 12, 24 and 36 months (factors above, at and below 1), three packages, a product type. */
export async function aSimulator(overrides: Partial<typeof simulators.$inferInsert> = {}) {
  const name = next('Notebooks')
  const simulator = the(
    await db()
      .insert(simulators)
      .values({ name, description: 'Do escritório ao projeto em 3D', image: 'laptop:bars', ...overrides })
      .returning(),
  )
  const simulatorId = simulator.id
  await db()
    .insert(plans)
    .values([
      { simulatorId, durationMonths: 12, description: 'Mais flexível', factor: '1.2000' },
      { simulatorId, durationMonths: 24, description: 'Prazo e preço equilibrados', factor: '1.0000' },
      { simulatorId, durationMonths: 36, description: 'A menor mensalidade', factor: '0.8500' },
    ])
  const packages = await db()
    .insert(servicePackages)
    .values([
      { simulatorId, name: 'Essencial', description: 'O básico', monthlyFeePerUnit: '12.00', position: 1 },
      { simulatorId, name: 'Completo', description: 'Mais horas', monthlyFeePerUnit: '22.00', position: 2 },
      { simulatorId, name: 'Gestão', description: 'Tudo', monthlyFeePerUnit: '34.00', position: 3 },
    ])
    .returning()
  const productType = await aProductType({ simulatorId })
  return { ...simulator, packages, productType }
}

export async function aProductType(overrides: { simulatorId: number; name?: string; pluralName?: string }) {
  const name = next('notebook')
  return the(
    await db()
      .insert(productTypes)
      .values({ name, pluralName: `${name}s`, ...overrides })
      .returning(),
  )
}

type NewQuestion = { simulatorId: number; position: number; multiple?: boolean; optional?: boolean; options: string[] }

/** A question with its options. */
export async function aQuestion({ options, ...step }: NewQuestion) {
  const type = the(
    await db()
      .insert(propertyTypes)
      .values({ name: next('Tipo') })
      .returning(),
  )
  const question = the(
    await db()
      .insert(steps)
      .values({ ...step, title: `Pergunta ${String(step.position)}?`, propertyTypeId: type.id })
      .returning(),
  )
  if (options.length === 0) return { ...question, options: [] }
  const offered = await db()
    .insert(properties)
    .values(options.map((name, position) => ({ name, position, propertyTypeId: type.id })))
    .returning()
  await db()
    .insert(propertySimulators)
    .values(offered.map(({ id }) => ({ propertyId: id, simulatorId: step.simulatorId })))
  return { ...question, options: offered.map(({ id }) => id) }
}

/** Products with the second property also match the first (`replace_ids`). */
export async function aReplacement(propertyId: number, replacedById: number): Promise<void> {
  await db().insert(propertyReplacements).values({ propertyId, replacedById })
}

type NewProduct = Partial<Omit<typeof products.$inferInsert, 'productTypeId'>> & {
  productTypeId: number
  properties?: number[]
  units?: number
}

/** A product with its properties and units on the shelf, ten by default. */
export async function aProduct({ properties: has = [], units = 10, ...overrides }: NewProduct) {
  const name = next('Vertex')
  const category = the(
    await db()
      .insert(categories)
      .values({ title: next('Categoria') })
      .returning(),
  )
  const product = the(
    await db()
      .insert(products)
      .values({
        categoryId: category.id,
        name,
        model: 'VX',
        title: name,
        description: 'Um notebook',
        price: '289.00',
        ...overrides,
      })
      .returning(),
  )
  if (has.length > 0) {
    await db()
      .insert(productProperties)
      .values(has.map((propertyId) => ({ productId: product.id, propertyId })))
  }
  await someUnits(product.id, units)
  return product
}

/** A simulator that is offered: with a question, a product, its plans and packages. */
export async function anOfferedSimulator() {
  const simulator = await aSimulator()
  const question = await aQuestion({ simulatorId: simulator.id, position: 1, options: ['A', 'B'] })
  await aProduct({ productTypeId: simulator.productType.id })
  return { ...simulator, question }
}
