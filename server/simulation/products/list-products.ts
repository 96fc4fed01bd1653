import { findProperties, listMatchingProducts, presentProducts } from '@/server/catalogue/catalogue.service'
import { db } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import { type Answer, groupAnswers } from '@/services/simulation/matching.rules'
import type { Product } from '@/services/simulation/simulation.schema'
import { visibleAnswers } from '../change-quotation'

type QuotationProductQuery = {
  quotation: number
  /** Comma list of property ids; without it, the quotation's own answers count. */
  properties?: string
  allow_similar: boolean
}

/**
 * The products that answer everything that was asked; with `allow_similar`, then those that miss one answer, marked.
 * Refuses 400 for a property that does not exist.
 */
export async function listQuotationProducts(who: QuotationOwner, wish: QuotationProductQuery): Promise<Product[]> {
  const { quotation, choices } = await visibleAnswers(who, wish.quotation)
  const chosen = wish.properties?.split(',').map(Number) ?? choices.map(({ propertyId }) => propertyId)
  const answers = await answersFor([...new Set(chosen)])
  const products = await listMatchingProducts(db(), { simulatorId: quotation.simulatorId, answers }, wish.allow_similar)
  return presentProducts(db(), products)
}

async function answersFor(propertyIds: number[]): Promise<Answer[]> {
  const properties = await findProperties(db(), propertyIds)
  if (properties.length < propertyIds.length) {
    throw refuseField('properties', 'Uma das características não existe.')
  }
  return groupAnswers(properties)
}
