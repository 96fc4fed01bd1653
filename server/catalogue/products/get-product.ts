import { db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { isStaff, isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import type { Product } from '@/services/simulation/simulation.schema'
import { findProducts, presentProducts } from '../catalogue.service'

/**
 * One product of the catalogue, with its stock. Refuses 404 for one that does not exist and, but for staff, for one that is
 * no longer offered.
 */
export async function getProduct(who: QuotationOwner, id: number): Promise<Product> {
  const seesAll = !isVisitor(who) && isStaff(who)
  const rows = (await findProducts(db(), [id])).filter(({ product }) => seesAll || product.active)
  if (rows.length === 0) throw new Refusal('not_found')
  const [product] = await presentProducts(db(), rows)
  return must(product, `product ${String(id)}`)
}
