import { findProperties, listMatchingProducts, presentProducts } from '@/server/catalogue/catalogue.service'
import { db } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import { type Answer, groupAnswers } from '@/services/simulation/products/matching.rules'
import type { Product } from '@/services/simulation/simulation.schema'
import { visibleAnswers } from '../change-quotation'

type QuotationProductQuery = {
  quotation: number
  /** Comma-separated property ids; by default the quotation's own answers. */
  properties?: string
  allow_similar: boolean
}

/** The products that match every answer; with `allow_similar`, then those missing one. Refuses 400 for an unknown property. */
export async function listQuotationProducts(who: QuotationOwner, query: QuotationProductQuery): Promise<Product[]> {
  const { quotation, choices } = await visibleAnswers(who, query.quotation)
  const chosen = query.properties?.split(',').map(Number) ?? choices.map(({ propertyId }) => propertyId)
  const answers = await answersFor([...new Set(chosen)])
  const products = await listMatchingProducts(
    db(),
    { simulatorId: quotation.simulatorId, answers },
    query.allow_similar,
  )
  return presentProducts(db(), products)
}

async function answersFor(propertyIds: number[]): Promise<Answer[]> {
  const properties = await findProperties(db(), propertyIds)
  if (properties.length < propertyIds.length) {
    throw refuseField('properties', 'Uma das características não existe.')
  }
  return groupAnswers(properties)
}
