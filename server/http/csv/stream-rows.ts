import { log } from '../log'

/** The next rows; empty after the last ones. */
export type ReadNextRows<Row> = () => Promise<Row[]>

/**
 * Rows as text, read as fast as the reader consumes them: a slow connection occupies neither memory nor a database
 * connection (ADR 402). The first rows are read before the answer starts, so that a failure up to there is still
 * answered with the error envelope.
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
          // The status is already sent: abort the connection, so that the browser does not keep a partial file.
          log().error({ err: error }, 'a file broke off')
          controller.error(error)
        }
      },
    },
    { highWaterMark: 0 },
  )
}
