import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { statusOf } from '@/services/http/api-error.rules'
import { HEARTBEAT_MS, type LiveChange, LONGEST_MISSED_MS } from '@/services/live/live.rules'

type StreamOptions = {
  /** Resolves to null where live updates are off. */
  open: (missed: number | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>
  onChange: (change: LiveChange) => void
  /** The user's notifications changed, or may have while there was no stream. */
  onNotification: () => void
  /** Too many changes were missed to receive them one by one. */
  onMissed: () => void
}

/**
 * What to do after a stream ended: reopen it (`ended`), reopen it when the tab is shown again (`rest`), or nothing
 * (`over`).
 */
type StreamEnd = 'ended' | 'rest' | 'over'

/** A tab hidden for longer than this closes its stream, since another tab may need the connection. */
const HIDDEN_MS = 30_000
/** Without even a heartbeat for this long, the connection is considered dead. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS
const LONGEST_PAUSE_MS = 30_000
/** The server computes what was missed when the request arrives; a slower opening may leave a gap. */
const LONGEST_OPENING_MS = 5_000

/**
 * Keeps one stream open while the tab is visible. Reopens it after a random pause, which grows with each failure, and
 * sends for how long changes may have been missed.
 * @returns closes the stream for good
 */
export function connectEventStream({ open, onChange, onNotification, onMissed }: StreamOptions): () => void {
  const stopped = new AbortController()
  // The page's data may be as old as the page itself.
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
    const parser = createParser({ onEvent })
    const isLate = () => Date.now() - askedAt > LONGEST_OPENING_MS

    function onEvent({ event, data }: EventSourceMessage): void {
      if (event === undefined) onChange(JSON.parse(data) as LiveChange)
      if (event === 'notification' || event === 'ready') onNotification()
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

/** A 4xx other than 429 is final; any other failure may be temporary. */
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

/** Resolves once the tab is hidden, or visible. */
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

/** Ends early when the network is back. */
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
