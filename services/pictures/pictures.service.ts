import { http } from '@/services/http/client'
import type { StoredPicture } from './pictures.schema'

type Sending = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

/** Sends a picture, to be named afterwards by what will show it. Can be cancelled. */
export async function uploadPicture(file: File, { onProgress, signal }: Sending = {}): Promise<StoredPicture> {
  const form = new FormData()
  form.append('file', file)
  // A large file on a thin line takes its time: the person can cancel.
  const { data } = await http.post<StoredPicture>('/picture-management', form, {
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded }) => onProgress?.(loaded),
  })
  return data
}
