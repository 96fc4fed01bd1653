import { createApp } from '@/server/app'
import { routesOf } from '@/server/http/openapi/openapi'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'

let token: string

beforeAll(async () => {
  const company = await aCompany()
  const groups = ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'JURÍDICO', 'FINANCEIRO', 'OPERAÇÃO', 'PRODUTO'] as const
  token = (await aStaffUser([...groups], { company, permitted: [company] })).token
})

const call = (method: string, path: string, body?: unknown) => callApi<ErrorEnvelope>(method, path, { token, body })

describe('numbers that only JavaScript reads', () => {
  it.each(['0x1', '1e1', '+1', 'Infinity'])('name nothing in a path: %s', async (text) => {
    expect((await call('GET', `/package-management/${text}`)).status).toBe(404)
  })

  it.each(['0x1', '1e1'])('are refused in a query: %s', async (text) => {
    const { status, body } = await call('GET', `/checkout-management?page=${text}`)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { page: ['Escreva só algarismos'] } })
  })

  it('are refused in every body when no column holds them', async () => {
    const writes = routesOf(createApp()).filter(({ meta }) => meta.body)
    const wrong: unknown[] = []
    for (const { method, path, meta } of writes) {
      const fields = Object.keys((meta.body?.describe() as { fields?: object } | undefined)?.fields ?? {})
      const body = Object.fromEntries(fields.map((field) => [field, 1e308]))
      const at = path.replace(/^\/api/, '').replace(/:(\w+)(\{[^}]*\})?/g, '1')
      const { status } = await call(method, at, body)
      if (status < 400 || status >= 500) wrong.push({ method, path, status })
    }
    expect(wrong).toEqual([])
    expect(writes.length).toBeGreaterThan(80)
  })
})
