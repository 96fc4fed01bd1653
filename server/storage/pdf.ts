import { Refusal } from '@/server/http/refusal'
import { MAX_DOCUMENT_MEGABYTES } from '@/services/orders/documents/required-documents.rules'

export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MEGABYTES * 1024 * 1024

/**
 * Checks that a file is a PDF by its content, not its name: header at the very start, end-of-file mark near the end.
 * Refuses 415 for anything else (specification, section 5: documents are PDF only).
 */
export function requirePdf(content: Uint8Array): void {
  const head = Buffer.from(content.subarray(0, 8)).toString('latin1')
  const tail = Buffer.from(content.subarray(-1024)).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(head) || !tail.includes('%%EOF')) {
    throw new Refusal('unsupported_type', { errors: ['Envie um arquivo PDF. O conteúdo deste não é um PDF.'] })
  }
}

/** A file name that is safe for a header and a screen: no path, no control characters, at most 120 characters. */
export function cleanFileName(name: string): string {
  const bare = name
    .replace(/^.*[\\/]/, '')
    // oxlint-disable-next-line no-control-regex -- control characters are what must go
    .replace(/[\u0000-\u001f\u007f"]/g, '')
    .trim()
  if (bare.length <= 120) return bare || 'documento.pdf'
  return `${bare.slice(0, 100)}…${bare.slice(-16)}`
}
