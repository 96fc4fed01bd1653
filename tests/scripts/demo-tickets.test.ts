/** @database demo */
import { rowsOf } from '@/tests/factories/rows'

const count = async (where: string) =>
  Number((await rowsOf<{ n: string }>(`select count(*) as n from tickets where ${where}`))[0]?.n)

describe('the tickets of the demo data', () => {
  it.each([
    ['one that nobody answered yet', `status = 'PENDING'`],
    ['one that is late', `breached <> '[]' and status <> 'CLOSED'`],
    ['one that waits for the customer', `waiting_for = 'customer'`],
    ['one in progress at Arrenda', `status = 'IN_PROGRESS' and waiting_for = 'staff'`],
    [
      'one with an exchange on its way',
      'exchange_id in (select e.id from exchanges e join packages p on p.id = e.package_id where p.tracking_code is not null)',
    ],
    ['one that is closed and rated', `status = 'CLOSED' and id in (select ticket_id from ticket_ratings)`],
    [
      'one with a picture',
      `id in (select ticket_id from ticket_messages m join ticket_attachments a on a.message_id = m.id where mime = 'image/webp')`,
    ],
    ['one with a note that only staff read', `id in (select ticket_id from ticket_messages where kind = 'note')`],
  ])('hold %s', async (_, where) => {
    expect(await count(where)).toBeGreaterThan(0)
  })

  it('were written in their own time', async () => {
    expect(await count(`created_at > now() - interval '10 minutes'`)).toBe(0)
    expect(
      await rowsOf(
        'select 1 from ticket_messages m join tickets t on t.id = m.ticket_id where m.created_at < t.created_at',
      ),
    ).toEqual([])
  })
})
