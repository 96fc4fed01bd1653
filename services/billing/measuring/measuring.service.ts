import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Measuring, MeasuringFilters, MeasuringQuery } from './measuring.schema'

/** Units and days between two days, with what they cost; a row a unit and month. */
export const getMeasuring = (
  query: Partial<MeasuringQuery> & Pick<MeasuringQuery, 'start_date' | 'end_date'>,
  signal?: AbortSignal,
): Promise<Measuring> => bodyOf(http.get<Measuring>('/usage-measuring-monthly', { params: query, signal }))

/** The same rows as CSV. */
export const getMeasuringCsv = (query: Partial<MeasuringFilters>, transfer: Transfer): Promise<CsvFile> =>
  getCsv('/usage-measuring-monthly-csv-extract', query, transfer)
