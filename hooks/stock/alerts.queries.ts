import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { StockAlertCsvQuery, StockAlertQuery } from '@/services/stock/alerts/alerts.schema'
import { getStockAlerts, getStockAlertsCsv } from '@/services/stock/alerts/alerts.service'

export const stockAlertKeys = {
  all: ['stock-alerts'] as const,
  list: (query: object) => [...stockAlertKeys.all, 'list', { ...query }] as const,
}

/** Who waits for which product. */
export const stockAlertsQueryOptions = (query: Partial<StockAlertQuery>) =>
  queryOptions({
    queryKey: stockAlertKeys.list(query),
    queryFn: ({ signal }) => getStockAlerts(query, signal),
    placeholderData: keepPreviousData,
  })

export const useStockAlertsCsv = (query: Partial<StockAlertCsvQuery>) =>
  useCsvDownload((transfer) => getStockAlertsCsv(query, transfer))
