import { settings } from '@/server/config/settings'
import { drainJobs } from '@/server/jobs/queue'
import type { OrderMail } from '@/services/orders/mails/order-mails.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aMailServer } from '@/tests/factories/http/mail-server'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

process.env.MAIL_DELAY_MS = '0'

let server: Awaited<ReturnType<typeof aMailServer>>

beforeAll(async () => {
  server = await aMailServer()
  settings().SMTP_URL = server.url
})

afterAll(async () => {
  settings().SMTP_URL = undefined
  await server.close()
})

const mailsOf = async (team: Team) => (await team.asAdmin('GET', '/mails')).body as unknown as OrderMail[]
const resend = (team: Team, id: number | undefined) => team.asAdmin('POST', `/mails/${String(id)}/delivery`)

describe('the mails of an order', () => {
  it('are those that were written about it, and what became of each', async () => {
    const { token, email } = await aStaffUser(['JURÍDICO'])
    const [team, other] = [await aTeam(), await aTeam()]
    await drainJobs()
    await team.asCustomer('PATCH', '', { proposal_accepted: true })
    const sentTo = async () => (await mailsOf(team)).map(({ recipient, status }) => ({ recipient, status }))
    expect(await sentTo()).toContainEqual({ recipient: team.customer.email, status: 'pending' })

    await drainJobs()
    expect(new Set((await sentTo()).map(({ status }) => status))).toEqual(new Set(['sent']))
    expect((await mailsOf(team))[0]).toMatchObject({
      subject: expect.stringContaining(`Pedido ${team.orderMaskId}`) as string,
      error: null,
      sent_at: expect.any(String) as string,
    })
    expect((await mailsOf(other)).every(({ recipient }) => recipient !== team.customer.email)).toBe(true)
    const read = await callApi<OrderMail[]>('GET', `${team.managed}/mails`, { token })
    expect(read.status).toBe(200)
    expect(email).toEqual(expect.any(String))
  })

  it('go out once more when they did not, with history', async () => {
    const team = await aTeam()
    await drainJobs()
    server.state.mood = 'refuses'
    await team.asCustomer('PATCH', '', { proposal_accepted: true })
    await expect(drainJobs()).rejects.toThrow()
    const [failed] = (await mailsOf(team)).filter(({ status }) => status === 'failed')
    expect(failed?.error).toContain('451')

    server.state.mood = 'takes'
    expect((await resend(team, failed?.id)).status).toBe(200)
    expect(await resend(team, failed?.id)).toMatchObject({
      status: 409,
      body: { errors: ['Esse e-mail já saiu ou está a caminho.'] },
    })
    await drainJobs()
    expect((await mailsOf(team)).find(({ id }) => id === failed?.id)).toMatchObject({ status: 'sent', error: null })
    expect(
      await rowsOf("select action, company_id from event_logs where model_name = 'mail' and object_id = $1", [
        failed?.id,
      ]),
    ).toEqual([{ action: 'resend', company_id: team.companyId }])
  })

  it('are not found in another order', async () => {
    const [team, other] = [await aTeam(), await aTeam()]
    await team.asCustomer('PATCH', '', { proposal_accepted: true })
    const [mail] = await mailsOf(team)
    expect((await resend(other, mail?.id)).status).toBe(404)
  })
})
