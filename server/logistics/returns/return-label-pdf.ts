import { ISSUER } from '@/server/config/issuer'
import { drawQr } from '@/server/pdf/label-document'
import { createPdf, LEFT, MEASURE, type PdfWriter, RIGHT } from '@/server/pdf/pdf-writer'
import { COLORS, TEXT } from '@/server/pdf/style'
import { drawTable } from '@/server/pdf/table'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import { formatCount, formatDateTime } from '@/services/format/format.rules'
import type { ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import { labelSerials, packingSteps, unitsByProduct } from '@/services/logistics/returns/return-label.rules'

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
  const paper = createPdf({
    title: `Devolução ${String(id)}, ${order.company.corporate_name}`,
    writtenAt: label.printedAt,
    footer: `Devolução ${String(id)}, pedido ${order.order_mask_id}, impressa em ${formatDateTime(label.printedAt)}`,
  })
  for (let volume = 1; volume <= label.volumes; volume += 1) {
    // Forces a page break.
    if (volume > 1) paper.room(Infinity)
    drawFrame(paper, () => drawSticker(paper, label, volume))
    drawCut(paper)
    drawInstructions(paper, label.volumes)
    drawContents(paper, label.pkg)
  }
  return paper.close()
}

function drawSticker(paper: PdfWriter, { pkg, volumes, destination, address }: ReturnLabel, volume: number): void {
  const { id, order, units, serials } = pkg
  paper.decorate((doc, y) => drawQr(doc, address, { x: RIGHT - PAD - QR, y, size: QR }))
  const top = paper.at()
  paper.write(paper.root, 'H1', `Devolução ${String(id)}`, { ...BESIDE_QR, style: TEXT.title })
  const box = `Volume ${String(volume)} de ${String(volumes)}`
  paper.write(paper.root, 'P', box, { ...BESIDE_QR, style: TEXT.figure })
  paper.move(6)
  const whose = `Pedido ${order.order_mask_id} · ${formatCount(units, 'equipamento', 'equipamentos')}`
  paper.write(paper.root, 'P', whose, { ...BESIDE_QR, style: TEXT.body })
  const code = 'O código abre esta devolução para a equipe da Arrenda.'
  paper.write(paper.root, 'P', code, { ...BESIDE_QR, style: TEXT.soft })
  paper.back(Math.max(paper.at(), top + QR) + 12)
  drawPlaces(paper, pkg, destination)
  paper.write(paper.root, 'P', `Séries: ${labelSerials(serials)}`, { ...INSIDE, style: TEXT.soft })
}

function drawPlaces(paper: PdfWriter, { order, address }: ReturnDetail, destination: readonly string[]): void {
  const top = paper.at()
  const half = (INSIDE.width - PAD) / 2
  const from = [`Aos cuidados de ${address.recipient_name}`, streetLine(address), cityLine(address)]
  const places = [
    { title: 'Para', name: ISSUER.name, lines: destination },
    { title: 'De', name: order.company.corporate_name, lines: from },
  ]
  const ends = places.map(({ title, name, lines }, column) => {
    const place = { x: INSIDE.x + column * (half + PAD), width: half }
    paper.back(top)
    paper.write(paper.root, 'H2', title, { ...place, style: TEXT.soft })
    paper.write(paper.root, 'P', name, { ...place, style: TEXT.figure })
    for (const line of lines) paper.write(paper.root, 'P', line, { ...place, style: TEXT.body })
    return paper.at()
  })
  paper.back(Math.max(...ends) + 12)
}

function drawFrame(paper: PdfWriter, fill: () => void): void {
  const top = paper.at()
  paper.move(PAD)
  fill()
  paper.move(PAD)
  paper.decorate((doc, y) =>
    doc
      .roundedRect(LEFT, top, MEASURE, y - top, 8)
      .lineWidth(1)
      .stroke(COLORS.text),
  )
}

function drawCut(paper: PdfWriter): void {
  paper.move(16)
  paper.decorate((doc, y) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).dash(4, {}).stroke(COLORS.soft))
  paper.move(6)
  paper.write(paper.root, 'P', 'Recorte na linha. Esta parte fica com você.', { ...WIDE, style: TEXT.soft })
  paper.move(18)
}

function drawInstructions(paper: PdfWriter, volumes: number): void {
  paper.write(paper.root, 'H2', 'Como preparar a devolução', { ...WIDE, style: TEXT.heading })
  paper.move(4)
  packingSteps(volumes).forEach((step, index) => {
    paper.write(paper.root, 'P', `${String(index + 1)}. ${step}`, { ...WIDE, style: TEXT.body })
    paper.move(3)
  })
  paper.move(18)
}

function drawContents(paper: PdfWriter, { serials }: ReturnDetail): void {
  paper.write(paper.root, 'H2', 'O que volta', { ...WIDE, style: TEXT.heading })
  paper.move(6)
  drawTable(
    paper,
    [{ title: 'Produto', width: 150 }, { title: 'Séries' }, { title: 'Unidades', width: 60, align: 'right' }],
    unitsByProduct(serials).map(({ name, serials: own }) => [name, own.join(', '), String(own.length)]),
  )
}
