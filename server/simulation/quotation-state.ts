import { findSimulator, listPlansOf, type Plan } from '@/server/catalogue/catalogue.service'
import type { Db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { type Availability, availabilityOf } from '@/server/stock/holds/stock.service'
import { must } from '@/services/invariant/must.rules'
import type { Simulator } from '@/services/simulation/simulation.schema'
import { listUpgradeItems, type UpgradeItemRow } from './products/upgrade-items.repository'
import {
  type CartRow,
  type ChoiceRow,
  type DeliveryRow,
  findQuotation,
  listCart,
  listChoices,
  listDeliveries,
  type QuotationRow,
} from './quotations.repository'

/** All parts of a quotation, as read from the database. */
export type QuotationState = QuotationRow & {
  simulator: Simulator
  plans: Plan[]
  choices: ChoiceRow[]
  cart: CartRow[]
  upgrades: UpgradeItemRow[]
  deliveries: DeliveryRow[]
  stock: Map<number, Availability>
}

/** Reads all parts of a quotation, in a constant number of queries. Refuses 404. */
export async function readQuotation(db: Db, id: number): Promise<QuotationState> {
  const row = orNotFound(await findQuotation(db, id))
  const simulator = must(await findSimulator(db, row.quotation.simulatorId), `simulator of quotation ${String(id)}`)
  const plans = await listPlansOf(db, simulator.id)
  const choices = await listChoices(db, id)
  const cart = await listCart(db, id)
  const upgrades = await listUpgradeItems(db, [id])
  const deliveries = await listDeliveries(db, id)
  const stock = await availabilityOf(
    db,
    cart.map(({ product }) => product.id),
  )
  return { ...row, simulator, plans, choices, cart, upgrades, deliveries, stock }
}
