import PDFDocument from 'pdfkit'
import { collect } from './collect'
import { font } from './fonts'
import { INK } from './ink'
import { drawQr } from './qr'

const MM = 72 / 25.4

/** Labels of one size on a page: a common sheet of 3 × 8 on A4, or a printer of single labels. */
const FORMATS = {
  sheet: { page: [210, 297], label: [70, 37.125], columns: 3, rows: 8, margin: 5 },
  single: { page: [62, 29], label: [62, 29], columns: 1, rows: 1, margin: 2 },
} as const

export type LabelFormat = keyof typeof FORMATS

export type Label = {
  /** What the QR code holds. */
  address: string
  /** In large letters: what a person reads when no camera is at hand. */
  title: string
  detail: string
}

/** Labels with a QR code, each in its place; texts that are long become smaller. */
export async function drawLabels(
  labels: readonly Label[],
  { format, title, writtenAt }: { format: LabelFormat; title: string; writtenAt: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { page, label, columns, rows, margin } = FORMATS[format]
  const doc = new PDFDocument({
    size: [page[0] * MM, page[1] * MM],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'pt-BR',
    font: font('regular'),
    info: { Title: title, Author: 'Arrenda', Creator: 'Arrenda', Producer: 'Arrenda', CreationDate: writtenAt },
  })
  const bytes = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const [at, one] of labels.entries()) {
    const place = at % (columns * rows)
    if (place === 0) doc.addPage()
    const x = (place % columns) * label[0] * MM
    const y = Math.floor(place / columns) * label[1] * MM
    const part = doc.struct('P', {}, () =>
      drawLabel(doc, one, { x, y, width: label[0] * MM, height: label[1] * MM, margin: margin * MM }),
    )
    root.add(part)
  }
  root.end()
  doc.end()
  return bytes
}

type Box = { x: number; y: number; width: number; height: number; margin: number }

function drawLabel(doc: PDFKit.PDFDocument, { address, title, detail }: Label, box: Box): void {
  const size = box.height - box.margin * 2
  drawQr(doc, address, { x: box.x + box.margin, y: box.y + box.margin, size })
  const left = box.x + box.margin + size + 2 * MM
  const width = box.x + box.width - box.margin - left
  const heights = { title: size * 0.55, detail: size * 0.33 }
  const top = box.y + box.margin + 1.5 * MM
  const titleHeight = writeFitting(doc, title, {
    x: left,
    y: top,
    width,
    height: heights.title,
    face: 'bold',
    largest: 13,
  })
  const below = { x: left, y: top + titleHeight + 1.5 * MM, width, height: heights.detail }
  writeFitting(doc, detail, { ...below, face: 'regular', largest: 8.5 })
}

const SMALLEST = 5

type Fitting = { x: number; y: number; width: number; height: number; face: 'regular' | 'bold'; largest: number }

/** Below that a text is easier to read on two lines. */
const SMALLEST_LINE = 8

/** The largest letters in which the text fits, on one line if it can; of what fits in none, what there is room for. @returns its height */
function writeFitting(doc: PDFKit.PDFDocument, text: string, { x, y, width, height, face, largest }: Fitting): number {
  doc.font(font(face)).fillColor(INK.text)
  const isWide = (at: number): boolean => doc.fontSize(at).widthOfString(text) > width
  let size = largest
  while (size > SMALLEST_LINE && isWide(size)) size -= 0.5
  if (isWide(size)) size = largest
  while (size > SMALLEST && doc.fontSize(size).heightOfString(text, { width }) > height) size -= 0.5
  doc.fontSize(size).text(text, x, y, { width, height, ellipsis: true })
  return Math.min(height, doc.heightOfString(text, { width }))
}
