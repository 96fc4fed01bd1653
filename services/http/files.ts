import { http } from './client'
import type { ImportForm, ImportReport } from './import.schema'

/** A PDF with the bearer. A large one on a thin line takes its time, so no time-out. */
export async function getPdf(path: string, signal?: AbortSignal, headers: Record<string, string> = {}): Promise<Blob> {
  const { data } = await http.get<Blob>(path, {
    responseType: 'blob',
    headers: { Accept: 'application/pdf', ...headers },
    timeout: 0,
    signal,
  })
  return data
}

/** What is told while a file arrives, and how to stop it. */
export type Transfer = { signal?: AbortSignal; onProgress?: (receivedBytes: number) => void }

export type CsvFile = { content: Blob; name: string }

/** A list as a CSV file, under the name that the API gives it. It may be long, so no time-out: the person can cancel. */
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
