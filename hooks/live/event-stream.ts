import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { statusOf } from '@/services/http/api-error.rules'
import { HEARTBEAT_MS, type LiveChange, LONGEST_MISSED_MS } from '@/services/live/live.rules'

type StreamOptions = {
  /** Null where there are no live updates. */
  open: (missed: number | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>
  onChange: (change: LiveChange) => void
  /** More was missed than can be told one by one. */
  onMissed: () => void
}

/** How a stream came to its end: it may be opened again, when somebody looks at the page again, or never. */
type StreamEnd = 'ended' | 'rest' | 'over'

/** Who looks elsewhere for a moment keeps the stream; for longer, another tab may need the connection. */
const HIDDEN_MS = 30_000
/** After so long without a word, a heartbeat included, the stream is dead though nobody said so. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS
const LONGEST_PAUSE_MS = 30_000
/** The server looks back from when it is asked, and a little further; a call that was longer under way may leave a gap. */
const LONGEST_OPENING_MS = 5_000

/**
 * Keeps one stream open while the page is looked at, and opens it again whenever it ends: after a pause that differs from
 * browser to browser and grows with each failure, saying since when something may have been missed.
 * @returns stops it for good
 */
export function connectEventStream({ open, onChange, onMissed }: StreamOptions): () => void {
  const stopped = new AbortController()
  // What the page shows may be as old as the page.
  let sureAt = Date.now() - performance.now()
  void run()
  return () => stopped.abort()

  async function run(): Promise<void> {
    let failures = 0
    while (!stopped.signal.aborted) {
      await whenVisible(stopped.signal)
      const before = sureAt
      const end = await listen().catch(endOf)
      if (end === 'over') return
      if (end === 'rest') await whenHidden(stopped.signal)
      failures = sureAt > before ? 0 : failures + 1
      await pause(pauseFor(failures), stopped.signal)
    }
  }

  async function listen(): Promise<StreamEnd> {
    const attempt = new AbortController()
    const signal = AbortSignal.any([attempt.signal, stopped.signal])
    const silence = deadline(SILENCE_MS, () => attempt.abort())
    const ignored = whenHiddenFor(HIDDEN_MS, () => attempt.abort())
    const askedAt = Date.now()
    const missed = Math.max(0, Math.round(askedAt - sureAt))
    const isLong = missed > LONGEST_MISSED_MS
    let end: StreamEnd = 'ended'
    const parser = createParser({ onEvent: hear })
    const isLate = () => Date.now() - askedAt > LONGEST_OPENING_MS

    function hear({ event, data }: EventSourceMessage): void {
      if (event === undefined) onChange(JSON.parse(data) as LiveChange)
      if (event === 'missed' || (event === 'ready' && (isLong || isLate()))) onMissed()
      if (event === 'rest') end = 'rest'
    }

    try {
      const stream = await open(isLong ? undefined : missed, signal)
      if (!stream) return 'over'
      const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
      signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        silence.postpone()
        parser.feed(part.value)
        sureAt = Date.now()
      }
      return end
    } finally {
      silence.cancel()
      ignored()
    }
  }
}

/** A refusal stays one however often it is asked; anything else may pass. */
function endOf(error: unknown): StreamEnd {
  const status = statusOf(error)
  return status >= 400 && status < 500 && status !== 429 ? 'over' : 'ended'
}

const pauseFor = (failures: number): number =>
  failures === 0
    ? 300 + Math.random() * 1_200
    : Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)

function deadline(ms: number, act: () => void) {
  let timer = setTimeout(act, ms)
  return {
    postpone: () => {
      clearTimeout(timer)
      timer = setTimeout(act, ms)
    },
    cancel: () => clearTimeout(timer),
  }
}

function whenHiddenFor(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(act, ms)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const whenVisible = (signal: AbortSignal): Promise<void> => visibilityChange(false, signal)
const whenHidden = (signal: AbortSignal): Promise<void> => visibilityChange(true, signal)

/** Resolves when the page is hidden, or looked at. */
function visibilityChange(isHidden: boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden !== isHidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}

/** A network that is back ends the pause. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
    signal.addEventListener('abort', go)
  })
}
