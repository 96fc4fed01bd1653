import { csvHead, csvLines, type CsvColumn } from '@/services/format/csv.rules'
import { toDay } from '@/services/format/format.rules'
import { answers } from './answers'
import { fileNameParameters } from './file-name'
import { log } from './log'

/** As many rows are in memory at a time, however long the list is. */
const ROWS_AT_ONCE = 500

type Csv<Row> = {
  /** What is listed, in Portuguese; the day is added: "clientes" becomes `clientes-2026-11-21.csv`. */
  name: string
  columns: readonly CsvColumn<Row>[]
  /** Of every row that the filters find, in the list's order. */
  ids: readonly number[]
  /** The rows of some of them, in the same order; one that is gone since is left out. */
  read: (ids: readonly number[]) => Promise<Row[]>
}

/** Declares that a route answers with a CSV file. */
export const answersCsv = (summary: string) => answers(undefined, { summary, contentType: 'text/csv; charset=utf-8' })

/**
 * A list as a file: all of it, without pages. The ids are found once and their rows read as the browser takes them, so
 * that neither memory nor a connection to the database waits for a slow line (ADR 402).
 */
export async function csvFile<Row>({ name, columns, ids, read }: Csv<Row>): Promise<Response> {
  const linesFrom = async (start: number) => csvLines(columns, await read(ids.slice(start, start + ROWS_AT_ONCE)))
  // Before anything is answered: what fails now is still said in the envelope.
  const beginning = csvHead(columns) + (await linesFrom(0))
  return new Response(streamOf(beginning, linesFrom, ids.length), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; ${fileNameParameters(`${name}-${toDay(new Date())}.csv`)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}

function streamOf(beginning: string, linesFrom: (start: number) => Promise<string>, count: number) {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          controller.enqueue(encoder.encode(next === 0 ? beginning : await linesFrom(next)))
        } catch (error) {
          // The status is out already: the connection breaks, and the browser keeps no half of a file.
          log().error({ err: error }, 'a CSV file broke off')
          controller.error(error)
          return
        }
        next += ROWS_AT_ONCE
        if (next >= count) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
