import { MAX_DOCUMENT_MEGABYTES } from '@/services/orders/documents/required-documents.rules'
import { inspectPdf, type PdfVerdict } from './inspect-pdf'
import { refusedFile, requireClean } from './require-clean'

export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MEGABYTES * 1024 * 1024

const SENTENCE: Record<Exclude<PdfVerdict, 'fine'>, string> = {
  broken: 'Não conseguimos abrir esse PDF. Gere o arquivo de novo e envie outra vez.',
  locked: 'Esse PDF pede senha para abrir. Envie uma cópia sem senha.',
  active: 'Esse PDF tem scripts ou arquivos anexados. Imprima como PDF e envie a cópia.',
}

/**
 * Judges a PDF by its content, not by its name: nothing but a PDF from the first to the last byte.
 * Refuses 415 for anything else (specification, section 5: documents are PDF only).
 */
export function requirePdf(content: Uint8Array): void {
  if (!isPdfOnly(content)) throw refusedFile('Envie um arquivo PDF. O conteúdo deste não é um PDF.')
}

/**
 * What a person may upload: a PDF that can be read, without a password, without active content, and clean for the virus
 * scanner where one is configured.
 * Refuses 415 for anything else, 503 while the scanner is away.
 */
export async function requireSafePdf(content: Uint8Array): Promise<void> {
  requirePdf(content)
  const verdict = await inspectPdf(content)
  if (verdict !== 'fine') throw refusedFile(SENTENCE[verdict])
  await requireClean(content)
}

/** A file that is a page or an archive as well opens as that one in another program. */
function isPdfOnly(content: Uint8Array): boolean {
  const head = latin1(content.subarray(0, 1024))
  const tail = latin1(content.subarray(-1024))
  return (
    /^%PDF-[12]\.\d/.test(head) && !/<(html|!doctype|script|body|svg)/i.test(head) && endsAsPdf(tail) && !isZip(content)
  )
}

/** After the last mark of the end only a few blanks may follow. */
const endsAsPdf = (tail: string): boolean => /%%EOF[\s\0]*$/.test(tail)

/** A ZIP is found from its end: a record that may be followed by a comment of 64 kB. */
const isZip = (content: Uint8Array): boolean => latin1(content.subarray(-65_600)).includes('PK\x05\x06')

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

/**
 * A file name fit for a header and a screen: no path, no control characters, none that turn the direction of reading (they
 * make `exe.pdf` of `fdp.exe`), at most 120 characters.
 */
export function cleanFileName(name: string): string {
  const bare = name
    .replace(/^.*[\\/]/, '')
    // oxlint-disable-next-line no-control-regex -- control characters are what must go
    .replace(/[\u0000-\u001f\u007f"\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
  if (bare.length <= 120) return bare || 'documento.pdf'
  return `${bare.slice(0, 100)}…${bare.slice(-16)}`
}
