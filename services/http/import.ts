import { http } from './client'
import type { ImportForm, ImportReport } from './import.schema'

export type Sending = { signal?: AbortSignal; onProgress?: (sentBytes: number) => void }

/** Sends a CSV file to be checked (a dry run), or what was checked to be imported. A long one takes its time. */
export async function sendImport(
  path: string,
  file: File,
  { fields, key, signal, onProgress }: Sending & { fields: Partial<ImportForm>; key?: string },
): Promise<ImportReport> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', file)
  const { data } = await http.post<ImportReport>(path, form, {
    timeout: 0,
    signal,
    headers: key ? { 'Idempotency-Key': key } : {},
    onUploadProgress: ({ loaded }) => onProgress?.(loaded),
  })
  return data
}
