import { and, asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/client'
import * as t from '@/server/db/schema'

/** The newest entries; the whole history is at `event-logs`. */
const HISTORY_SHOWN = 200

/**
 * Everything that an order is made of, in a constant number of queries whatever it holds: what its rules are judged
 * by and its wire shape is made from.
 */
export async function loadOrderRows(conn: Db, orderId: number) {
  return { ...(await loadStanding(conn, orderId)), ...(await loadContents(conn, orderId)) }
}

/** Where the order stands and how it came there. */
export async function loadStanding(conn: Db, orderId: number) {
  const [head] = await headOf(conn, orderId)
  if (!head) throw new Error(`Order ${String(orderId)} does not exist`)
  const stages = await conn.select().from(t.orderStages).where(eq(t.orderStages.orderId, orderId))
  return { ...head, stages, history: await historyOf(conn, orderId) }
}

/** What is in it: items, proposals, papers, parcels. */
export async function loadContents(conn: Db, orderId: number) {
  return {
    items: await itemsOf(conn, orderId),
    proposals: await proposalsOf(conn, orderId),
    documents: await documentsOf(conn, orderId),
    files: await filesOf(conn, orderId),
    signers: await signersOf(conn, orderId),
    packages: await packagesOf(conn, orderId),
    packageItems: await packageItemsOf(conn, orderId),
    rentals: await rentalsOf(conn, orderId),
    returnItems: await returnItemsOf(conn, orderId),
  }
}

export type OrderRows = Awaited<ReturnType<typeof loadOrderRows>>
export type OrderRow = OrderRows['order']

const creators = alias(t.users, 'creators')
const responsibles = alias(t.users, 'responsibles')

const headOf = (conn: Db, orderId: number) =>
  conn
    .select({
      order: t.orders,
      company: { id: t.companies.id, corporateName: t.companies.corporateName, cnpj: t.companies.cnpj },
      creator: { id: creators.id, firstName: creators.firstName },
      responsible: { id: responsibles.id, firstName: responsibles.firstName },
    })
    .from(t.orders)
    .innerJoin(t.companies, eq(t.companies.id, t.orders.companyId))
    .innerJoin(creators, eq(creators.id, t.orders.createdBy))
    .leftJoin(responsibles, eq(responsibles.id, t.orders.responsibleId))
    .where(eq(t.orders.id, orderId))

const historyOf = (conn: Db, orderId: number) =>
  conn
    .select()
    .from(t.eventLogs)
    .where(and(eq(t.eventLogs.modelName, 'order'), eq(t.eventLogs.objectId, orderId)))
    .orderBy(desc(t.eventLogs.id))
    .limit(HISTORY_SHOWN)

const proposalsOf = (conn: Db, orderId: number) =>
  conn
    .select()
    .from(t.orderProposals)
    .where(eq(t.orderProposals.orderId, orderId))
    .orderBy(asc(t.orderProposals.version))

const documentsOf = (conn: Db, orderId: number) =>
  conn.select().from(t.orderDocuments).where(eq(t.orderDocuments.orderId, orderId)).orderBy(asc(t.orderDocuments.id))

const itemsOf = (conn: Db, orderId: number) =>
  conn
    .select({
      item: t.orderItems,
      product: {
        name: t.products.name,
        model: t.products.model,
        color: t.products.color,
        images: t.products.images,
        technicalSpecifications: t.products.technicalSpecifications,
      },
    })
    .from(t.orderItems)
    .innerJoin(t.products, eq(t.products.id, t.orderItems.productId))
    .where(eq(t.orderItems.orderId, orderId))
    .orderBy(asc(t.orderItems.position), asc(t.orderItems.id))

const filesOf = async (conn: Db, orderId: number) => {
  const rows = await conn
    .select({ file: t.documentFiles })
    .from(t.documentFiles)
    .innerJoin(t.orderDocuments, eq(t.orderDocuments.id, t.documentFiles.documentId))
    .where(eq(t.orderDocuments.orderId, orderId))
    .orderBy(asc(t.documentFiles.id))
  return rows.map(({ file }) => file)
}

const signersOf = async (conn: Db, orderId: number) => {
  const rows = await conn
    .select({ signer: t.signers })
    .from(t.signers)
    .innerJoin(t.orderDocuments, eq(t.orderDocuments.id, t.signers.documentId))
    .where(eq(t.orderDocuments.orderId, orderId))
    .orderBy(asc(t.signers.position), asc(t.signers.id))
  return rows.map(({ signer }) => signer)
}

const packagesOf = (conn: Db, orderId: number) =>
  conn
    .select({ parcel: t.packages, address: t.addresses })
    .from(t.packages)
    .innerJoin(t.addresses, eq(t.addresses.id, t.packages.addressId))
    .where(eq(t.packages.orderId, orderId))
    .orderBy(asc(t.packages.id))

const packageItemsOf = (conn: Db, orderId: number) =>
  conn
    .select({
      packageId: t.packageItems.packageId,
      productId: t.packageItems.productId,
      quantity: t.packageItems.quantity,
      name: t.products.name,
    })
    .from(t.packageItems)
    .innerJoin(t.packages, eq(t.packages.id, t.packageItems.packageId))
    .innerJoin(t.products, eq(t.products.id, t.packageItems.productId))
    .where(eq(t.packages.orderId, orderId))
    .orderBy(asc(t.packageItems.packageId), asc(t.packageItems.productId))

const rentalsOf = (conn: Db, orderId: number) =>
  conn
    .select({
      packageId: t.rentals.packageId,
      unitId: t.rentals.unitId,
      closedAt: t.rentals.closedAt,
      serial: t.equipmentUnits.serial,
      productId: t.equipmentUnits.productId,
    })
    .from(t.rentals)
    .innerJoin(t.equipmentUnits, eq(t.equipmentUnits.id, t.rentals.unitId))
    .where(eq(t.rentals.orderId, orderId))
    .orderBy(asc(t.rentals.id))

const returnItemsOf = (conn: Db, orderId: number) =>
  conn
    .select({
      packageId: t.returnItems.packageId,
      unitId: t.returnItems.unitId,
      condition: t.returnItems.condition,
      destination: t.returnItems.destination,
      comment: t.returnItems.comment,
      serial: t.equipmentUnits.serial,
      productId: t.equipmentUnits.productId,
    })
    .from(t.returnItems)
    .innerJoin(t.packages, eq(t.packages.id, t.returnItems.packageId))
    .innerJoin(t.equipmentUnits, eq(t.equipmentUnits.id, t.returnItems.unitId))
    .where(eq(t.packages.orderId, orderId))
    .orderBy(asc(t.equipmentUnits.productId), asc(t.equipmentUnits.serial))
