import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { openFile } from '@/server/storage/storage'
import { findPictureFile } from './pictures.repository'

/** A picture as an answer. What stands at its address never changes, so that everybody on the way may keep it. */
export async function readPicture(id: string, size: number): Promise<Response> {
  const file = orNotFound(await findPictureFile(db(), id, size))
  return new Response(await openFile(file.storageKey), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(file.bytes),
      'Content-Disposition': 'inline',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
