/** @database none */
import { Hono } from 'hono'
import type { ApiEnv } from '@/server/http/env'
import { servedApp, serveApp } from '@/server/http/served-app'
import { errorEnvelopeSchema } from '@/services/http/error.schema'

describe('the API behind the door of the pages', () => {
  const ask = () => servedApp()(new Request('http://localhost/api/ping'))

  it('is unavailable in a process that serves pages only', async () => {
    const answer = await ask()
    expect(answer.status).toBe(503)
    const envelope = await errorEnvelopeSchema.validate(await answer.json())
    expect(envelope).toMatchObject({
      code: 'unavailable',
      errors: ['Serviço indisponível no momento. Tente novamente em instantes.'],
    })
  })

  it('is the one that the process has started with', async () => {
    serveApp(new Hono<ApiEnv>().get('/api/ping', (c) => c.text('pong')))
    const answer = await ask()
    expect(await answer.text()).toBe('pong')
  })
})
