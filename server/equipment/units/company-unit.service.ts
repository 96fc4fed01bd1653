import type { Db } from '@/server/db/client'
import { findUnit } from './equipment.repository'

/** A unit that a company holds, or one of its people uses. */
type Which = { companyId: number; unitId: number; user?: number }

/** The unit as its company sees it, with its order; undefined when they do not have it. */
export async function findCompanyUnit(conn: Db, { companyId, unitId, user }: Which) {
  const row = await findUnit(conn, { companyId, ids: [unitId], user })
  if (!row) return undefined
  return {
    id: row.unit.id,
    serial: row.unit.serial,
    label: row.unit.label,
    status: row.unit.status,
    productId: row.product.id,
    product: row.product.name,
    image: row.product.images[0] ?? null,
    user: row.user,
    place: row.address?.label ?? null,
    orderMaskId: row.order?.maskId ?? null,
  }
}
