import PDFDocument from 'pdfkit'
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
