import { type Db, db } from '@/server/db/client'
import type { Showcase } from '@/services/catalogue/showcase/showcase.schema'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { unitPriceCents } from '@/services/simulation/pricing.rules'
import { toSimulator } from '../catalogue.mapper'
import { listActivePlanRows, listActiveSimulatorRows, type SimulatorRow } from '../catalogue.repository'
import { findCheapestToOrder } from '../cheapest.repository'

/** What the visitors' home shows: the offered simulators, and the cheapest product of the first one in each plan. */
export async function getShowcase(): Promise<Showcase> {
  const simulators = await listActiveSimulatorRows(db())
  const first = simulators.find(({ startingPrice }) => startingPrice !== null)
  return { simulators: simulators.map(toSimulator), example: first ? await exampleOf(db(), first) : null }
}

async function exampleOf(conn: Db, { id }: SimulatorRow): Promise<Showcase['example']> {
  const product = await findCheapestToOrder(conn, id)
  if (!product) return null
  const plans = await listActivePlanRows(conn, [id])
  return {
    product: product.name,
    plans: plans.map(({ durationMonths, description, factor }) => ({
      duration_months: durationMonths,
      description,
      monthly_price: toDecimal(unitPriceCents(toCents(product.price), factor)),
    })),
  }
}
