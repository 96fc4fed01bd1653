import { http } from './client'

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
