import { setImmediate } from 'node:timers/promises'

/** How long other requests may wait for a document that is being drawn. */
const LONGEST_MS = 8

export type Breathe = () => Promise<void>

/** Lets other work of the process run whenever a few milliseconds have gone by; called between small steps of a long one. */
function breathing(): Breathe {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_MS) return
    await setImmediate()
    since = performance.now()
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a document that may be long, one after another: many that breathe at the same time would let nobody else
 * through.
 */
export function drawLong<T>(draw: (breathe: Breathe) => Promise<T>): Promise<T> {
  const turn = last.then(() => draw(breathing()))
  last = turn.catch(() => undefined)
  return turn
}
