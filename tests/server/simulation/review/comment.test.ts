import type { Quotation } from '@/services/simulation/simulation.schema'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aVisitorQuotation } from '@/tests/factories/people/visitors.factory'

describe('the comment of a quotation', () => {
  it('is kept as it is typed, before anything is sent, and taken off when it is emptied', async () => {
    const { token, path } = await aReadyQuotation()
    const write = (comment: string) => callApi<Quotation>('PUT', `${path}/comment`, { token, body: { comment } })
    expect((await write('Portaria ')).body.comment).toBe('Portaria ')
    expect((await callApi<Quotation>('GET', path, { token })).body.comment).toBe('Portaria ')
    expect((await write('')).body.comment).toBeNull()
  })

  it('is a visitor’s too, by the key of their quotation', async () => {
    const { headers, path } = await aVisitorQuotation()
    const kept = await callApi<Quotation>('PUT', `${path}/comment`, { headers, body: { comment: 'Portaria B' } })
    expect(kept).toMatchObject({ status: 200, body: { comment: 'Portaria B' } })
  })

  it('is at most 2,000 characters long, and of no order any more', async () => {
    const { token, path } = await aReadyQuotation()
    const write = (comment: string) => callApi('PUT', `${path}/comment`, { token, body: { comment } })
    expect(await write('a'.repeat(2001))).toMatchObject({ status: 400, body: { code: 'invalid' } })
    await callApi('PUT', `${path}/finish`, { token, body: { comment: 'Portaria B' } })
    expect(await write('Portaria C')).toMatchObject({ status: 409, body: { code: 'quotation_closed' } })
  })
})
