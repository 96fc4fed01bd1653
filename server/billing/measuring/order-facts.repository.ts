import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { dayOf } from '@/server/db/days'
import { inIds } from '@/server/db/ids'
import { jsonRows } from '@/server/db/json-rows'
import * as t from '@/server/db/schema/index'
import { ARRIVED_EXCHANGES } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'

/** The stages of an order whose rental has begun. */
export const RENTAL_STAGES = ['ONGOING', 'RETURNING', 'FINISHED'] as const satisfies readonly StageName[]

const dayInSaoPaulo = (instant: unknown) => sql<string | null>`${dayOf(sql`${instant}`)}::text`

/** What these orders agreed: prices, upgrades, what replaced what, renewals, and the lines of the last proposal. */
export const listAgreements = (conn: Db, orderIds: readonly number[]) =>
  conn
    .select({
      id: t.orders.id,
      maskId: t.orders.orderMaskId,
      stageName: t.orders.stageName,
      company: { id: t.companies.id, corporateName: t.companies.corporateName },
      servicePackage: t.servicePackages.name,
      runningSince: sql<string | null>`(select ${dayInSaoPaulo(sql`s.date`)} from ${t.orderStages} s
        where s.order_id = ${t.orders.id} and s.stage_name = 'DELIVERY_TERM')`,
      lines: sql<unknown>`(select p.lines from ${t.orderProposals} p where p.order_id = ${t.orders.id}
        order by p.version desc limit 1)`.mapWith(
        (value: unknown) => value as (typeof t.orderProposals.$inferSelect)['lines'],
      ),
      items: jsonRows(
        {
          productId: t.orderItems.productId,
          quantity: t.orderItems.quantity,
          unitPrice: t.orderItems.unitPrice,
          serviceFee: t.orderItems.unitServiceFee,
        },
        (select) =>
          select
            .from(t.orderItems)
            .where(eq(t.orderItems.orderId, t.orders.id))
            .orderBy(asc(t.orderItems.position), asc(t.orderItems.id)),
      ),
      upgrades: jsonRows(
        {
          productId: t.orderUpgrades.productId,
          quantity: t.orderUpgrades.quantity,
          monthlyFee: t.orderUpgrades.monthlyFee,
        },
        (select) => select.from(t.orderUpgrades).where(eq(t.orderUpgrades.orderId, t.orders.id)),
      ),
      addenda: jsonRows(
        {
          number: t.orderAddenda.number,
          beginsOn: t.orderAddenda.beginsOn,
          begunAt: t.orderAddenda.begunAt,
          before: t.orderAddenda.monthlyFeeBefore,
          after: t.orderAddenda.monthlyFee,
          index: t.orderAddenda.index,
          indexMonth: t.orderAddenda.indexMonth,
          indexRate: t.orderAddenda.indexRate,
        },
        (select) =>
          select
            .from(t.orderAddenda)
            .where(and(eq(t.orderAddenda.orderId, t.orders.id), eq(t.orderAddenda.status, 'accepted')))
            .orderBy(asc(t.orderAddenda.beginsOn), asc(t.orderAddenda.id)),
      ),
      exchanges: jsonRows(
        {
          unitId: t.exchanges.unitId,
          replacementId: t.exchanges.replacementId,
          packageId: t.exchanges.packageId,
          difference: t.exchanges.monthlyDifference,
          createdAt: t.exchanges.createdAt,
        },
        (select) =>
          select
            .from(t.exchanges)
            .where(and(eq(t.exchanges.orderId, t.orders.id), inArray(t.exchanges.status, [...ARRIVED_EXCHANGES])))
            .orderBy(asc(t.exchanges.id)),
      ),
    })
    .from(t.orders)
    .innerJoin(t.companies, eq(t.companies.id, t.orders.companyId))
    .innerJoin(t.quotations, eq(t.quotations.id, t.orders.quotationId))
    .leftJoin(t.servicePackages, eq(t.servicePackages.id, t.quotations.servicePackageId))
    .where(inIds(t.orders.id, orderIds))

export type Agreement = Awaited<ReturnType<typeof listAgreements>>[number]

/** The units in packages of these orders, with the day of their delivery once they were delivered. */
export const listRentals = (conn: Db, orderIds: readonly number[]) =>
  conn
    .select({
      id: t.rentals.id,
      orderId: t.rentals.orderId,
      packageId: t.rentals.packageId,
      createdAt: t.rentals.createdAt,
      packageType: t.packages.packageType,
      deliveredOn: sql<
        string | null
      >`case when ${t.packages.deliveryStatus} = 'DELIVERED' then ${t.packages.deliveryDate}::text end`,
      unitId: t.equipmentUnits.id,
      serial: t.equipmentUnits.serial,
      productId: t.products.id,
      product: t.products.name,
    })
    .from(t.rentals)
    .innerJoin(t.packages, eq(t.packages.id, t.rentals.packageId))
    .innerJoin(t.equipmentUnits, eq(t.equipmentUnits.id, t.rentals.unitId))
    .innerJoin(t.products, eq(t.products.id, t.equipmentUnits.productId))
    .where(and(inIds(t.rentals.orderId, orderIds), ne(t.packages.deliveryStatus, 'CANCELED')))
    .orderBy(asc(t.rentals.id))

export type RentalRow = Awaited<ReturnType<typeof listRentals>>[number]

/** The units of these orders that were asked back: when each was collected, came in, or was found missing. */
export const listReturns = (conn: Db, orderIds: readonly number[]) =>
  conn
    .select({
      orderId: t.packages.orderId,
      unitId: t.returnItems.unitId,
      at: t.packages.createdAt,
      collectedOn: t.packages.sendingDate,
      receivedOn: dayInSaoPaulo(t.returnItems.receivedAt),
      missingOn: sql<string | null>`case when ${t.returnItems.condition} = 'missing'
        then ${dayInSaoPaulo(t.returnItems.appraisedAt)} end`,
    })
    .from(t.returnItems)
    .innerJoin(t.packages, eq(t.packages.id, t.returnItems.packageId))
    .where(and(inIds(t.packages.orderId, orderIds), ne(t.packages.deliveryStatus, 'CANCELED')))
    .orderBy(asc(t.packages.id))

export type ReturnRow = Awaited<ReturnType<typeof listReturns>>[number]

/** When the insurance was told of the loss of units in these orders, the first word of each. */
export const listLosses = (conn: Db, orderIds: readonly number[]) =>
  conn
    .select({
      orderId: t.rentals.orderId,
      unitId: t.unitEvents.unitId,
      at: t.unitEvents.createdAt,
      lostOn: dayInSaoPaulo(t.unitEvents.createdAt),
    })
    .from(t.unitEvents)
    .innerJoin(t.rentals, eq(t.rentals.unitId, t.unitEvents.unitId))
    .where(and(inIds(t.rentals.orderId, orderIds), eq(t.unitEvents.unitStatus, 'INSURANCE_CLAIMED')))
    .orderBy(asc(t.unitEvents.id))

export type LossRow = Awaited<ReturnType<typeof listLosses>>[number]
