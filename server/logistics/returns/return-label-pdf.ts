import { ISSUER } from '@/server/config/issuer'
import { drawQr } from '@/server/pdf/label-document'
import { createPdf, LEFT, MEASURE, type PdfWriter, RIGHT } from '@/server/pdf/pdf-writer'
import { COLORS, TEXT } from '@/server/pdf/style'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import { formatCount, formatDateTime } from '@/services/format/format.rules'
import type { ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import { labelSerials, packingSteps, unitsByProduct } from '@/services/logistics/returns/return-label.rules'
import { drawSerials } from '../serials-pdf'

export type ReturnLabel = {
  pkg: ReturnDetail
  volumes: number
  /** Lines of our own address. */
  destination: readonly string[]
  /** Content of the QR code. */
  address: string
  printedAt: Date
}

const PAD = 18
const QR = 124
const INSIDE = { x: LEFT + PAD, width: MEASURE - PAD * 2 } as const
const BESIDE_QR = { x: INSIDE.x, width: INSIDE.width - QR - PAD } as const
const WIDE = { x: LEFT, width: MEASURE } as const

/** One A4 page per box: the label to cut out above, instructions and contents below. */
export function drawReturnLabel(label: ReturnLabel): Promise<Uint8Array<ArrayBuffer>> {
  const { id, order } = label.pkg
  const pdf = createPdf({
    title: `Devolução ${String(id)}, ${order.company.corporate_name}`,
    writtenAt: label.printedAt,
    footer: `Devolução ${String(id)}, pedido ${order.order_mask_id}, impressa em ${formatDateTime(label.printedAt)}`,
  })
  for (let volume = 1; volume <= label.volumes; volume += 1) {
    // Forces a page break.
    if (volume > 1) pdf.room(Infinity)
    drawFrame(pdf, () => drawSticker(pdf, label, volume))
    drawCut(pdf)
    drawInstructions(pdf, label.volumes)
    drawContents(pdf, label.pkg)
  }
  return pdf.close()
}

function drawSticker(pdf: PdfWriter, { pkg, volumes, destination, address }: ReturnLabel, volume: number): void {
  const { id, order, units, serials } = pkg
  pdf.decorate((doc, y) => drawQr(doc, address, { x: RIGHT - PAD - QR, y, size: QR }))
  const top = pdf.at()
  pdf.write(pdf.root, 'H1', `Devolução ${String(id)}`, { ...BESIDE_QR, style: TEXT.title })
  const box = `Volume ${String(volume)} de ${String(volumes)}`
  pdf.write(pdf.root, 'P', box, { ...BESIDE_QR, style: TEXT.figure })
  pdf.move(6)
  const whose = `Pedido ${order.order_mask_id} · ${formatCount(units, 'equipamento', 'equipamentos')}`
  pdf.write(pdf.root, 'P', whose, { ...BESIDE_QR, style: TEXT.body })
  const code = 'O código abre esta devolução para a equipe da Arrenda.'
  pdf.write(pdf.root, 'P', code, { ...BESIDE_QR, style: TEXT.soft })
  pdf.back(Math.max(pdf.at(), top + QR) + 12)
  drawPlaces(pdf, pkg, destination)
  pdf.write(pdf.root, 'P', `Seriais: ${labelSerials(serials)}`, { ...INSIDE, style: TEXT.soft })
}

function drawPlaces(pdf: PdfWriter, { order, address }: ReturnDetail, destination: readonly string[]): void {
  const top = pdf.at()
  const half = (INSIDE.width - PAD) / 2
  const from = [`Aos cuidados de ${address.recipient_name}`, streetLine(address), cityLine(address)]
  const places = [
    { title: 'Para', name: ISSUER.name, lines: destination },
    { title: 'De', name: order.company.corporate_name, lines: from },
  ]
  const ends = places.map(({ title, name, lines }, column) => {
    const place = { x: INSIDE.x + column * (half + PAD), width: half }
    pdf.back(top)
    pdf.write(pdf.root, 'H2', title, { ...place, style: TEXT.soft })
    pdf.write(pdf.root, 'P', name, { ...place, style: TEXT.figure })
    for (const line of lines) pdf.write(pdf.root, 'P', line, { ...place, style: TEXT.body })
    return pdf.at()
  })
  pdf.back(Math.max(...ends) + 12)
}

function drawFrame(pdf: PdfWriter, fill: () => void): void {
  const top = pdf.at()
  pdf.move(PAD)
  fill()
  pdf.move(PAD)
  pdf.decorate((doc, y) =>
    doc
      .roundedRect(LEFT, top, MEASURE, y - top, 8)
      .lineWidth(1)
      .stroke(COLORS.text),
  )
}

function drawCut(pdf: PdfWriter): void {
  pdf.move(16)
  pdf.decorate((doc, y) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).dash(4, {}).stroke(COLORS.soft))
  pdf.move(6)
  pdf.write(pdf.root, 'P', 'Recorte na linha. Esta parte fica com você.', { ...WIDE, style: TEXT.soft })
  pdf.move(18)
}

function drawInstructions(pdf: PdfWriter, volumes: number): void {
  pdf.write(pdf.root, 'H2', 'Como preparar a devolução', { ...WIDE, style: TEXT.heading })
  pdf.move(4)
  packingSteps(volumes).forEach((step, index) => {
    pdf.write(pdf.root, 'P', `${String(index + 1)}. ${step}`, { ...WIDE, style: TEXT.body })
    pdf.move(3)
  })
  pdf.move(18)
}

function drawContents(pdf: PdfWriter, { serials }: ReturnDetail): void {
  pdf.write(pdf.root, 'H2', 'O que volta', { ...WIDE, style: TEXT.heading })
  pdf.move(6)
  const products = unitsByProduct(serials).map((product) => ({ ...product, units: product.serials.length }))
  drawSerials(pdf, products)
}
