import { fileNameParameters } from './file-name'

/** A PDF of ours as a download, never kept by anything on its way. */
export const pdfDownload = (content: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(content.byteLength),
      'Content-Disposition': `attachment; ${fileNameParameters(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
