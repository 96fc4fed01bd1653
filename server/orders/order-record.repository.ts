import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import { type Db, db, type Tx } from '@/server/db/client'
import { jsonRows } from '@/server/db/json-rows'
import { prepared } from '@/server/db/prepared'
import * as t from '@/server/db/schema/index'
import { lockOrderById } from './order.repository'

/** The newest entries; the whole history is at `event-logs`. */
const HISTORY_SHOWN = 200

/**
 * Everything an order consists of, in two queries whatever its size: the source of its snapshot (rules) and of its wire shape.
 */
export async function loadOrderRecord(conn: Db, orderId: number) {
  return { ...(await loadOrderHead(conn, orderId)), ...(await loadContents(conn, orderId)) }
}

/** The same with the order locked until the end of the transaction, for jobs. */
export async function lockOrderRecord(tx: Tx, orderId: number) {
  await lockOrderById(tx, orderId)
  return loadOrderRecord(tx, orderId)
}

/** The order itself with its stages and history. */
export async function loadOrderHead(conn: Db, orderId: number) {
  const rows = await prepared(conn, 'order standing', headStatement, { orderId })
  return existing(rows[0], orderId)
}

/** Items with their upgrades, proposals, documents, packages. Withdrawn documents and files are left out. */
export async function loadContents(conn: Db, orderId: number) {
  const rows = await prepared(conn, 'order contents', contentsStatement, { orderId })
  return existing(rows[0], orderId)
}

/** Some columns of a table. */
function pick<T extends PgTable, K extends keyof T['_']['columns']>(table: T, ...names: K[]) {
  const columns: T['_']['columns'] = getTableColumns(table)
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<T['_']['columns'], K>
}

const orderIdSlot = sql.placeholder('orderId')

const headStatement = () =>
  db()
    .select({ ...HEAD, ...STAGES_AND_HISTORY })
    .from(t.orders)
    .innerJoin(t.companies, eq(t.companies.id, t.orders.companyId))
    .innerJoin(creators, eq(creators.id, t.orders.createdBy))
    .leftJoin(responsibles, eq(responsibles.id, t.orders.responsibleId))
    .where(eq(t.orders.id, orderIdSlot))

const contentsStatement = () => db().select(CONTENTS).from(t.orders).where(eq(t.orders.id, orderIdSlot))

function existing<T>(row: T | undefined, orderId: number): T {
  if (!row) throw new Error(`Order ${String(orderId)} does not exist`)
  return row
}

export type OrderRecord = Awaited<ReturnType<typeof loadOrderRecord>>
export type OrderRow = OrderRecord['order']
export type DocumentRow = Omit<OrderRecord['documents'][number], 'decidedByName'>
/** A signer without who of staff it is. */
export type SignerRow = Omit<OrderRecord['signers'][number], 'staffId'>

const oldProducts = alias(t.products, 'old_products')
const creators = alias(t.users, 'creators')
const responsibles = alias(t.users, 'responsibles')
const staffSigners = alias(t.users, 'staff_signers')

/** The member of staff who signs under their own e-mail. */
const isStaffSigner = and(
  sql`lower(${staffSigners.email}) = lower(${t.signers.email})`,
  isNull(staffSigners.deletedAt),
  sql`not 'CLIENTE' = any(${staffSigners.permissionsGroups})`,
)

const HEAD = {
  order: t.orders,
  company: { id: t.companies.id, corporateName: t.companies.corporateName, cnpj: t.companies.cnpj },
  creator: { id: creators.id, firstName: creators.firstName },
  responsible: { id: responsibles.id, firstName: responsibles.firstName },
}

const STAGES_AND_HISTORY = {
  stages: jsonRows(getTableColumns(t.orderStages), (select) =>
    select.from(t.orderStages).where(eq(t.orderStages.orderId, t.orders.id)),
  ),
  history: jsonRows(
    pick(t.eventLogs, 'id', 'action', 'fromStage', 'toStage', 'message', 'after', 'actorName', 'createdAt'),
    (select) =>
      select
        .from(t.eventLogs)
        .where(and(eq(t.eventLogs.modelName, 'order'), eq(t.eventLogs.objectId, t.orders.id)))
        .orderBy(desc(t.eventLogs.id))
        .limit(HISTORY_SHOWN),
  ),
}

/** All columns but the content, which only the PDF needs. */
const { content: _, ...proposalColumns } = getTableColumns(t.orderProposals)

