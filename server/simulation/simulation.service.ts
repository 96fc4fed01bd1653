import type { Db } from '@/server/db/client'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { toQuotation } from './quotation.mapper'
import { readQuotation } from './quotation-state'

/** The quotation of an order. The caller has checked that the order is visible. */
export const quotationOfOrder = async (db: Db, quotationId: number): Promise<Quotation> =>
  toQuotation(await readQuotation(db, quotationId))
