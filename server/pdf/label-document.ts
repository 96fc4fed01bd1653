import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { collect } from './collect'
import { font } from './style'

/** Points in a millimetre. */
export const MM = 72 / 25.4

type LabelDocumentOptions = {
  /** Width and height in millimetres. */ size: readonly [number, number]
  title: string
  writtenAt: Date
}

/** A document for labels: tagged, in Portuguese, its pages bare and not yet begun. */
export function createLabelDocument({ size, title, writtenAt }: LabelDocumentOptions) {
  const doc = new PDFDocument({
    size: [size[0] * MM, size[1] * MM],
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
  return { doc, root, bytes }
}

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
