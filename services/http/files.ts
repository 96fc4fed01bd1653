import { http } from './client'
import type { ImportForm, ImportReport } from './import.schema'

/** Downloads a PDF with the bearer. No timeout: a large file takes long on a slow connection. */
export async function getPdf(path: string, signal?: AbortSignal, headers: Record<string, string> = {}): Promise<Blob> {
  const { data } = await http.get<Blob>(path, {
    responseType: 'blob',
    headers: { Accept: 'application/pdf', ...headers },
    timeout: 0,
    signal,
  })
  return data
}

/** Reports the progress of a download, and cancels it. */
export type Transfer = { signal?: AbortSignal; onProgress?: (receivedBytes: number) => void }

export type CsvFile = { content: Blob; name: string }

/**
 * A list as a CSV file, under the file name that the API sends. No timeout, since it may be long: the user can cancel.
 */
export async function getCsv(path: string, query: object, { signal, onProgress }: Transfer): Promise<CsvFile> {
  const { data, headers } = await http.get<Blob>(path, {
    params: query,
    responseType: 'blob',
    headers: { Accept: 'text/csv' },
    timeout: 0,
    signal,
    onDownloadProgress: ({ loaded }) => onProgress?.(loaded),
  })
  return { content: data, name: nameIn(String(headers['content-disposition'] ?? '')) ?? 'lista.csv' }
}

/** RFC 6266: `attachment; filename="usuarios.csv"; filename*=UTF-8''usu%C3%A1rios.csv`. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded && decodeURIComponent(encoded)
}

export type Sending = { signal?: AbortSignal; onProgress?: (sentBytes: number) => void }

/** Uploads a CSV file for a dry run, or to import what was checked. No timeout, since it may be long. */
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
