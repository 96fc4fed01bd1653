import { http } from '@/services/http/client'

/**
 * Opens the stream of changes; null where live updates are off.
 * @param missed milliseconds for which changes may have been missed; undefined for none
 */
export async function openEvents(
  missed: number | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const { data, status } = await http.get<ReadableStream<Uint8Array>>('/events', {
    params: { missed },
    headers: { Accept: 'text/event-stream' },
    // XMLHttpRequest would deliver the body only when it is complete.
    adapter: 'fetch',
    responseType: 'stream',
    timeout: 0,
    signal,
  })
  return status === 204 ? null : data
}
