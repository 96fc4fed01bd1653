import { queryOptions, skipToken } from '@tanstack/react-query'
import { getHistory } from '@/services/audit/audit.service'

const HISTORY = 50

export const auditKeys = {
  all: ['audit'] as const,
  history: (model: string, objectId: number | undefined) => [...auditKeys.all, { model, objectId }] as const,
}

/** The newest history of one thing; without its id nothing is asked. */
export const historyQueryOptions = (model: string, objectId: number | undefined) =>
  queryOptions({
    queryKey: auditKeys.history(model, objectId),
    queryFn: objectId === undefined ? skipToken : ({ signal }) => getHistory(model, objectId, HISTORY, signal),
  })
