import { http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { EventLog } from './audit.schema'

type HistoryQuery = { page?: number; pageSize: number }

/** The history of one record, newest first. */
export async function getHistory(
  model: string,
  objectId: number,
  { page, pageSize }: HistoryQuery,
  signal?: AbortSignal,
): Promise<Page<EventLog>> {
  const params = { model_name: model, page, page_size: pageSize }
  const { data } = await http.get<Page<EventLog>>(`/event-logs/${String(objectId)}`, { params, signal })
  return data
}
