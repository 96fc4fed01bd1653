import fc from 'fast-check'
import { callApi } from '@/tests/factories/http/call-api'
import { anEvent, notificationsOf, tell, unreadOf } from '@/tests/factories/notifications/notifications.factory'
import { aUser } from '@/tests/factories/people/users.factory'

// `NOTIFICATION_OPERATIONS=5000` sends more.
const OPERATIONS = Number(process.env.NOTIFICATION_OPERATIONS ?? 1_000)
const SEQUENCES = 10

type Shown = { id: number; read_at: string | null }
type Tab = { shown: Shown[] }
type Operation = 'tell' | 'look' | 'read' | 'read all' | 'delete'

/** Two tabs, each with the list that it showed last, which may be old. */
const operation = fc.record({
  tab: fc.constantFrom<0 | 1>(0, 1),
  what: fc.constantFrom<Operation>('tell', 'tell', 'look', 'read', 'read all', 'delete'),
  which: fc.nat({ max: 7 }),
})

describe('under operations from two tabs at once', () => {
  it('the count of the bell is the number of unread notifications, and nothing is read that was not seen', async () => {
    const length = OPERATIONS / SEQUENCES
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: length, maxLength: length }), async (operations) => {
        const person = await aUser()
        const tabs: [Tab, Tab] = [{ shown: [] }, { shown: [] }]
        const seen = new Set<number>()

        const act = async ({ tab, what, which }: (typeof operations)[number]): Promise<void> => {
          const own = tabs[tab]
          const { shown } = own
          const target = shown[which]
          if (what === 'tell') await tell(anEvent(), [person.id])
          else if (what === 'look') {
            own.shown = (await notificationsOf(person, { page_size: 100 })).body.results
            own.shown.forEach(({ id }) => seen.add(id))
          } else if (what === 'read all' && shown[0]) {
            await callApi('PUT', '/notifications/read', { ...person, body: { until_id: shown[0].id } })
          } else if (target && what === 'read') await callApi('PUT', `/notifications/${String(target.id)}/read`, person)
          else if (target && what === 'delete') await callApi('DELETE', `/notifications/${String(target.id)}`, person)
        }

        for (let at = 0; at < operations.length; at += 2) {
          await Promise.all(operations.slice(at, at + 2).map(act))
          const [count, { body: unread }, { body: all }] = [
            await unreadOf(person),
            await notificationsOf(person, { unread: true, page_size: 100 }),
            await notificationsOf(person, { page_size: 100 }),
          ]
          expect(unread).toMatchObject({ count, unread: count })
          expect(all.results.filter(({ read_at }) => read_at === null)).toHaveLength(Math.min(count, 100))
          const readUnseen = all.results.filter(({ id, read_at }) => read_at !== null && !seen.has(id))
          expect(readUnseen).toEqual([])
        }
      }),
      { numRuns: SEQUENCES },
    )
  })
})
