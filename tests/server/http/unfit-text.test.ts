import { createApp } from '@/server/app'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import { type Answer, callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

describe('a text that cannot be stored as it is', () => {
  it.each([
    ['a NUL', 'a\u0000b'],
    ['the first half of a surrogate pair', 'a\ud83d'],
    ['the second half of a surrogate pair', '\ude00b'],
  ])('is refused, not changed: %s', async (_, label) => {
    const { token } = await aUser()

    const answer: Answer<ErrorEnvelope> = await callApi('POST', '/addresses', { token, body: anAddressBody({ label }) })

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [expect.stringMatching(/caracteres/)] },
    })
    expect(await rowsOf('select 1 from addresses')).toEqual([])
  })

  it('is not one with a complete surrogate pair, also when escaped', async () => {
    const { token } = await aUser()
    const body = JSON.stringify(anAddressBody({ label: 'XX' })).replace('XX', String.raw`Dep\u00f3sito \ud83d\ude00`)

    expect(await callApi('POST', '/addresses', { token, body })).toMatchObject({
      status: 201,
      body: { label: 'Depósito 😀' },
    })
  })
})

it('an address outside of the API is answered in the envelope too', async () => {
  const answer = await createApp().request('/etc/passwd')

  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found', request_id: answer.headers.get('X-Request-Id') })
})
