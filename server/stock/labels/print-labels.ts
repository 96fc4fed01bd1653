import { settings } from '@/server/config/settings'
import { db } from '@/server/db/client'
import { pdfDownload } from '@/server/http/downloads'
import { Refusal } from '@/server/http/refusal'
import { drawnAside } from '@/server/pdf/draw-aside'
import type { drawLabels } from '@/server/pdf/labels'
import { formatNumber, toDay } from '@/services/format/format.rules'
import { qrCodePath } from '@/services/stock/units/serials.rules'
import { MAX_LABELS, parseIds, type UnitLabelsQuery } from '@/services/stock/units/units.schema'
import { filtersOf } from '../units/list-units'
import { listUnitIds, listUnitsById } from '../units/unit-lists.repository'

const labelsAside = drawnAside<typeof drawLabels>('server/pdf/labels', 'drawLabels')

/**
 * Labels of units as a PDF; the QR code opens the unit's page.
 * Refuses 404 if none of these units exists, 413 for more than one file holds.
 */
export async function printLabels({ ids, format, ordering, ...filters }: UnitLabelsQuery): Promise<Response> {
  const named = ids === undefined ? undefined : parseIds(ids)
  const found = await listUnitIds(db(), { ...filtersOf(filters), ids: named }, ordering)
  if (found.length === 0) throw new Refusal('not_found')
  if (found.length > MAX_LABELS) throw tooMany()
  const units = await listUnitsById(db(), found)
  const labels = units.map(({ unit, product }) => ({
    address: settings().APP_URL + qrCodePath(unit.serial),
    title: unit.serial,
    detail: product.name,
  }))
  const writtenAt = new Date()
  const content = await labelsAside(labels, { format, title: 'Etiquetas de equipamentos', writtenAt })
  return pdfDownload(content, `etiquetas-${toDay(writtenAt)}.pdf`)
}

function tooMany(): Refusal {
  const sentence = `Um arquivo tem no máximo ${formatNumber(MAX_LABELS)} etiquetas. Filtre ou escolha menos equipamentos.`
  return new Refusal('too_large', { errors: [sentence] })
}
