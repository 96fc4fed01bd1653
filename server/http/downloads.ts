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

type Download = {
  name: string
  type: string
  size?: number | undefined
  sha256?: string | null | undefined
  /** Shown by the browser, not saved. */
  isShown?: boolean
}

/**
 * The headers of a file that somebody uploaded or an issuer made: saved unless it is to be shown, taken for nothing but what
 * it is, stored by no cache, and in a sandbox, so that nothing in it runs as a page of ours.
 */
export const downloadHeaders = ({ name, type, size, sha256, isShown = false }: Download): Record<string, string> => ({
  'Content-Type': type,
  ...(size !== undefined && { 'Content-Length': String(size) }),
  'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; ${fileNameParameters(name)}`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'sandbox',
  'Cache-Control': 'private, no-store',
  ...(sha256 && { ETag: `"${sha256}"` }),
})

/** A PDF as a download that no cache stores. */
export const pdfDownload = (content: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(content, { headers: downloadHeaders({ name, type: 'application/pdf', size: content.byteLength }) })
