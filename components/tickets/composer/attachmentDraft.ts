import { MAX_PICTURE_MEGABYTES } from '@/services/pictures/pictures.rules'
import { formatBytes } from '@/services/format/format.rules'

/** An uploaded file that no message has yet, as a draft keeps it. */
export type StoredAttachment = { id: number; name: string; size: number; mime: string; at: number }

/** The server removes files that no message took within 24 hours; a draft forgets them a little earlier. */
const KEPT_MS = 23 * 3_600_000

/** For the inputs of files; the server judges the content. */
export const ATTACHMENT_TYPES = '.pdf,.png,.jpg,.jpeg'

const MAX_PDF_BYTES = 20_000_000
const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1_000_000

/** Why a chosen file cannot be attached; undefined when it can. */
export function attachmentRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isPdf = /\.pdf$/i.test(name)
  if (!isPdf && !/\.(png|jpe?g)$/i.test(name)) return `“${name}” não é PDF, PNG nem JPEG.`
  if (size === 0) return `“${name}” está vazio.`
  const most = isPdf ? MAX_PDF_BYTES : MAX_PICTURE_BYTES
  return size > most ? `“${name}” tem ${formatBytes(size)} e o limite é ${formatBytes(most)}.` : undefined
}

/** The files of a draft that are still on the server, from their text in the form. */
export function readAttachments(text: string | undefined, now = Date.now()): StoredAttachment[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStored).filter(({ at }) => now - at < KEPT_MS) : []
  } catch {
    return []
  }
}

export const writeAttachments = (stored: readonly StoredAttachment[]): string => JSON.stringify(stored)

/** The text of a form without files. */
export const NO_ATTACHMENTS = '[]'

function isStored(value: unknown): value is StoredAttachment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}
