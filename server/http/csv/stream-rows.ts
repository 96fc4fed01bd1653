import { log } from '../log'

/** The next rows, none after the last. */
export type ReadNextRows<Row> = () => Promise<Row[]>

/**
 * Rows as text, read as the reader takes them: neither memory nor a connection to the database waits for a slow line
 * (ADR 402). The first rows are read before anything is answered: what fails then is still said in the envelope.
 */
export async function streamRows<Row>(
  next: ReadNextRows<Row>,
  text: { before: string; rows: (rows: Row[], isFirst: boolean) => string; after: string },
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let rows = await next()
  let isFirst = true
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (!isFirst) rows = await next()
          const piece = rows.length > 0 ? text.rows(rows, isFirst) : text.after
          const said = isFirst ? text.before + piece : piece
          if (said) controller.enqueue(encoder.encode(said))
          isFirst = false
          if (rows.length === 0) controller.close()
        } catch (error) {
          // The status is out already: the connection breaks, and the browser keeps no half of a file.
          log().error({ err: error }, 'a file broke off')
          controller.error(error)
        }
      },
    },
    { highWaterMark: 0 },
  )
}
