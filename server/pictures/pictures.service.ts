import { randomUUID } from 'node:crypto'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { storeFile } from '@/server/storage/storage'
import { pictureIdOf, pictureSrc } from '@/services/pictures/pictures.rules'
import type { StoredPicture } from '@/services/pictures/pictures.schema'
import { insertPicture, markAttached } from './pictures.repository'
import { renderPicture } from './render-picture'

/**
 * Keeps an uploaded PNG or JPEG in every size, before the transaction that will show it: whoever keeps its `src` calls
 * `attachPictures` in their transaction, and what nobody attaches within a day is swept away.
 * Refuses 415 for what is no PNG or JPEG by its content, 413 for too many pixels.
 */
export async function storePicture(content: Uint8Array): Promise<StoredPicture> {
  const { width, height, files } = await renderPicture(content)
  const id = randomUUID()
  const stored = await Promise.all(
    files.map(async (file) => {
      const { storageKey, size: bytes } = await storeFile('pictures', file.content)
      return { size: file.size, storageKey, bytes }
    }),
  )
  await transaction((tx) => insertPicture(tx, id, stored))
  return { id, src: pictureSrc(id), width, height }
}

/**
 * Keeps uploaded pictures for good, in the transaction of what shows them; drawings among the names are passed over.
 * Refuses 400 for an uploaded picture that does not exist.
 */
export async function attachPictures(tx: Tx, srcs: readonly string[]): Promise<void> {
  const ids = [...new Set(srcs.flatMap((src) => pictureIdOf(src) ?? []))].sort()
  if (ids.length === 0) return
  if ((await markAttached(tx, ids)).length < ids.length) throw new Refusal('invalid', { errors: [GONE] })
}

const GONE = 'Uma das imagens não existe mais. Envie de novo.'
