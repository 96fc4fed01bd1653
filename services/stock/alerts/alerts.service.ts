import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { QuotationAlert, StockAlert, StockAlertCsvQuery, StockAlertQuery } from './alerts.schema'

const ofQuotation = (quotation: number): string => `/quotations/${String(quotation)}/stock-alerts`

/** The products that a quotation waits for. */
export const getQuotationAlerts = (quotation: number, signal?: AbortSignal): Promise<QuotationAlert[]> =>
  bodyOf(http.get<QuotationAlert[]>(ofQuotation(quotation), { signal }))

/** Asks for a mail when the product has units again; 409 `conflict` when it has some now. */
export const saveQuotationAlert = (quotation: number, alert: QuotationAlert): Promise<QuotationAlert[]> =>
  bodyOf(
    http.put<QuotationAlert[]>(`${ofQuotation(quotation)}/${String(alert.product_id)}`, { quantity: alert.quantity }),
  )

export const deleteQuotationAlert = (quotation: number, product: number): Promise<QuotationAlert[]> =>
  bodyOf(http.delete<QuotationAlert[]>(`${ofQuotation(quotation)}/${String(product)}`))

const PATH = '/stock-alert-management'

/** Who waits for which product, the longest first. */
export const getStockAlerts = (query: Partial<StockAlertQuery>, signal?: AbortSignal): Promise<Page<StockAlert>> =>
  bodyOf(http.get<Page<StockAlert>>(PATH, { params: query, signal }))

export const getStockAlertsCsv = (query: Partial<StockAlertCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)
