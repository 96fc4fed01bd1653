import { http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { EventLog } from './audit.schema'

/** The history of one thing, newest first. */
export async function getHistory(
  model: string,
  objectId: number,
  pageSize: number,
  signal?: AbortSignal,
): Promise<Page<EventLog>> {
  const params = { model_name: model, page_size: pageSize }
  const { data } = await http.get<Page<EventLog>>(`/event-logs/${String(objectId)}`, { params, signal })
  return data
}
