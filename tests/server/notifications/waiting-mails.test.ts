import { drainJobs } from '@/server/jobs/queue'
import '@/server/jobs/all'
import { callApi } from '@/tests/factories/http/call-api'
import {
  anEvent,
  mailsOf,
  makeMailsDue,
  notificationsOf,
  tell,
  unreadOf,
} from '@/tests/factories/notifications/notifications.factory'
import { anOffer, aRentalEnding } from '@/tests/factories/orders/ending-rental'
import { aTeam, aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Person = { id: number; token: string; email: string; companyId: number | null }

describe('a mail that waited is not sent to a person', () => {
  it.each<[why: string, status: string, change: (person: Person) => Promise<unknown>]>([
    ['whose user was closed', 'unreachable', ({ id }) => rowsOf('update users set active = false where id = $1', [id])],
    [
      'whose company was closed',
      'unreachable',
      ({ companyId }) => rowsOf('update companies set active = false, activated_at = now() where id = $1', [companyId]),
    ],
    [
      'who may not see such a thing any more',
      'unreachable',
      ({ id }) => rowsOf(`update users set permissions_groups = '{CLIENTE,COLABORADOR}' where id = $1`, [id]),
    ],
    [
      'who belongs to another company by now',
      'unreachable',
      async ({ id }) => rowsOf('update users set company_id = $2 where id = $1', [id, (await aCompany()).id]),
    ],
    [
      'who switched the kind off',
      'unwanted',
      ({ token }) =>
        callApi('PUT', '/notification-preferences', {
          token,
          body: { choices: [{ kind: 'order_turn', mail: false }] },
        }),
    ],
  ])('%s', async (_, status, change) => {
    const [person, other] = [await aUser(), await aUser()]
    const [event, others] = [anEvent({ companyId: person.companyId }), anEvent({ companyId: other.companyId })]
    await tell(event, [person.id])
    await tell(others, [other.id])
    await change(person)
    await makeMailsDue()
    await drainJobs()
    expect(await mailsOf(event)).toMatchObject([{ recipient: person.email, status }])
    expect(await mailsOf(others)).toMatchObject([{ status: 'kept' }])
  })

  it('but a mail that is always sent does, whatever was chosen', async () => {
    const person = await aUser()
    const event = anEvent({ kind: 'account' })
    await tell(event, [person.id])
    await makeMailsDue()
    await drainJobs()
    expect(await mailsOf(event)).toMatchObject([{ status: 'kept' }])
  })
})

const orderMails = (team: Team, title: string) =>
  rowsOf<{ status: string }>(
    `select status from mail_outbox where order_id = $1 and recipient = $2 and data ->> 'title' = $3 order by id`,
    [team.orderId, team.customer.email, title],
  )
const titles = async (person: { token: string }, query: object = {}) =>
  (await notificationsOf(person, { page_size: 100, ...query })).body.results.map(({ title }) => title)

describe('what is undone before its mail goes out', () => {
  it('is mailed to nobody and gone from the bell: packages that left and arrived', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    const undo = (stage_name: string) => team.asAdmin('PUT', '/undo-stage', { stage_name, message: 'Engano.' })
    expect(await titles(team.customer)).toEqual(expect.arrayContaining(['Sua entrega chegou', 'Sua entrega saiu']))
    await undo('DELIVERY_TERM')
    expect(await titles(team.customer)).not.toContain('Sua entrega chegou')
    expect(await orderMails(team, 'Sua entrega chegou')).toEqual([{ status: 'withdrawn' }])
    expect(await titles(team.customer)).toContain('Sua entrega saiu')
    await undo('DELIVERY_INFO')
    expect(await titles(team.customer)).not.toContain('Sua entrega saiu')
    expect(await orderMails(team, 'Sua entrega saiu')).toEqual([{ status: 'withdrawn' }])
  })

  it('is an addendum that Arrenda took back', async () => {
    const team = await aRentalEnding(60)
    const offer = await anOffer(team)
    const title = 'O aditivo AD-1 espera o seu aceite'
    expect(await titles(team.customer)).toContain(title)
    await team.asAdmin('DELETE', `/addenda/${String(offer.id)}`)
    expect(await titles(team.customer)).not.toContain(title)
    expect(await orderMails(team, title)).toEqual([{ status: 'withdrawn' }])
    expect(await orderMails(team, 'A Arrenda retirou o aditivo AD-1')).toEqual([{ status: 'pending' }])
  })

  it('is a request to cancel that the customer took back', async () => {
    const team = await aTeam()
    const manager = await aStaffUser(['GERENTE VENDEDOR'])
    await team.asCustomer('POST', '/cancel-request', { message: 'A obra foi adiada.' })
    await team.asCustomer('DELETE', '/cancel-request')
    expect(await titles(manager, { unread: true })).toEqual(['O cliente desistiu do cancelamento'])
  })
})

describe('a turn that has passed', () => {
  it('counts as read for those who were told, and its mail is not sent', async () => {
    const team = await aTeam()
    const [asked] = await titles(team.customer, { unread: true })
    await team.asCustomer('PATCH', '', { proposal_accepted: true })
    expect(await orderMails(team, String(asked))).toEqual([{ status: 'withdrawn' }])
    expect(await titles(team.customer)).toContain(asked)
    expect(await titles(team.customer, { unread: true })).not.toContain(asked)
    expect(await unreadOf(team.customer)).toBe(1)
  })

  it('leaves other orders alone', async () => {
    const team = await aTeam()
    const other = await aTeam({ company: team.company, customer: team.customer })
    await other.asCustomer('PATCH', '', { proposal_accepted: true })
    const [asked] = await titles(team.customer)
    expect(asked).toBeDefined()
    expect(await orderMails(team, 'A proposta está pronta para você aceitar')).toEqual([{ status: 'pending' }])
  })
})
