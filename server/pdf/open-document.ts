import PDFDocument from 'pdfkit'
import { font } from './style'

type Options = Partial<PDFKit.PDFDocumentOptions> & { title: string; writtenAt: Date }

/** A tagged PDF in Portuguese: the document, the root of its structure, and its bytes once it is ended. */
export function openDocument({ title, writtenAt, ...options }: Options) {
  const doc = new PDFDocument({
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'pt-BR',
    font: font('regular'),
    info: { Title: title, Author: 'Arrenda', Creator: 'Arrenda', Producer: 'Arrenda', CreationDate: writtenAt },
    ...options,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root, bytes: collect(doc) }
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => {
      resolve(Buffer.concat(chunks))
    })
    doc.on('error', reject)
  })
}
