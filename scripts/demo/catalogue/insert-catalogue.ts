import { idsByName } from '../named'
import { insertProducts, type DemoProduct } from './insert-products'
import { insertSimulators } from './insert-simulators'
import { insertUpgrades, type DemoUpgrade } from './insert-upgrades'

export type DemoSimulator = {
  id: number
  /** In the order of the simulator. */
  questions: { stepId: number; answers: ReadonlyMap<string, number> }[]
  planIds: ReadonlyMap<number, number>
  packageIds: ReadonlyMap<string, number>
}

export type Catalogue = {
  simulators: ReadonlyMap<string, DemoSimulator>
  products: ReadonlyMap<string, DemoProduct>
  upgrades: ReadonlyMap<string, DemoUpgrade>
}

/** Inserts four simulators with questions, plans and packages, their thirty products, and the upgrades. */
export async function insertCatalogue(): Promise<Catalogue> {
  const { seeded, answered, planRows, packageRows, typeRows } = await insertSimulators()
  const products = await insertProducts(answered, typeRows)
  const upgrades = await insertUpgrades(typeRows, products)
  const simulators = seeded.map(({ simulator, simulatorId }): [string, DemoSimulator] => {
    const isOurs = (row: { simulatorId: number }) => row.simulatorId === simulatorId
    const stepIds = [...new Set(answered.filter(isOurs).map(({ stepId }) => stepId))]
    return [
      simulator.name,
      {
        id: simulatorId,
        questions: stepIds.map((stepId) => ({
          stepId,
          answers: new Map(
            answered.filter((one) => one.stepId === stepId).map(({ answer, propertyId }) => [answer.name, propertyId]),
          ),
        })),
        planIds: new Map(planRows.filter(isOurs).map(({ durationMonths, id }) => [durationMonths, id])),
        packageIds: idsByName(packageRows.filter(isOurs)),
      },
    ]
  })
  return {
    simulators: new Map(simulators),
    products: new Map(products.map((product) => [product.name, product])),
    upgrades,
  }
}
