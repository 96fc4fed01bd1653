import { createLabelDocument, drawQr, MM } from './label-document'
import { writeFitting } from './text-layout'

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

type About = { format: LabelFormat; title: string; writtenAt: Date }

/** Labels with a QR code, each in its place; texts that are long become smaller. */
export function drawLabels(
  labels: readonly Label[],
  { format, title, writtenAt }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { page, label, columns, rows, margin } = FORMATS[format]
  const { doc, root, bytes } = createLabelDocument({ size: page, title, writtenAt })
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
