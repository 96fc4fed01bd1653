import { encode } from 'uqr'
import { openDocument } from './open-document'

/** Points in a millimetre. */
export const MM = 72 / 25.4

/** A document for labels of this width and height in millimetres; its pages are still to be added. */
export const createLabelDocument = ({ size: [width, height], ...about }: LabelDocumentOptions) =>
  openDocument({ ...about, size: [width * MM, height * MM], autoFirstPage: false })

type LabelDocumentOptions = { size: readonly [number, number]; title: string; writtenAt: Date }

type Square = { x: number; y: number; size: number }

/** A QR code as dark squares, with the quiet margin that readers need inside of `size`; coordinates in points. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, { x, y, size }: Square): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 })
  const side = size / modules
  doc.save()
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) doc.rect(x + column * side, y + row * side, side, side)
    }
  }
  // In one go: squares that are filled one by one leave hairlines between them.
  doc.fill('#000000')
  doc.restore()
}
