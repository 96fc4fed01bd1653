import { http } from '@/services/http/client'

/**
 * Opens the stream of what changes; null where there is none.
 * @param missed for how many milliseconds something may have been missed; undefined to be told nothing of before
 */
export async function openEvents(
  missed: number | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const { data, status } = await http.get<ReadableStream<Uint8Array>>('/events', {
    params: { missed },
    headers: { Accept: 'text/event-stream' },
    // What the browser's other way of asking gives only when it is whole, this one gives as it comes.
    adapter: 'fetch',
    responseType: 'stream',
    timeout: 0,
    signal,
  })
  return status === 204 ? null : data
}