const CONTENTS = {
  items: jsonRows(
    {
      item: getTableColumns(t.orderItems),
      product: pick(t.products, 'name', 'model', 'color', 'images', 'technicalSpecifications'),
    },
    (select) =>
      select
        .from(t.orderItems)
        .innerJoin(t.products, eq(t.products.id, t.orderItems.productId))
        .where(eq(t.orderItems.orderId, t.orders.id))
        .orderBy(asc(t.orderItems.position), asc(t.orderItems.id)),
  ),
  upgrades: jsonRows({ item: getTableColumns(t.orderUpgrades), upgrade: { name: t.upgrades.name } }, (select) =>
    select
      .from(t.orderUpgrades)
      .innerJoin(t.upgrades, eq(t.upgrades.id, t.orderUpgrades.upgradeId))
      .where(eq(t.orderUpgrades.orderId, t.orders.id))
      .orderBy(asc(t.orderUpgrades.position), asc(t.orderUpgrades.id)),
  ),
  proposals: jsonRows(proposalColumns, (select) =>
    select
      .from(t.orderProposals)
      .where(eq(t.orderProposals.orderId, t.orders.id))
      .orderBy(asc(t.orderProposals.version)),
  ),
  addenda: jsonRows(getTableColumns(t.orderAddenda), (select) =>
    select.from(t.orderAddenda).where(eq(t.orderAddenda.orderId, t.orders.id)).orderBy(asc(t.orderAddenda.id)),
  ),
  holds: jsonRows(pick(t.stockHolds, 'quantity', 'expiresAt', 'releasedAt'), (select) =>
    select.from(t.stockHolds).where(eq(t.stockHolds.orderId, t.orders.id)),
  ),
  documents: jsonRows({ ...getTableColumns(t.orderDocuments), decidedByName: t.users.firstName }, (select) =>
    select
      .from(t.orderDocuments)
      .leftJoin(t.users, eq(t.users.id, t.orderDocuments.decidedBy))
      .where(and(eq(t.orderDocuments.orderId, t.orders.id), isNull(t.orderDocuments.withdrawnAt)))
      .orderBy(asc(t.orderDocuments.id)),
  ),
  documentChecks: jsonRows({ ...getTableColumns(t.documentChecks), name: t.users.firstName }, (select) =>
    select
      .from(t.documentChecks)
      .innerJoin(t.orderDocuments, eq(t.orderDocuments.id, t.documentChecks.documentId))
      .innerJoin(t.users, eq(t.users.id, t.documentChecks.checkedBy))
      .where(eq(t.orderDocuments.orderId, t.orders.id))
      .orderBy(asc(t.documentChecks.checkedAt)),
  ),
  files: jsonRows(getTableColumns(t.documentFiles), (select) =>
    select
      .from(t.documentFiles)
      .innerJoin(t.orderDocuments, eq(t.orderDocuments.id, t.documentFiles.documentId))
      .where(and(eq(t.orderDocuments.orderId, t.orders.id), isNull(t.documentFiles.withdrawnAt)))
      .orderBy(asc(t.documentFiles.id)),
  ),
  signers: jsonRows({ ...getTableColumns(t.signers), staffId: staffSigners.id }, (select) =>
    select
      .from(t.signers)
      .innerJoin(t.orderDocuments, eq(t.orderDocuments.id, t.signers.documentId))
      .leftJoin(staffSigners, isStaffSigner)
      .where(eq(t.orderDocuments.orderId, t.orders.id))
      .orderBy(asc(t.signers.position), asc(t.signers.id)),
  ),
  packages: jsonRows({ pkg: getTableColumns(t.packages), address: getTableColumns(t.addresses) }, (select) =>
    select
      .from(t.packages)
      .innerJoin(t.addresses, eq(t.addresses.id, t.packages.addressId))
      .where(eq(t.packages.orderId, t.orders.id))
      .orderBy(asc(t.packages.id)),
  ),
  packageItems: jsonRows(
    {
      ...pick(t.packageItems, 'packageId', 'productId', 'quantity'),
      name: t.products.name,
    },
    (select) =>
      select
        .from(t.packageItems)
        .innerJoin(t.packages, eq(t.packages.id, t.packageItems.packageId))
        .innerJoin(t.products, eq(t.products.id, t.packageItems.productId))
        .where(eq(t.packages.orderId, t.orders.id))
        .orderBy(asc(t.packageItems.packageId), asc(t.packageItems.productId)),
  ),
  /** Units that are replaced, and by which product. */
  exchanges: jsonRows(
    {
      exchange: {
        ...pick(t.exchanges, 'id', 'kind', 'status', 'unitId', 'monthlyDifference'),
        ...pick(t.exchanges, 'replacementId', 'returnPackageId'),
      },
      unitProduct: { name: oldProducts.name },
      product: { name: t.products.name },
    },
    (select) =>
      select
        .from(t.exchanges)
        .innerJoin(t.products, eq(t.products.id, t.exchanges.productId))
        .innerJoin(t.equipmentUnits, eq(t.equipmentUnits.id, t.exchanges.unitId))
        .innerJoin(oldProducts, eq(oldProducts.id, t.equipmentUnits.productId))
        .where(eq(t.exchanges.orderId, t.orders.id))
        .orderBy(asc(t.exchanges.id)),
  ),
  rentals: jsonRows(
    {
      ...pick(t.rentals, 'packageId', 'unitId', 'closedAt'),
      // Its address and status now.
      ...pick(t.equipmentUnits, 'serial', 'productId', 'addressId', 'status'),
    },
    (select) =>
      select
        .from(t.rentals)
        .innerJoin(t.equipmentUnits, eq(t.equipmentUnits.id, t.rentals.unitId))
        .where(eq(t.rentals.orderId, t.orders.id))
        .orderBy(asc(t.rentals.id)),
  ),
  returnItems: jsonRows(
    {
      ...pick(t.returnItems, 'packageId', 'unitId', 'condition', 'destination', 'comment', 'checklist'),
      ...pick(t.returnItems, 'receivedAt', 'closedAt'),
      ...pick(t.equipmentUnits, 'serial', 'productId'),
    },
    (select) =>
      select
        .from(t.returnItems)
        .innerJoin(t.packages, eq(t.packages.id, t.returnItems.packageId))
        .innerJoin(t.equipmentUnits, eq(t.equipmentUnits.id, t.returnItems.unitId))
        .where(eq(t.packages.orderId, t.orders.id))
        .orderBy(asc(t.equipmentUnits.productId), asc(t.equipmentUnits.serial)),
  ),
}
