/** @jest-environment jest-fixed-jsdom */
import type { ErrorReport } from '@/services/monitoring/report-error'

const DSN = 'https://abc@errors.example/34'

/** Opens a new page, with an empty queue in the module. */
async function openPage() {
  jest.resetModules()
  const { reportError } = await import('@/services/monitoring/report-error')
  const { startErrorReporting } = await import('@/services/monitoring/start-error-reporting')
  return { reportError, startErrorReporting }
}

function uncaught(error: Error) {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
}

function unhandledRejection(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

const idle: { work?: () => void } = {}
const settingsAnswer = jest.fn<Promise<Response>, [string]>()

const told: ErrorReport[] = []
const start = jest.fn((_dsn: string) => (report: ErrorReport) => void told.push(report))
const load = jest.fn(() => Promise.resolve({ start }))
const messages = () => told.map(({ error }) => (error instanceof Error ? error.message : error))

/** Runs the callbacks of settled promises. */
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  told.length = 0
  jest.clearAllMocks()
  delete idle.work
  window.requestIdleCallback = (work) => {
    idle.work = () => {
      work({ didTimeout: false, timeRemaining: () => 1 })
    }
    return 1
  }
  window.fetch = settingsAnswer as unknown as typeof fetch
  settingsAnswer.mockImplementation(() => Promise.resolve(Response.json({ sentry_dsn: DSN })))
})

afterEach(() => jest.useRealTimers())

describe('error reporting in the browser', () => {
  it('neither loads nor calls anything before the browser is idle', async () => {
    const { startErrorReporting } = await openPage()
    startErrorReporting(load)
    uncaught(new Error('early'))
    await settle()

    expect(settingsAnswer).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()

    idle.work?.()
    await settle()

    expect(settingsAnswer).toHaveBeenCalledWith('/api/runtime-config')
    expect(start).toHaveBeenCalledWith(DSN)
  })

  it('reports earlier errors afterwards, in order and with their times', async () => {
    const { startErrorReporting, reportError } = await openPage()
    startErrorReporting(load)
    uncaught(new Error('first'))
    jest.advanceTimersByTime(700)
    unhandledRejection('second')
    reportError(new Error('third'), { status: '500' })
    idle.work?.()
    await settle()

    const at = Date.parse('2026-11-21T12:00:00Z')
    expect(messages()).toEqual(['first', 'second', 'third'])
    expect(told.map(({ at: time, handled, tags }) => ({ time: time - at, handled, tags }))).toEqual([
      { time: 0, handled: false, tags: undefined },
      { time: 700, handled: false, tags: undefined },
      { time: 700, handled: true, tags: { status: '500' } },
    ])
  })

  it('leaves uncaught errors to the SDK once it is loaded, and passes on reported ones', async () => {
    const { startErrorReporting, reportError } = await openPage()
    startErrorReporting(load)
    idle.work?.()
    await settle()

    const ownListener = jest.fn()
    window.addEventListener('error', ownListener)
    uncaught(new Error('seen by the reporter itself'))
    unhandledRejection('this too')
    reportError(new Error('dealt with'))
    window.removeEventListener('error', ownListener)

    expect(ownListener).toHaveBeenCalledTimes(1)
    expect(messages()).toEqual(['dealt with'])
  })

  it('keeps only the first errors of a page that fails repeatedly', async () => {
    const { startErrorReporting } = await openPage()
    startErrorReporting(load)
    for (let i = 0; i < 1000; i += 1) uncaught(new Error(`error ${String(i)}`))
    idle.work?.()
    await settle()

    expect(messages()).toHaveLength(30)
    expect(messages()[0]).toBe('error 0')
  })

  it('never loads without a DSN, and discards the queued errors', async () => {
    settingsAnswer.mockImplementation(() => Promise.resolve(Response.json({ sentry_dsn: null })))
    const { startErrorReporting, reportError } = await openPage()
    startErrorReporting(load)
    uncaught(new Error('early'))
    idle.work?.()
    await settle()
    reportError(new Error('late'))
    await jest.advanceTimersByTimeAsync(120_000)

    expect(settingsAnswer).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
    expect(told).toEqual([])
  })

  it('retries after a network failure without losing errors', async () => {
    settingsAnswer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    settingsAnswer.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 502 })))
    const { startErrorReporting } = await openPage()
    startErrorReporting(load)
    uncaught(new Error('early'))
    idle.work?.()
    await jest.advanceTimersByTimeAsync(14_000)
    expect(messages()).toEqual([])

    await jest.advanceTimersByTimeAsync(20_000)

    expect(messages()).toEqual(['early'])
    expect(settingsAnswer).toHaveBeenCalledTimes(3)
  })

  it('gives up after four attempts', async () => {
    load.mockImplementation(() => Promise.reject(new Error('chunk is gone')))
    const { startErrorReporting } = await openPage()
    startErrorReporting(load)
    idle.work?.()
    await jest.advanceTimersByTimeAsync(3_600_000)

    expect(load).toHaveBeenCalledTimes(4)
    load.mockImplementation(() => Promise.resolve({ start }))
  })

  it('does not request a DSN that is built in', async () => {
    process.env.NEXT_PUBLIC_SENTRY_DSN = DSN
    const { startErrorReporting } = await openPage()
    startErrorReporting(load)
    idle.work?.()
    await settle()
    delete process.env.NEXT_PUBLIC_SENTRY_DSN

    expect(settingsAnswer).not.toHaveBeenCalled()
    expect(start).toHaveBeenCalledWith(DSN)
  })
})
