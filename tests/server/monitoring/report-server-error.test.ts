import { randomUUID } from 'node:crypto'

import { close, getClient } from '@sentry/nextjs'

import { start } from '@/sentry.server.config'
import { createApp } from '@/server/app'
import { contentOf } from '@/tests/monitoring/envelope'
import { startIngest, type Ingest } from '@/tests/monitoring/ingest'
import { expectConsole } from '@/tests/setup/console'

type Report = {
  environment: string
  user?: unknown
  request?: unknown
  server_name?: string
  tags: Record<string, string>
  exception: { values: { value: string }[] }
}

// Generated, because a report quotes the source lines around the error.
const secret = randomUUID()
const email = `${secret.slice(0, 8)}@horizonte.example`

let ingest: Ingest

beforeAll(async () => {
  ingest = await startIngest()
  process.env.SENTRY_DSN = ingest.dsn
  // Node's hooks cannot trace modules that jest loads.
  expectConsole('warn', /diagnostics-channel injection/)
  start(ingest.dsn)
})

afterAll(async () => {
  await close()
  await ingest.close()
})

/** The error events received, without the request metrics that the SDK sends by itself. */
const events = () => ingest.items('event')

const app = () => {
  const app = createApp()
  app.post('/fails', () => {
    throw new Error(`${email} is stored twice`)
  })
  return app
}

describe('an unexpected error of the API', () => {
  it('is reported with the request id that the user sees and without personal data', async () => {
    const answer = await app().request('/api/fails', {
      method: 'POST',
      headers: { Cookie: `access=${secret}`, 'X-Secret': secret, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: secret }),
    })
    const shown = (await answer.json()) as { request_id: string }

    const item = await ingest.waitFor('event')
    const report = contentOf<Report>(item)
    expect(answer.status).toBe(500)
    expect(shown).toEqual({
      errors: ['Ocorreu um erro. Tente novamente mais tarde'],
      code: 'internal',
      request_id: report.tags.request_id,
    })
    expect(report).toMatchObject({
      environment: 'production',
      exception: { values: [{ value: '[removido] is stored twice' }] },
    })
    expect(report.user).toBeUndefined()
    expect(report.server_name).toBeUndefined()
    expect(item.payload.toString()).not.toContain(secret.slice(0, 8))
  })

  it('is reported, but a refusal such as a 404 is not', async () => {
    const before = events().length

    const answer = await app().request('/api/no-such-thing')
    await getClient()?.flush(2000)

    expect(answer.status).toBe(404)
    expect(events()).toHaveLength(before)
  })
})

describe('Sentry on the server', () => {
  it('is configured as specified', () => {
    expect(getClient()?.getOptions()).toMatchObject({
      environment: 'production',
      traceLifecycle: 'static',
      tracesSampleRate: 0.1,
    })
    expect(getClient()?.getDataCollectionOptions()).toMatchObject({
      userInfo: false,
      cookies: false,
      httpHeaders: { request: false, response: false },
      httpBodies: [],
      databaseQueryData: false,
      stackFrameVariables: false,
    })
  })
})
