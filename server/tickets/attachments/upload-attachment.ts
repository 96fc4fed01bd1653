import { transaction } from '@/server/db/client'
import { refuseField, Refusal } from '@/server/http/refusal'
import type { Upload } from '@/server/http/request/upload'
import { type LimitKey, throttle } from '@/server/http/throttle'
import { redrawPicture } from '@/server/pictures/pictures.service'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import { cleanFileName, requireSafePdf } from '@/server/storage/pdf'
import { deleteFile, storeFile } from '@/server/storage/storage'
import type { Actor } from '@/services/auth/actor.rules'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { deleteLooseOf, insertAttachment } from './attachments.repository'

const FOLDER = 'tickets'
const MEGABYTE = 1024 * 1024

/** Counts an upload, of the person and of their company, before it is read. Refuses 429. */
export const throttleUploads = (actor: Actor): Promise<void> =>
  throttle(...limitsOf(actor, 'ticket-file-person', 'ticket-file-company', 1))

/**
 * Keeps a file for a message that its uploader will send: a PDF as it is, a picture drawn anew and in a small copy. The
 * name ends as what was kept. Without a message it is swept after a day.
 * Refuses 415 for what is neither by its content, 413 for a picture over 10 MB or 50 megapixels, 429 for too many bytes.
 */
export async function uploadAttachment(actor: Actor, { name, content }: Upload): Promise<TicketAttachment> {
  const megabytes = Math.max(1, Math.ceil(content.byteLength / MEGABYTE))
  await throttle(...limitsOf(actor, 'ticket-megabyte-person', 'ticket-megabyte-company', megabytes))
  const { mime, ending, whole, preview } = await readFile(content)
  const stored = await storeFile(FOLDER, whole)
  const previewKey = preview && (await storeFile(FOLDER, preview)).storageKey
  try {
    const row = await transaction((tx) =>
      insertAttachment(tx, { ...stored, previewKey, uploadedBy: actor.id, name: nameOf(name, ending), mime }),
    )
    return { id: row.id, name: row.name, size: row.size, mime: row.mime }
  } catch (error) {
    await deleteFile(stored.storageKey)
    if (previewKey) await deleteFile(previewKey)
    throw error
  }
}

function limitsOf(actor: Actor, person: LimitKey[0], company: LimitKey[0], points: number): LimitKey[] {
  const own: LimitKey = [person, String(actor.id), points]
  return actor.companyId === null ? [own] : [own, [company, String(actor.companyId), points]]
}

type Readable = {
  mime: TicketAttachment['mime']
  ending: string
  whole: Uint8Array
  preview?: Uint8Array
}

async function readFile(content: Uint8Array): Promise<Readable> {
  const picture = await redrawPicture(content)
  if (picture) return { mime: 'image/webp', ending: '.webp', ...picture }
  if (!isNamedPdf(content)) throw refuseField('file', UNFIT, 'unsupported_type')
  await requireSafePdf(content)
  return { mime: 'application/pdf', ending: '.pdf', whole: content }
}

/** What says of itself that it is a PDF; `requireSafePdf` looks whether it is. */
const isNamedPdf = (content: Uint8Array): boolean => Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-'

const UNFIT = 'Envie um PDF ou uma imagem PNG ou JPEG. O conteúdo deste arquivo não é um.'

/** `Nota.EXE` of a PDF is kept as `Nota.pdf`: nobody should open it as something else. */
function nameOf(name: string, ending: string): string {
  const clean = cleanFileName(name)
  const bare = clean.replace(/\.[^.\s]{1,8}$/, '')
  return `${bare || 'arquivo'}${ending}`
}

/** Removes an own file that no message has yet. Refuses 404 for any other. */
export async function deleteAttachment(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const keys = await deleteLooseOf(tx, actor.id, id)
    if (keys.length === 0) throw new Refusal('not_found')
    for (const key of keys) await deleteFileAfterCommit(tx, key)
  })
}
