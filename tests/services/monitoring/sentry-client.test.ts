/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { getClient, getReplay } from '@sentry/nextjs'

import { start } from '@/sentry.client.config'
import { replay } from '@/services/monitoring/replay'

/** Replay does not expose its settings; the specification (section 9) defines a value for each. */
type Inside = {
  _replay: { getOptions: () => Record<string, unknown>; timeouts: Record<string, number> }
  _recordingOptions: {
    maskAllText: boolean
    blockSelector: string
    plugins: { eventProcessor: (event: unknown) => unknown }[]
  }
}

let tell: ReturnType<typeof start>
const sent: { address: string; body: string }[] = []

beforeAll(() => {
  // Otherwise the SDK takes jest for a server and disables Replay.
  Object.assign(process, { type: 'renderer' })
  // jsdom has no performance entries.
  performance.getEntriesByType = () => []
  document.body.innerHTML = '<script id="__NEXT_DATA__" type="application/json">{"buildId":"build-7"}</script>'
  window.fetch = ((address: string, { body }: { body: string }) => {
    sent.push({ address, body })
    return Promise.resolve({ status: 200, headers: new Map() })
  }) as unknown as typeof fetch
  tell = start('https://abc:legacysecret@o12.errors.example/34')
})

describe('Sentry in the browser', () => {
  it('is configured as specified', () => {
    expect(getClient()?.getOptions()).toMatchObject({
      dsn: 'https://abc@o12.errors.example/34',
      tunnel: '/monitoring?o=12&p=34',
      environment: 'production',
      release: 'build-7',
      traceLifecycle: 'static',
      tracesSampleRate: 0.1,
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: 1,
    })
  })

  it('collects no personal data', () => {
    expect(getClient()?.getDataCollectionOptions()).toMatchObject({
      userInfo: false,
      cookies: false,
      httpHeaders: { request: false, response: false },
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
      genAI: { inputs: false, outputs: false },
      databaseQueryData: false,
      queues: false,
      stackFrameVariables: false,
    })
    expect(getClient()?.getIntegrationByName('BrowserSession')).toBeUndefined()
    expect(getClient()?.getIntegrationByName('Redaction')).toBeDefined()
  })

  it('records replays as specified', () => {
    const inside = getReplay() as unknown as Inside

    expect(inside._replay.getOptions()).toMatchObject({
      flushMinDelay: 5000,
      flushMaxDelay: 5500,
      minReplayDuration: 4999,
      maxReplayDuration: 3_600_000,
      sessionSampleRate: 0,
      errorSampleRate: 1,
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      networkDetailAllowUrls: [],
      networkCaptureBodies: false,
    })
    expect(inside._replay.timeouts).toEqual({ sessionIdlePause: 5 * 60_000, sessionIdleExpire: 15 * 60_000 })
    expect(inside._recordingOptions.blockSelector).toContain('img,image,svg,video')
  })

  it('records addresses without their search terms', () => {
    const [plugin] = (getReplay() as unknown as Inside)._recordingOptions.plugins
    const page = {
      type: 4,
      data: { href: 'https://arrenda.example/platform/admin/orders?q=529.982.247-25', width: 1280 },
    }
    const click = { type: 3, data: { source: 2, x: 7 } }

    expect(plugin?.eventProcessor(page)).toEqual({
      type: 4,
      data: { href: 'https://arrenda.example/platform/admin/orders?q=[removido]', width: 1280 },
    })
    expect(plugin?.eventProcessor(click)).toBe(click)
  })

  it('throws if Replay no longer accepts the plugin that redacts addresses', () => {
    const taken = jest.spyOn(Reflect, 'get').mockReturnValue(undefined)

    expect(() => replay()).toThrow()
    taken.mockRestore()
  })

  it('sends an error with its time and tags, redacted, through the tunnel', async () => {
    tell({ error: new Error('CPF 529.982.247-25'), at: 1_795_229_820_966, handled: true, tags: { status: '500' } })
    await getClient()?.flush(1000)

    const report = sent.find(({ body }) => body.includes('"type":"event"'))
    expect(report?.address).toBe('/monitoring?o=12&p=34')
    expect(report?.body).not.toMatch(/529\.982|legacysecret/)
    expect(JSON.parse(report?.body.split('\n')[2] ?? '{}')).toMatchObject({
      timestamp: 1_795_229_820.966,
      exception: { values: [{ value: 'CPF [removido]', mechanism: { handled: true } }] },
      tags: { status: '500' },
    })
  })

  it('does not start with an invalid DSN', () => {
    expect(() => start('nonsense')).toThrow('not valid')
  })
})
