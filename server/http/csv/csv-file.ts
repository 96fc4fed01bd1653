import { type CsvColumn, csvHead, csvLines } from '@/services/format/csv.rules'
import { toDay } from '@/services/format/format.rules'
import { fileNameParameters } from '../downloads'
import { answers } from '../openapi/answers'
import { type ReadNextRows, streamRows } from './stream-rows'

/** The most rows in memory at a time, however long the list is. */
const ROWS_AT_ONCE = 500

type Csv<Row> = {
  /**
   * The plural of the listed records, in Portuguese; the day is added: "clientes" becomes `clientes-2026-11-21.csv`.
   */
  name: string
  columns: readonly CsvColumn<Row>[]
}

type Listed<Row> = Csv<Row> & {
  /** The ids of all rows that match the filters, in the list's order. */
  ids: readonly number[]
  /** Reads the rows of some ids, in the same order; rows deleted since are left out. */
  read: (ids: readonly number[]) => Promise<Row[]>
}

/** Declares that a route answers with a CSV file. */
export const answersCsv = (summary: string) => answers(undefined, { summary, contentType: 'text/csv; charset=utf-8' })

/**
 * The whole list as a CSV file, without pages. The ids are selected once; their rows are read as fast as the browser
 * receives them.
 */
export function csvFile<Row>({ ids, read, ...csv }: Listed<Row>): Promise<Response> {
  let start = 0
  const next = async (): Promise<Row[]> => {
    while (start < ids.length) {
      const rows = await read(ids.slice(start, (start += ROWS_AT_ONCE)))
      if (rows.length > 0) return rows
    }
    return []
  }
  return csvResponse({ ...csv, next })
}

/** Rows as a CSV file, read in batches as fast as the browser receives them; only one batch is in memory. */
export async function csvResponse<Row>({
  name,
  columns,
  next,
}: Csv<Row> & { next: ReadNextRows<Row> }): Promise<Response> {
  const body = await streamRows(next, {
    before: csvHead(columns),
    rows: (rows) => csvLines(columns, rows),
    after: '',
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; ${fileNameParameters(`${name}-${toDay(new Date())}.csv`)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
