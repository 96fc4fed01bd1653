import { http } from '@/services/http/client'
import type { Session } from './sessions.schema'

/** The person's own open sessions, the last used first. */
export async function getSessions(signal?: AbortSignal): Promise<Session[]> {
  const { data } = await http.get<Session[]>('/sessions', { signal })
  return data
}

/** Ends one session; null ends all but this one. */
export async function endSessions(id: string | null): Promise<void> {
  await http.delete(id === null ? '/sessions' : `/sessions/${id}`)
}
