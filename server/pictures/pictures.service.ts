import { randomUUID } from 'node:crypto'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { tooLarge } from '@/server/http/request/upload'
import { storeFile } from '@/server/storage/storage'
import { must } from '@/services/invariant/must.rules'
import { MAX_PICTURE_MEGABYTES, pictureIdOf, pictureSrc, type PictureSize } from '@/services/pictures/pictures.rules'
import type { StoredPicture } from '@/services/pictures/pictures.schema'
import { insertPicture, markAttached } from './pictures.repository'
import { isPicture, renderPicture } from './render-picture'

const MAX_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024

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
 * An uploaded PNG or JPEG drawn anew, whole and small, for a feature that keeps the bytes itself; undefined for what does
 * not begin as one. Refuses 413 for more than 10 MB or 50 megapixels, 415 for a damaged picture.
 */
export async function redrawPicture(
  content: Uint8Array,
): Promise<{ whole: Uint8Array; preview: Uint8Array } | undefined> {
  if (!isPicture(content)) return undefined
  if (content.byteLength > MAX_BYTES) throw tooLarge(MAX_BYTES)
  const { files } = await renderPicture(content)
  const inSize = (wanted: PictureSize) =>
    must(
      files.find(({ size }) => size === wanted),
      'rendered size',
    ).content
  return { whole: inSize(1200), preview: inSize(480) }
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
