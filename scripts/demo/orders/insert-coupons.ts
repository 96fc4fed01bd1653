import { db } from '@/server/db/client'
import { coupons } from '@/server/db/schema'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { at, monthsAgo } from '../time/calendar'
import type { DemoCompany } from '../companies/insert-companies'
import { of } from '../named'
import { COUPONS } from './coupons.data'

/** Inserts coupons for one company and for any; used, open and expired ones. @returns their ids by code */
export async function insertCoupons(
  companies: ReadonlyMap<string, DemoCompany>,
  people: ReadonlyMap<string, Actor>,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db()
    .insert(coupons)
    .values(
      COUPONS.map(({ discountCode, orderValue, desiredValue, company, expiresInMonths, by }) => ({
        discountCode,
        orderValue,
        desiredValue,
        discount: toDecimal(toCents(orderValue) - toCents(desiredValue)),
        companyId: company ? of(companies, company).id : null,
        expiresAt: expiresInMonths === undefined ? null : at(addMonths(toDay(now), expiresInMonths), '23:59'),
        createdBy: of(people, `${by}@arrenda.example`).id,
        createdAt: at(monthsAgo(expiresInMonths && expiresInMonths < 0 ? 6 : 1, now), '11:15'),
      })),
    )
    .returning()
  return new Map(rows.map(({ discountCode, id }) => [discountCode, id]))
}
