import type { Quotation } from '@/services/simulation/simulation.schema'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aVisitorQuotation } from '@/tests/factories/people/visitors.factory'

describe('the comment of a quotation', () => {
  it('is saved while it is typed, and removed when empty', async () => {
    const { token, path } = await aReadyQuotation()
    const write = (comment: string) => callApi<Quotation>('PUT', `${path}/comment`, { token, body: { comment } })
    expect((await write('Portaria ')).body.comment).toBe('Portaria ')
    expect((await callApi<Quotation>('GET', path, { token })).body.comment).toBe('Portaria ')
    expect((await write('')).body.comment).toBeNull()
  })

  it('can be saved by a visitor with the key', async () => {
    const { headers, path } = await aVisitorQuotation()
    const kept = await callApi<Quotation>('PUT', `${path}/comment`, { headers, body: { comment: 'Portaria B' } })
    expect(kept).toMatchObject({ status: 200, body: { comment: 'Portaria B' } })
  })

  it('has at most 2,000 characters, and is closed with the quotation', async () => {
    const { token, path } = await aReadyQuotation()
    const write = (comment: string) => callApi('PUT', `${path}/comment`, { token, body: { comment } })
    expect(await write('a'.repeat(2001))).toMatchObject({ status: 400, body: { code: 'invalid' } })
    await callApi('PUT', `${path}/finish`, { token, body: { comment: 'Portaria B' } })
    expect(await write('Portaria C')).toMatchObject({ status: 409, body: { code: 'quotation_closed' } })
  })
})
