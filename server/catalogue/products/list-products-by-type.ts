import { db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Product } from '@/services/simulation/simulation.schema'
import { productTypeExists } from '../catalogue.repository'
import { listProductsOfTypes, presentProducts } from '../catalogue.service'

/** What is offered of a product type, with its stock. Refuses 404 for a kind that does not exist. */
export async function listProductsByType(productTypeId: number): Promise<Product[]> {
  if (!(await productTypeExists(db(), productTypeId))) throw new Refusal('not_found')
  return presentProducts(db(), await listProductsOfTypes(db(), [productTypeId]))
}
