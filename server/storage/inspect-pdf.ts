import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const MAX_MS = 5_000
const MAX_HEAP_MB = 256

/**
 * `locked`: it opens only with a password. `active`: it holds a script, an attached file or something that starts or sends.
 * `broken`: no page can be read, or reading it takes too much time or memory.
 */
export type PdfVerdict = 'fine' | 'broken' | 'locked' | 'active'

const VERDICTS: readonly unknown[] = ['fine', 'broken', 'locked', 'active'] satisfies PdfVerdict[]

let current: Promise<Worker> | undefined
let queue: Promise<unknown> = Promise.resolve()

/** What a parser says of a PDF, within five seconds and a heap of 256 MB; one at a time. Throws if its thread does not start. */
export function inspectPdf(content: Uint8Array): Promise<PdfVerdict> {
  const turn = queue.then(async () => {
    const verdict = await ask(content)
    // The thread had just ended because nobody needed it.
    return verdict === 'idle' ? orBroken(await ask(content)) : verdict
  })
  queue = turn.catch(() => undefined)
  return turn
}

const orBroken = (verdict: PdfVerdict | 'idle'): PdfVerdict => (verdict === 'idle' ? 'broken' : verdict)

async function ask(content: Uint8Array): Promise<PdfVerdict | 'idle'> {
  const worker = await (current ??= startWorker())
  worker.ref()
  return new Promise((resolve) => {
    let isOver = false
    const end = (verdict: PdfVerdict | 'idle'): void => {
      isOver = true
      worker.removeAllListeners('message')
      worker.off('exit', onExit)
      worker.unref()
      resolve(verdict)
    }
    const onExit = (code: number): void => end(code === 0 ? 'idle' : 'broken')
    worker.once('message', (said: unknown) => end(VERDICTS.includes(said) ? (said as PdfVerdict) : 'broken'))
    worker.once('exit', onExit)
    AbortSignal.timeout(MAX_MS).addEventListener('abort', () => {
      if (!isOver) void worker.terminate()
    })
    worker.postMessage(content)
  })
}

/** The thread once it has loaded the parser: on a busy server that takes longer than a file may, and is no file's fault. */
function startWorker(): Promise<Worker> {
  const worker = new Worker(join(process.cwd(), 'server', 'storage', 'inspect-pdf.worker.mjs'), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  // Out of memory; the exit that follows answers.
  worker.on('error', () => undefined)
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker))
    worker.once('exit', (code) => {
      current = undefined
      reject(new Error(`The thread that reads PDFs ended with ${String(code)} before it had begun`))
    })
  })
}
