/** RFC 6266: an ASCII name for old clients, the real one for all others. */
export function fileNameParameters(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** A PDF as a download that no cache stores. */
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
