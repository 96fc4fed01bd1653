import { drawQr } from '@/server/pdf/label-document'
import { createPdf, LEFT, MEASURE, type PdfWriter, RIGHT } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import { formatDateTime, formatDay } from '@/services/format/format.rules'
import { drawSerials } from '../serials-pdf'
import type { ListedPackage } from '@/services/logistics/packages/package-lists.schema'
import { PACKAGE_TYPE_LABEL } from '@/services/logistics/packages/package-texts.rules'

type Slip = { pkg: ListedPackage; address: string; printedAt: Date }

const QR = 92
const WIDE = { x: LEFT, width: MEASURE } as const
const BESIDE_QR = { x: LEFT, width: MEASURE - QR - 20 } as const

/** Draws the packing slip: recipient and address, every item with its serials, and a QR code that opens the package. */
export function drawPackingSlip({ pkg, address, printedAt }: Slip): Promise<Uint8Array<ArrayBuffer>> {
  const { id, order } = pkg
  const name = `Romaneio ${order.order_mask_id}`
  const pdf = createPdf({
    title: `${name}, ${order.company.corporate_name}`,
    writtenAt: printedAt,
    footer: `${name}, volume ${String(id)}, impresso em ${formatDateTime(printedAt)}`,
  })
  pdf.decorate((doc, y) => drawQr(doc, address, { x: RIGHT - QR, y, size: QR }))
  pdf.write(pdf.root, 'H1', name, { ...BESIDE_QR, style: TEXT.title })
  pdf.write(pdf.root, 'P', order.company.corporate_name, { ...BESIDE_QR, style: TEXT.figure })
  pdf.write(pdf.root, 'P', factsOf(pkg).join(' · '), { ...BESIDE_QR, style: TEXT.soft })
  pdf.write(pdf.root, 'P', `O código abre o volume ${String(id)} no sistema.`, { ...BESIDE_QR, style: TEXT.soft })
  pdf.move(30)
  drawRecipient(pdf, pkg)
  drawContents(pdf, pkg)
  drawReceipt(pdf)
  return pdf.close()
}

const factsOf = ({ package_type, insurance, tracking_code, delivery_eta }: ListedPackage): string[] => [
  PACKAGE_TYPE_LABEL[package_type],
  insurance ? 'com seguro' : 'sem seguro',
  ...(tracking_code ? [`rastreio ${tracking_code}`] : []),
  ...(delivery_eta ? [`previsto para ${formatDay(delivery_eta)}`] : []),
]

function drawRecipient(pdf: PdfWriter, { address }: ListedPackage): void {
  pdf.write(pdf.root, 'H2', 'Destinatário', { ...WIDE, style: TEXT.heading })
  pdf.write(pdf.root, 'P', address.recipient_name, { ...WIDE, style: TEXT.figure })
  const lines = [streetLine(address), cityLine(address), address.reference_point ?? '']
  for (const line of lines.filter(Boolean)) pdf.write(pdf.root, 'P', line, { ...WIDE, style: TEXT.body })
  pdf.move(20)
}

function drawContents(pdf: PdfWriter, { products, serials }: ListedPackage): void {
  pdf.write(pdf.root, 'H2', 'Conteúdo', { ...WIDE, style: TEXT.heading })
  pdf.move(6)
  const packed = products.map(({ product_id, name, quantity }) => ({
    name,
    serials: serials.flatMap((unit) => (unit.product_id === product_id ? unit.serial : [])),
    units: quantity,
  }))
  drawSerials(pdf, packed)
}

function drawReceipt(pdf: PdfWriter): void {
  pdf.room(110)
  pdf.move(36)
  pdf.write(pdf.root, 'H2', 'Recebimento', { ...WIDE, style: TEXT.heading })
  pdf.move(30)
  pdf.decorate((doc, y) => {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke()
  })
  pdf.move(4)
  pdf.write(pdf.root, 'P', 'Nome, documento, data e assinatura de quem recebeu', { ...WIDE, style: TEXT.soft })
}
