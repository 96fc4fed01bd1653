import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

type Answer = { id: number; drawn: unknown } | { id: number; error: unknown }
type Waiting = { resolve: (drawn: never) => void; reject: (error: unknown) => void }

/** What a document needs at most; one that needs more ends its thread, not the server. */
const MAX_HEAP_MB = 512
/** How long a thread that nobody needs is kept: a new one takes about 300 ms to begin. */
const IDLE_MS = 60_000

let current: Worker | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * A function that draws a document, called in a thread of its own: other requests do not wait for a long document. What it
 * takes and returns is copied, so it must be plain data.
 * @param module path of its module from the root of the project, without `.ts`
 * @returns the same function; it rejects with what the drawing threw, or if its thread ends
 */
export const drawnAside =
  <Draw extends (...content: never[]) => Promise<unknown>>(module: string, name: string) =>
  (...content: Parameters<Draw>): ReturnType<Draw> =>
    new Promise<never>((resolve, reject) => {
      clearTimeout(idle)
      const worker = (current ??= startWorker())
      const id = (lastId += 1)
      worker.postMessage({ id, module, name, content })
      waiting.set(id, { resolve, reject })
      // The process waits for what is being drawn, and not for an idle thread.
      worker.ref()
    }) as ReturnType<Draw>

function startWorker(): Worker {
  const worker = new Worker(join(process.cwd(), 'server', 'pdf', 'draw.worker.mjs'), {
    execArgv: ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) rest(worker)
    if ('error' in answer) asked?.reject(answer.error)
    else asked?.resolve(answer.drawn as never)
  })
  // Out of memory, or it could not start: the exit that follows says so to all who wait.
  let cause: unknown
  worker.on('error', (error) => {
    cause = error
  })
  worker.on('exit', (code) => {
    if (current !== worker) return
    current = undefined
    const ended = new Error(`The thread that draws documents ended with ${String(code)}`, { cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  })
  return worker
}

function rest(worker: Worker): void {
  worker.unref()
  idle = setTimeout(() => {
    current = undefined
    void worker.terminate()
  }, IDLE_MS).unref()
}
