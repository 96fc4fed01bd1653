import type { Db } from '@/server/db/client'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { toQuotation } from './quotation.mapper'
import { readQuotation } from './quotation-state'

/** The quotation behind an order, as the wire knows it; who may see the order may see it. */
export const quotationOfOrder = async (db: Db, quotationId: number): Promise<Quotation> =>
  toQuotation(await readQuotation(db, quotationId))
