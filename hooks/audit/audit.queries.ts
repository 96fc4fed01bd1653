import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getHistory } from '@/services/audit/audit.service'

const HISTORY = 50

export const auditKeys = {
  all: ['audit'] as const,
  history: (model: string, objectId: number | undefined) => [...auditKeys.all, { model, objectId }] as const,
  page: (model: string, objectId: number, page: number) => [...auditKeys.all, { model, objectId, page }] as const,
}

/** The newest history of one record; without its id nothing is fetched. */
export const historyQueryOptions = (model: string, objectId: number | undefined) =>
  queryOptions({
    queryKey: auditKeys.history(model, objectId),
    queryFn:
      objectId === undefined ? skipToken : ({ signal }) => getHistory(model, objectId, { pageSize: HISTORY }, signal),
  })

export const LOG_PAGE = 20

/** The whole history of one record, page by page; the previous page stays while the next one loads. */
export const historyPageQueryOptions = (model: string, objectId: number, page: number) =>
  queryOptions({
    queryKey: auditKeys.page(model, objectId, page),
    queryFn: ({ signal }) => getHistory(model, objectId, { page, pageSize: LOG_PAGE }, signal),
    placeholderData: keepPreviousData,
  })
