import { connectEventStream } from '@/hooks/live/event-stream'
import { ApiError } from '@/services/http/api-error.rules'
import { type LiveChange, LONGEST_MISSED_MS } from '@/services/live/live.rules'

const CHANGE: LiveChange = { type: 'order', id: '000123', company_id: 7, version: 4 }

/** A server whose streams a test writes itself. */
function aServer() {
  const calls: { missed: number | undefined; say: (frame: string) => void; end: () => void; signal: AbortSignal }[] = []
  let answer: () => ReadableStream<Uint8Array> | null | Error = () => aStream()
  let pipe: ReadableStreamDefaultController<Uint8Array>
  const aStream = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        pipe = controller
      },
    })
  return {
    calls,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    open: (missed: number | undefined, signal: AbortSignal) => {
      const answered = answer()
      const own = pipe
      const say = (frame: string) => own.enqueue(new TextEncoder().encode(frame))
      calls.push({ missed, signal, say, end: () => own.close() })
      return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered)
    },
  }
}

const heard = { changes: [] as LiveChange[], missed: 0 }
let bells = 0
let stop: () => void = () => undefined

function begin(server: ReturnType<typeof aServer>) {
  stop = connectEventStream({
    open: server.open,
    onChange: (change) => heard.changes.push(change),
    onNotification: () => (bells += 1),
    onMissed: () => (heard.missed += 1),
  })
}

function look(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setImmediate'] })
  Object.assign(heard, { changes: [], missed: 0 })
  bells = 0
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('listening', () => {
  it('delivers each message, even when it arrives in pieces', async () => {
    const server = aServer()
    begin(server)
    await pass(0)
    const frame = `event: ready\ndata:\n\ndata: ${JSON.stringify(CHANGE)}\n\n: \n\n`
    server.calls[0]?.say(frame.slice(0, 40))
    await pass(0)
    server.calls[0]?.say(frame.slice(40))
    await pass(0)
    expect(heard).toEqual({ changes: [CHANGE], missed: 0 })
  })

  it('reads the notifications anew when they changed, and whenever the stream opens', async () => {
    const server = aServer()
    begin(server)
    await pass(0)
    server.calls[0]?.say('event: ready\ndata:\n\n')
    await pass(0)
    expect(bells).toBe(1)
    server.calls[0]?.say('event: notification\ndata:\n\n')
    await pass(0)
    expect({ bells, ...heard }).toEqual({ bells: 2, changes: [], missed: 0 })
  })

  it('reopens the stream when it ends, and reports for how long it was silent', async () => {
    const server = aServer()
    begin(server)
    await pass(0)
    server.calls[0]?.say('event: ready\ndata:\n\n')
    await pass(10)
    server.calls[0]?.end()
    await pass(1_600)
    expect(server.calls).toHaveLength(2)
    expect(server.calls[1]?.missed).toBeGreaterThanOrEqual(300)
    expect(server.calls[1]?.missed).toBeLessThanOrEqual(1_700)
  })

  it('backs off after each failure, and receives everything that it missed', async () => {
    const server = aServer()
    server.answerWith(() => new ApiError(503, 'unavailable', ['Serviço indisponível no momento.']))
    begin(server)
    await pass(30_000)
    const soon = server.calls.length
    expect(soon).toBeLessThan(8)
    await pass(LONGEST_MISSED_MS)
    server.answerWith(() => null)
    await pass(60_000)
    expect(server.calls.at(-1)?.missed).toBeUndefined()
  })

  it('refetches everything after a long absence', async () => {
    const server = aServer()
    look(true)
    begin(server)
    await pass(LONGEST_MISSED_MS + 1)
    expect(server.calls).toHaveLength(0)
    look(false)
    await pass(0)
    server.calls[0]?.say('event: ready\ndata:\n\n')
    await pass(0)
    expect(server.calls[0]?.missed).toBeUndefined()
    expect(heard.missed).toBe(1)
  })

  it('refetches everything when the stream took long to open, since the server may have missed changes', async () => {
    const server = aServer()
    const opened = Promise.withResolvers<null>()
    stop = connectEventStream({
      open: (missed, signal) => opened.promise.then(() => server.open(missed, signal)),
      onChange: (change) => heard.changes.push(change),
      onNotification: () => (bells += 1),
      onMissed: () => (heard.missed += 1),
    })
    await pass(8_000)
    opened.resolve(null)
    await pass(0)
    server.calls[0]?.say('event: ready\ndata:\n\n')
    await pass(0)
    expect(heard.missed).toBe(1)
  })

  it('closes after the page was hidden for a while, and reopens when it is visible', async () => {
    const server = aServer()
    look(false)
    begin(server)
    await pass(0)
    server.calls[0]?.say('event: ready\ndata:\n\n')
    await pass(0)
    look(true)
    await pass(29_000)
    expect(server.calls[0]?.signal.aborted).toBe(false)
    await pass(2_000)
    expect(server.calls[0]?.signal.aborted).toBe(true)
    await pass(60_000)
    expect(server.calls).toHaveLength(1)
    look(false)
    await pass(1_600)
    expect(server.calls).toHaveLength(2)
  })

  it('treats a silent stream as dead', async () => {
    const server = aServer()
    begin(server)
    await pass(0)
    server.calls[0]?.say(': \n\n')
    await pass(51_000)
    expect(server.calls[0]?.signal.aborted).toBe(true)
    await pass(3_000)
    expect(server.calls.length).toBeGreaterThan(1)
  })

  it.each([
    ['a refusal', () => new ApiError(403, 'forbidden', ['Seu perfil não permite essa ação.'])],
    ['no live updates', () => null],
  ])('does not ask again after %s', async (_, answer) => {
    const server = aServer()
    server.answerWith(answer)
    begin(server)
    await pass(120_000)
    expect(server.calls).toHaveLength(1)
  })

  it('pauses on request until the page was hidden and is visible again', async () => {
    const server = aServer()
    look(false)
    begin(server)
    await pass(0)
    server.calls[0]?.say('event: rest\ndata:\n\n')
    server.calls[0]?.end()
    await pass(60_000)
    expect(server.calls).toHaveLength(1)
    look(true)
    look(false)
    await pass(1_600)
    expect(server.calls).toHaveLength(2)
  })
})
