import { callApi } from '@/tests/factories/http/call-api'
import { aDesk, aTicket, command, open, write } from '@/tests/factories/tickets/tickets.factory'

const ODD = [2 ** 31, 2 ** 53 - 1, 1e300, -1, 0.5]

describe('values that no column holds', () => {
  it('are refused, never a fault', async () => {
    const { member, operator } = await aDesk()
    const { id, version } = await aTicket(member)
    const path = String(id)
    for (const odd of ODD) {
      const answers = [
        await open(member, { unit_id: odd }),
        await open(member, { follows_id: odd }),
        await open(member, { attachment_ids: [odd] }),
        await open(operator, { company_id: odd, user_id: odd }),
        await write(operator, id, { text: 'x', last_message_id: odd }),
        await command(operator, 'PUT', `${path}/read`, { message_id: odd }),
        await command(operator, 'PUT', `${path}/assignee`, { user_id: odd, version }),
        await command(operator, 'PUT', `${path}/status`, { status: 'CLOSED', message: 'x', version: odd }),
        await command(operator, 'POST', `${path}/merge`, { into: odd, version }),
        await command(operator, 'DELETE', `${path}/messages/${String(odd)}`),
      ]
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    }
  })

  it.each([
    'search=%00',
    'search=%25_%5C',
    'order_mask_id=%00',
    'page=999999999',
    'ordering=id;drop',
    'ordering=closed_at&open=false&late=true',
    'status=CLOSED&open=true',
    'late=false',
    `unit_id=${String(2 ** 31)}`,
    'page=99999999999999999999',
  ])('are no fault in a list: %s', async (query) => {
    const { operator } = await aDesk()
    for (const path of ['/tickets', '/tickets-csv-extract'])
      expect((await callApi('GET', `${path}?${query}`, { token: operator.token })).status).toBeLessThan(500)
  })
})
