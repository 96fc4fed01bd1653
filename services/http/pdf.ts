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
