import { http } from '@/services/http/client'
import type { StoredPicture } from './pictures.schema'

type Sending = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

/** Uploads a picture, for a record to refer to. Can be cancelled. */
export async function uploadPicture(file: File, { onProgress, signal }: Sending = {}): Promise<StoredPicture> {
  const form = new FormData()
  form.append('file', file)
  // No timeout: a large file takes long on a slow connection, and the user can cancel.
  const { data } = await http.post<StoredPicture>('/picture-management', form, {
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded }) => onProgress?.(loaded),
  })
  return data
}
