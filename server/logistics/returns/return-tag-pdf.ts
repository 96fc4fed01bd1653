import { ISSUER } from '@/server/config/issuer'
import { createLabelDocument, drawQr, MM } from '@/server/pdf/label-document'
import { writeFitting } from '@/server/pdf/text-layout'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import { formatCount } from '@/services/format/format.rules'
import { labelSerials } from '@/services/logistics/returns/return-label.rules'
import type { ReturnLabel } from './return-label-pdf'

/** The same tape as for the labels of units. */
const SIZE = [62, 100] as const
const MARGIN = 3 * MM
const WIDTH = SIZE[0] * MM - MARGIN * 2
const QR = 26 * MM
/** Serials that stay readable. */
const NAMED = 15

/** One small label per box for a label printer; long texts are set smaller. */
export function drawReturnTag(label: ReturnLabel): Promise<Uint8Array<ArrayBuffer>> {
  const { id } = label.pkg
  const { doc, root, bytes } = createLabelDocument({
    size: SIZE,
    title: `Devolução ${String(id)}`,
    writtenAt: label.printedAt,
  })
  for (let volume = 1; volume <= label.volumes; volume += 1) {
    doc.addPage()
    root.add(doc.struct('P', {}, () => drawTag(doc, label, volume)))
  }
  root.end()
  doc.end()
  return bytes
}

type Piece = { text: string; /** Height in millimetres. */ height: number; face?: 'bold'; largest?: number }

function drawTag(doc: PDFKit.PDFDocument, label: ReturnLabel, volume: number): void {
  const { pkg, volumes, destination, address } = label
  const { id, order, units, serials } = pkg
  drawQr(doc, address, { x: MARGIN, y: MARGIN, size: QR })
  const beside = { x: MARGIN + QR + 2 * MM, width: WIDTH - QR - 2 * MM }
  drawPieces(doc, { ...beside, y: MARGIN + MM }, [
    { text: 'Devolução', height: 5, largest: 9 },
    { text: String(id), height: 9, face: 'bold', largest: 19 },
    { text: `Volume ${String(volume)} de ${String(volumes)}`, height: 5, face: 'bold', largest: 9 },
    { text: `Pedido ${order.order_mask_id}`, height: 4, largest: 8 },
  ])
  const from = pkg.address
  drawPieces(doc, { x: MARGIN, width: WIDTH, y: MARGIN + QR + 3 * MM }, [
    { text: 'Para', height: 3.5, largest: 7 },
    { text: ISSUER.name, height: 7, face: 'bold', largest: 10 },
    { text: destination.join(', '), height: 10, largest: 8.5 },
    { text: 'De', height: 3.5, largest: 7 },
    { text: order.company.corporate_name, height: 7, face: 'bold', largest: 10 },
    { text: `${streetLine(from)}. ${cityLine(from)}`, height: 10, largest: 8.5 },
    {
      text: `${formatCount(units, 'equipamento', 'equipamentos')}: ${labelSerials(serials, NAMED)}`,
      height: 24,
      largest: 8,
    },
  ])
}

/** Writes lines below each other, each in its own size. */
function drawPieces(
  doc: PDFKit.PDFDocument,
  { x, y, width }: { x: number; y: number; width: number },
  pieces: readonly Piece[],
): void {
  let at = y
  for (const { text, height, face = 'regular', largest = 8 } of pieces) {
    if (text) at += writeFitting(doc, text, { x, y: at, width, height: height * MM, face, largest }) + MM
  }
}
