import { toAddress } from '@/server/companies/to-address.service'
import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { toDay } from '@/services/format/format.rules'
import { isAwaitingCollection } from '@/services/logistics/packages/package-stages.rules'
import { checklistPointsFor } from '@/services/logistics/returns/checklist.rules'
import type {
  ListedReturn,
  ReturnDetail,
  ReturnedUnit,
  ReturnListQuery,
  ReturnPage,
} from '@/services/logistics/returns/return-detail.schema'
import { RETURN_TODOS, returnTodo } from '@/services/logistics/returns/return-todo.rules'
import { TRANSITIONS } from '@/services/orders/workflow/transition-table.rules'
import { pictureSrc } from '@/services/pictures/pictures.rules'
import { listExchangesOf } from '../packages/package-detail.repository'
import { packageDue } from '../packages/packages.service'
import {
  countReturns,
  findReason,
  findReturn,
  listReturns,
  listReturnUnits,
  listUnitPictures,
  type ReturnRow,
} from './return-lists.repository'

/** A page of all returns by next step, with the count of each step. */
export async function listAllReturns(query: ReturnListQuery, url: string): Promise<ReturnPage> {
  const today = toDay(new Date())
  const counts = await countReturns(db(), query, today)
  const rows = await listReturns(db(), query, { today, ...limitOffset(query) })
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const total = query.todo ? (counts.get(query.todo) ?? 0) : all
  const todos = Object.fromEntries(RETURN_TODOS.map((todo) => [todo, counts.get(todo) ?? 0])) as ReturnPage['todos']
  const listed = rows.map((row): ListedReturn => {
    const { label, city, state } = row.address
    return { ...toReturnSummary(row, today), address: { label, city, state } }
  })
  return { ...toPage(url, query, total, listed), todos }
}

/** A return with everything needed to receive and appraise it. Refuses 404. */
export async function getReturnDetail(packageId: number): Promise<ReturnDetail> {
  const today = toDay(new Date())
  const row = orNotFound(await findReturn(db(), packageId))
  const units = await listReturnUnits(db(), packageId)
  const ids = units.map(({ unit }) => unit.id)
  const pictures = await listUnitPictures(db(), ids, packageId)
  const replaced = await listExchangesOf(db(), packageId, 'takes')
  const standing = toReturnSummary(row, today)
  return {
    ...standing,
    address: toAddress(row.address),
    comment: row.pkg.comment,
    replacements: replaced.map(({ serial, by, kind }) => ({ serial, by, kind })),
    reason: await findReason(db(), packageId),
    can_call_off:
      standing.apart &&
      !standing.exchange &&
      standing.received === 0 &&
      standing.order.stage_name === 'ONGOING' &&
      isAwaitingCollection(standing.delivery_status),
    serials: units.map((unit) => ({
      ...toUnit(unit),
      correctable: unit.correctable && COMING_BACK.includes(row.order.stageName),
      pictures: pictures
        .filter(({ unitId }) => unitId === unit.unit.id)
        .map(({ id, pictureId, moment }) => ({ id, src: pictureSrc(pictureId), moment })),
    })),
  }
}

function toReturnSummary(row: ReturnRow, today: string): Omit<ListedReturn, 'address'> {
  const { pkg, order, company, units, received, appraised, exchange } = row
  const status = pkg.deliveryStatus
  const todo = returnTodo({ status, expectedOn: pkg.deliveryEta, received }, today)
  return {
    id: pkg.id,
    order: {
      order_mask_id: order.maskId,
      company: { id: company.id, corporate_name: company.corporateName },
      stage_name: order.stageName,
    },
    todo,
    due_at: packageDue(pkg, order),
    delivery_status: status,
    apart: pkg.apart,
    exchange,
    tracking_code: pkg.trackingCode,
    request_date: pkg.requestDate,
    sending_date: pkg.sendingDate,
    delivery_eta: pkg.deliveryEta,
    delivery_date: pkg.deliveryDate,
    appraisal_date: pkg.appraisalDate,
    units,
    received,
    appraised,
  }
}

/** The stages in which appraisals are made and corrected. */
const COMING_BACK = TRANSITIONS.correct_appraisal.stages

const toUnit = ({
  by,
  item,
  unit,
  product,
  kind,
}: Awaited<ReturnType<typeof listReturnUnits>>[number]): Omit<ReturnedUnit, 'pictures' | 'correctable'> => ({
  serial: unit.serial,
  label: unit.label,
  product_id: product.id,
  product: { name: product.name, image: product.images[0] ?? null },
  points: [...checklistPointsFor(kind)],
  condition: item.condition,
  destination: item.destination,
  comment: item.comment,
  checklist: item.checklist as ReturnedUnit['checklist'],
  received_at: item.receivedAt?.toISOString() ?? null,
  appraised_by: by,
  appraised_at: item.appraisedAt?.toISOString() ?? null,
})
