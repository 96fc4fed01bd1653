import { PDFDocument } from '@cantoo/pdf-lib'
import { log } from '@/server/http/log'
import { drawCertificate, type Certificate } from './certificate-pdf'

export type Certified = {
  content: Uint8Array
  /** False when the original could not be read: the page of signatures stands alone, beside it. */
  isWhole: boolean
}

/**
 * The original with the page of signatures behind it. It is appended: the bytes of the original stay the beginning of the
 * copy, so that its SHA-256 can be computed from the copy too. An original that is locked or broken is not rewritten.
 */
export async function appendCertificate(original: Uint8Array, certificate: Certificate): Promise<Certified> {
  const pages = await drawCertificate(certificate)
  try {
    const paper = await PDFDocument.load(original, { forIncrementalUpdate: true, updateMetadata: false })
    const from = await PDFDocument.load(pages, { updateMetadata: false })
    for (const page of await paper.copyPages(from, from.getPageIndices())) paper.addPage(page)
    return { content: await paper.save(), isWhole: true }
  } catch (error) {
    log().warn({ err: error }, 'a signed paper cannot be appended to')
    return { content: pages, isWhole: false }
  }
}
