/** @breaks ticket-clocks ticket-history */
import type { TicketRatingReport } from '@/services/tickets/ticket-ratings.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { aClosedTicket } from '@/tests/factories/tickets/closed-ticket.factory'

type Refused = { code: string; errors: string[] }
type Person = Awaited<ReturnType<typeof aUser>>

let opener: Person
let colleague: Person
let stranger: Person
let staff: Person

beforeAll(async () => {
  const company = await aCompany()
  opener = await aUser({ groups: ['CLIENTE', 'COLABORADOR'], company })
  colleague = await aUser({ company })
  stranger = await aUser()
  staff = await aStaffUser(['OPERAÇÃO'])
})

const rate = (id: number, { token }: { token: string } = opener, body: object = { score: 5 }) =>
  callApi<Refused>('POST', `/tickets/${String(id)}/rating`, { token, body })

const ratingsOf = (id: number) =>
  rowsOf('select score, comment, assignee_id as assignee from ticket_ratings where ticket_id = $1', [id])

const closed = (overrides: Parameters<typeof aClosedTicket>[2] = {}) => aClosedTicket(opener, staff.id, overrides)

describe('rating the help', () => {
  it('is done by who opened the ticket, once a closing, and stands in the history', async () => {
    const { id } = await closed({ assigneeId: staff.id })
    expect((await rate(id, opener, { score: 4, comment: ' Rápido. ' })).status).toBe(200)
    expect(await ratingsOf(id)).toEqual([{ score: 4, comment: 'Rápido.', assignee: staff.id }])
    expect(await historyOf('ticket', id)).toEqual(['rated'])
    const again = await rate(id, opener, { score: 1 })
    expect([again.status, again.body.errors]).toEqual([409, ['Você já avaliou este atendimento.']])
    expect(await ratingsOf(id)).toHaveLength(1)
  })

  it('counts once when it is sent twice at the same moment', async () => {
    const { id } = await closed()
    const answers = await Promise.all([rate(id), rate(id), rate(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['is open', { status: 'IN_PROGRESS', waitingFor: 'staff', closedAt: null, closedBy: null } as const],
    ['was closed more than 15 days ago', { closedAt: new Date(Date.now() - 16 * 86_400_000) }],
  ])('is refused for a ticket that %s', async (_, overrides) => {
    const { id } = await closed(overrides)
    const { status, body } = await rate(id)
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(await ratingsOf(id)).toEqual([])
  })

  it('is refused for a ticket that closed by itself, and for a merged one', async () => {
    const alone = await aClosedTicket(opener, null)
    expect((await rate(alone.id)).status).toBe(409)
    const merged = await closed({ mergedIntoId: alone.id })
    expect((await rate(merged.id)).body.errors).toEqual([`Este chamado continua no ${String(alone.id)}.`])
  })

  it('is refused to anybody else: 403 to a colleague and to staff, 404 to another company', async () => {
    const { id } = await closed()
    expect((await rate(id, colleague)).status).toBe(403)
    expect((await rate(id, staff)).status).toBe(403)
    expect((await rate(id, stranger)).status).toBe(404)
    expect(await ratingsOf(id)).toEqual([])
  })

  it.each([{ score: 0 }, { score: 6 }, { score: 4.5 }, { score: 5, comment: 'x'.repeat(501) }, {}])(
    'refuses %j',
    async (body) => {
      const { id } = await closed()
      expect((await rate(id, opener, body)).status).toBe(400)
      expect(await ratingsOf(id)).toEqual([])
    },
  )
})

describe('the report of a month', () => {
  const report = async (month: string) =>
    (await callApi<TicketRatingReport>('GET', `/ticket-ratings?month=${month}`, { token: staff.token })).body

  it('counts the ratings of São Paulo’s month, in all and by assignee', async () => {
    const other = await aStaffUser(['ADMINISTRADOR'])
    const given = [
      [5, '2025-03-01T03:00:00Z', staff.id, 'Ótimo'],
      [4, '2025-03-15T12:00:00Z', staff.id, null],
      [1, '2025-04-01T02:59:59Z', other.id, 'Demorou'],
      [3, '2025-03-31T12:00:00Z', null, null],
      // Of the months before and after.
      [1, '2025-03-01T02:59:59Z', staff.id, 'Antes'],
      [1, '2025-04-01T03:00:00Z', staff.id, 'Depois'],
    ] as const
    for (const [score, at, assignee, comment] of given) {
      const { id } = await closed()
      await rowsOf(
        `insert into ticket_ratings (ticket_id, closing_no, score, comment, rated_by, assignee_id, created_at)
         values ($1, 1, $2, $3, $4, $5, $6)`,
        [id, score, comment, opener.id, assignee, at],
      )
    }
    expect(await report('2025-03')).toMatchObject({
      month: '2025-03',
      total: { count: 4, average: 3.3, scores: [1, 0, 1, 1, 1] },
      assignees: [
        { assignee: { id: staff.id, name: staff.username }, count: 2, average: 4.5 },
        { assignee: { id: other.id }, count: 1, average: 1 },
        { assignee: null, count: 1, average: 3 },
      ],
      comments: [
        { score: 1, comment: 'Demorou', subject: 'Notebook parou de carregar' },
        { score: 5, comment: 'Ótimo' },
      ],
    })
  })

  it('is empty for a month without ratings, and refuses what is no month', async () => {
    expect(await report('2020-01')).toEqual({
      month: '2020-01',
      total: { count: 0, average: null, scores: [0, 0, 0, 0, 0] },
      assignees: [],
      comments: [],
    })
    expect((await callApi('GET', '/ticket-ratings?month=2020-13', { token: staff.token })).status).toBe(400)
  })
})
