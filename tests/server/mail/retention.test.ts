import { settings } from '@/server/config/settings'
import { db, transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import { purgeMails } from '@/server/mail/mail.repository'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { AccountMailData } from '@/server/mail/templates'
import type { OrderMail } from '@/services/orders/mails/order-mails.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aMailServer } from '@/tests/factories/http/mail-server'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let server: Awaited<ReturnType<typeof aMailServer>>

beforeAll(async () => {
  server = await aMailServer()
  settings().SMTP_URL = server.url
})

beforeEach(async () => {
  server.state.mood = 'takes'
  await rowsOf("delete from pgboss.job where state <> 'completed'")
  await rowsOf('delete from mail_outbox')
})

afterAll(async () => {
  settings().SMTP_URL = undefined
  await server.close()
})

const anAccountMail = (to: string, more: Partial<AccountMailData> = {}) =>
  transaction((tx) =>
    mailAccount(tx, {
      eventKey: to,
      to,
      data: { subject: 'Olá', title: 'Olá', paragraphs: ['Oi'], note: '', ...more },
    }),
  )

const grow = (months: number) =>
  rowsOf('update mail_outbox set created_at = created_at - make_interval(months => $1)', [months])

const recipients = async () =>
  (await rowsOf<{ recipient: string }>('select recipient from mail_outbox order by id')).map((row) => row.recipient)

describe('mails that are no longer needed', () => {
  it('are deleted after six months, those that still wait are not', async () => {
    await anAccountMail('sent@empresa.example')
    await drainJobs()
    server.state.mood = 'refuses'
    await anAccountMail('failed@empresa.example')
    await expect(drainJobs()).rejects.toThrow()
    await anAccountMail('waiting@empresa.example')
    await grow(5)
    await purgeMails(db())
    expect(await recipients()).toHaveLength(3)

    await grow(2)
    await anAccountMail('new@empresa.example')
    await purgeMails(db())
    expect(await recipients()).toEqual(['waiting@empresa.example', 'new@empresa.example'])
  })

  const mailsOf = async (team: Team) => (await team.asAdmin('GET', '/mails')).body as unknown as OrderMail[]

  it.each(['takes', 'refuses'] as const)(
    'about an order leave recipient and subject, no text, when the mail server %s them',
    async (mood) => {
      const team = await aTeam()
      await drainJobs()
      server.state.mood = mood
      await team.asCustomer('PATCH', '', { proposal_accepted: true })
      await drainJobs().catch(() => undefined)
      const before = await mailsOf(team)
      await rowsOf("update mail_outbox set status = 'failed' where status = 'pending'")
      await grow(7)
      await purgeMails(db())

      const bodies = await rowsOf('select distinct html, text, data from mail_outbox where order_id = $1', [
        team.orderId,
      ])
      expect(bodies).toEqual([{ html: null, text: null, data: {} }])
      const named = (mails: OrderMail[]) => mails.map(({ id, recipient, subject }) => [id, recipient, subject])
      expect(named(await mailsOf(team))).toEqual(named(before))
    },
  )

  it('are not sent again without their text', async () => {
    const team = await aTeam()
    await rowsOf("update mail_outbox set status = 'failed' where order_id = $1", [team.orderId])
    await grow(7)
    await purgeMails(db())
    const { id } = the(await mailsOf(team))
    expect(await team.asAdmin('POST', `/mails/${String(id)}/delivery`)).toMatchObject({
      status: 409,
      body: { errors: ['O texto desse e-mail já foi apagado, porque ele é antigo.'] },
    })
    expect(await mailsOf(team)).toMatchObject([{ id, status: 'failed' }])
  })
})

describe('the last mail to somebody who was erased', () => {
  it('is forgotten with its recipient when the mail server refuses it for good', async () => {
    const person = await aUser()
    const wish = { token: person.token, body: { kind: 'erasure' } }
    const { id } = (await callApi<{ id: number }>('POST', '/privacy-requests', wish)).body
    const { token } = await aStaffUser(['ADMINISTRADOR'])
    await callApi('PUT', `/privacy-requests/${String(id)}`, { token, body: { approved: true } })
    server.state.mood = 'refuses'

    await expect(drainJobs()).rejects.toThrow()
    expect(await recipients()).toEqual([person.email])

    await rowsOf("update pgboss.job set state = 'created', retry_count = retry_limit where state = 'active'")
    await expect(drainJobs()).rejects.toThrow()
    expect(await recipients()).toEqual([])
  })

  it('of others stays, with what the mail server said', async () => {
    server.state.mood = 'refuses'
    await anAccountMail('failed@empresa.example')
    await rowsOf('update pgboss.job set retry_count = retry_limit')
    await expect(drainJobs()).rejects.toThrow()
    expect(await rowsOf('select recipient, status from mail_outbox')).toEqual([
      { recipient: 'failed@empresa.example', status: 'failed' },
    ])
  })
})
