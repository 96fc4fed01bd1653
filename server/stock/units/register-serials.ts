import { createHash } from 'node:crypto'
import { type Db, db, transaction } from '@/server/db/client'
import { lockImports } from '@/server/db/locks'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import type { Registration, RegistrationBody } from '@/services/stock/units/registration.schema'
import { canonicalSerial, emptyToNull, serialFault } from '@/services/stock/units/serials.rules'
import { recordRegistrations } from '../events/unit-events.service'
import { findBySerials, insertUnits, isProduct, reserveUnitIds } from './units.repository'

/**
 * Registers scanned or pasted serials of one product, after a dry run that reports on each. The confirmation names the
 * dry run by its `checked` digest: exactly the new serials are written, all or none.
 * Refuses 400 for an unknown product and if there is nothing to register, 409 `conflict` with the new report if it has
 * changed.
 */
export async function registerSerials(actor: Actor, body: RegistrationBody): Promise<Registration> {
  if (!(await isProduct(db(), body.product_id))) throw refuseField('product_id', 'Escolha um produto do catálogo.')
  if (body.dry_run) return checkSerials(db(), body)
  return transaction(async (tx) => {
    await lockImports(tx)
    const report = await checkSerials(tx, body)
    if (report.checked !== body.checked) throw stale(report)
    if (report.fresh.length === 0) throw refuseField('serials', 'Nenhum desses seriais é novo.')
    const ids = await reserveUnitIds(tx, report.fresh.length)
    const rows = report.fresh.map((serial, at) => ({
      id: must(ids[at], 'reserved unit id'),
      serial,
      productId: body.product_id,
      productGroup: body.product_group,
      status: body.status,
      location: emptyToNull(body.location),
      label: null,
    }))
    if (!(await insertUnits(tx, rows))) throw stale(await checkSerials(tx, body))
    await recordRegistrations(tx, actor, ids)
    return { ...report, registered: true }
  })
}

async function checkSerials(conn: Db, { serials, ...others }: RegistrationBody): Promise<Registration> {
  const said = serials.map(canonicalSerial)
  const distinct = [...new Set(said)]
  const malformed = distinct.flatMap((serial) => {
    const fault = serialFault(serial)
    return fault ? [{ serial, fault }] : []
  })
  const fit = distinct.filter((serial) => !malformed.some((one) => one.serial === serial))
  const rows = await findBySerials(conn, fit)
  const known = new Set(rows.map(({ unit }) => unit.serial.toUpperCase()))
  const found = {
    fresh: fit.filter((serial) => !known.has(serial)),
    existing: rows.map(({ unit, productName }) => ({
      id: unit.id,
      serial: unit.serial,
      product: productName,
      status: unit.status,
    })),
    repeated: distinct.filter((serial) => said.indexOf(serial) !== said.lastIndexOf(serial)),
    malformed,
  }
  const { product_id, product_group, status, location } = others
  const digest = JSON.stringify([product_id, product_group, status, location ?? null, found])
  return { checked: createHash('sha256').update(digest).digest('hex'), registered: false, ...found }
}

const stale = (report: Registration): Refusal =>
  new Refusal('conflict', {
    errors: ['O estoque mudou depois da conferência. Nada foi cadastrado: confira o resultado de novo.'],
    data: { report },
  })
