import { drawQr } from '@/server/pdf/label-document'
import { drawHeading } from '@/server/pdf/parts'
import { LEFT, MEASURE, type PdfWriter } from '@/server/pdf/pdf-writer'
import { COLORS, TEXT } from '@/server/pdf/style'
import { formatLine } from '@/services/billing/payments/boleto.rules'
import { formatCount, formatDay, formatMoney, toCents } from '@/services/format/format.rules'
import type { PrintedInvoice, PrintedPayment, SecondCopy } from './printed-invoice'

const QR = 132
const GAP = 18
const BESIDE = { x: LEFT + QR + GAP, width: MEASURE - QR - GAP } as const

/** How it is paid: the Pix code as a square and as text, and the line of the boleto. Nothing where nothing is to be paid. */
export function drawPayment(pdf: PdfWriter, { payment, secondCopy, total }: PrintedInvoice): void {
  if (secondCopy) drawToday(pdf, secondCopy, { total, payment })
  if (!payment || (payment.pix === null && payment.digitableLine === null)) return
  drawHeading(pdf, 'Como pagar')
  if (payment.pix !== null) drawPix(pdf, payment.pix, payment.amount)
  if (payment.digitableLine !== null) {
    pdf.room(TEXT.soft.leading + TEXT.strong.leading)
    pdf.paragraph('Boleto, linha digitável', TEXT.soft)
    pdf.paragraph(formatLine(payment.digitableLine), TEXT.strong)
  }
}

function drawPix(pdf: PdfWriter, code: string, amount: string): void {
  pdf.room(QR + 8)
  const top = pdf.at()
  // Read aloud is the code itself, which stands beside it as text.
  pdf.decorate((doc, y) => {
    doc.rect(LEFT, y, QR, QR).fill(COLORS.onBrand)
    drawQr(doc, code, { x: LEFT, y, size: QR })
  })
  pdf.write(pdf.root, 'P', `Pix de ${formatMoney(amount)}`, { ...BESIDE, style: TEXT.strong })
  pdf.move(2)
  const how = 'Aponte a câmera do aplicativo do seu banco para o código, ou copie o texto abaixo em “Pix copia e cola”.'
  pdf.write(pdf.root, 'P', how, { ...BESIDE, style: TEXT.soft })
  pdf.move(6)
  pdf.group(pdf.root, 'P', (part) => {
    for (const piece of piecesOf(code)) pdf.write(part, 'P', piece, { ...BESIDE, style: TEXT.body })
  })
  pdf.back(Math.max(pdf.at(), top + QR) + 14)
}

/** Fits beside the square in the widest letters. */
const PIECE = 44

/** The code in lines that neither begin nor end with a space, which would be lost when it is copied. */
function piecesOf(code: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < code.length;) {
    let end = Math.min(at + PIECE, code.length)
    while (end < code.length && (code[end] === ' ' || code[end - 1] === ' ')) end -= 1
    pieces.push(code.slice(at, end))
    at = end
  }
  return pieces
}

/** What is to be paid on the day of a second copy, and why it is more or less than the total. */
function drawToday(
  pdf: PdfWriter,
  { day, paid, fine, interest, daysLate, extendedTo }: SecondCopy,
  { total, payment }: { total: string; payment: PrintedPayment | null },
): void {
  drawHeading(pdf, `A pagar em ${formatDay(day)}`)
  const parts = [
    `Total da fatura ${formatMoney(total)}`,
    toCents(paid) > 0 && `já pago ${formatMoney(paid)}`,
    toCents(fine) > 0 && `multa de 2% ${formatMoney(fine)}`,
    toCents(interest) > 0 &&
      `juros de 1% ao mês por ${formatCount(daysLate, 'dia', 'dias')} de atraso ${formatMoney(interest)}`,
  ]
  if (extendedTo) pdf.paragraph(`Vencimento prorrogado para ${formatDay(extendedTo)}.`, TEXT.soft)
  pdf.paragraph(`${parts.filter(Boolean).join(' · ')}.`, TEXT.soft)
  if (payment) pdf.paragraph(`A pagar: ${formatMoney(payment.amount)}`, TEXT.figure)
}
