import { setTimeout as wait } from 'node:timers/promises'
import { notifyContractEnds } from '@/server/orders/contract-end/notify-contract-end'
import { runQuery } from '@/server/credit/run-query'
import { serasaClient } from '@/server/integrations/serasa/client'
import { SANDBOX_CLIENT, startSerasaSandbox } from '@/server/integrations/serasa/sandbox/server'
import { defineJob, giveUpDeadJobs, startWorkers, stopWorkers } from '@/server/jobs/queue'
import '@/server/jobs/all'
import { settings } from '@/server/config/settings'
import { transaction } from '@/server/db/client'
import { remindDue } from '@/server/orders/mails/remind-due'
import { ask } from '@/tests/factories/catalogue/credit.factory'
import { aMailServer } from '@/tests/factories/http/mail-server'
import { notificationsOf } from '@/tests/factories/notifications/notifications.factory'
import { aRentalEnding, today } from '@/tests/factories/orders/ending-rental'
import { cnpjOf } from '@/tests/factories/orders/documents'
import { aTeam, aTeamAt, prepareContract } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

process.env.CREDIT_QUERY_DELAY_MS = '0'

type Login = { token: string }

const told = async (person: Login) =>
  (await notificationsOf(person, { page_size: 100 })).body.results.map(({ kind, title }) => `${kind}: ${title}`)
const kindsTold = async (person: Login) =>
  (await notificationsOf(person, { page_size: 100 })).body.results.map(({ kind }) => kind)

describe('the people of an order hear', () => {
  it('of a proposal, of the contract to sign and of other turns, each side of its own', async () => {
    const lawyer = await aStaffUser(['JURÍDICO'])
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    expect(await kindsTold(team.customer)).toEqual(['contract_to_sign', 'order_turn', 'proposal_new'])
    expect(await told(lawyer)).toContain('order_turn: O contrato espera pela Arrenda')
    expect(await told(lawyer)).not.toContain('order_turn: Crédito para analisar')
    const [{ href, company } = {}] = (await notificationsOf(team.customer)).body.results
    expect({ href, company }).toMatchObject({
      href: `/platform/my-orders/${team.orderMaskId}`,
      company: { id: team.companyId },
    })
  })

  it('that their delivery left and arrived', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    expect((await told(team.customer)).filter((text) => text.startsWith('delivery_on_way'))).toEqual([
      'delivery_on_way: Sua entrega chegou',
      'delivery_on_way: Sua entrega saiu',
    ])
    const [mail] = await rowsOf<{ message: string }>(
      `select data ->> 'message' as message from mail_outbox where recipient = $1 and data ->> 'title' = 'Sua entrega saiu'`,
      [team.customer.email],
    )
    expect(mail?.message).toContain('Código de rastreio: BR482193077.')
  })

  it('that their contract ends', async () => {
    const team = await aRentalEnding(30)
    await notifyContractEnds(new Date(`${today}T11:00:00Z`))
    expect(await kindsTold(team.customer)).toContain('contract_end')
  })
})

describe('a deadline', () => {
  const at = (day: string) => new Date(`${day}T11:00:00Z`)
  const setDue = (orderId: number, day: string) =>
    rowsOf('update orders set due_at = $2 where id = $1', [orderId, new Date(`${day}T18:00:00-03:00`)])
  const reminders = async (person: Login, { companyId }: { companyId: number }) =>
    (await notificationsOf(person, { kind: 'order_late', page_size: 100 })).body.results
      .filter(({ company }) => company?.id === companyId)
      .map(({ title }) => title)

  it('is named to whoever’s turn it is: the business day before, on the day and once it has passed, once each', async () => {
    const team = await aTeam()
    await setDue(team.orderId, '2026-11-25')
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
      await remindDue(at(day))
    const number = team.orderMaskId
    expect(await reminders(team.customer, team)).toEqual([
      `O prazo do pedido ${number} passou`,
      `O prazo do pedido ${number} termina hoje`,
      `O prazo do pedido ${number} termina no próximo dia útil`,
    ])
    expect(await reminders(team.admin, team)).toEqual([])
  })

  it('is named to staff when it is theirs, and no more once it was kept', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')
    const lender = await aStaffUser(['FINANCEIRO'])
    await setDue(team.orderId, '2026-11-24')
    await remindDue(at('2026-11-24'))
    expect(await reminders(lender, team)).toHaveLength(1)
    expect(await reminders(team.customer, team)).toEqual([])
    await team.asAdmin('PUT', '/stage', { stage_name: 'CREDIT_ANALYSIS', approved: true })
    await remindDue(at('2026-11-25'))
    expect(await reminders(lender, team)).toHaveLength(1)
  })
})

describe('who asked for a credit query', () => {
  it('hears when it is done, and nobody else does', async () => {
    const sandbox = await startSerasaSandbox()
    process.env.SERASA_URL = sandbox.url
    process.env.SERASA_CLIENT_ID = SANDBOX_CLIENT.clientId
    process.env.SERASA_CLIENT_SECRET = SANDBOX_CLIENT.clientSecret
    const [lender, colleague] = [await aStaffUser(['FINANCEIRO']), await aStaffUser(['FINANCEIRO'])]
    const { id } = (await ask(lender.token, { document: cnpjOf('11222333'), purpose: 'order' })).body
    const reportNames = { cnpj: 'RELATORIO_BASICO_PJ_PME', cpf: 'RELATORIO_BASICO_PF_PME' }
    await runQuery(
      id,
      serasaClient({ ...SANDBOX_CLIENT, url: sandbox.url, reportNames, timeoutMs: 500, isSandbox: true }),
    )
    await sandbox.close()
    const [done] = (await notificationsOf(lender)).body.results
    expect(done).toMatchObject({ kind: 'credit_done', href: `/platform/admin/consult-credit?consulta=${String(id)}` })
    expect(await told(colleague)).toEqual([])
  })
})

describe('administrators', () => {
  const dying = defineJob<object>('tests.dying', () => Promise.resolve())
  const failing = defineJob<{ why: string }>('tests.failing', ({ why }) => Promise.reject(new Error(why)))
  let server: Awaited<ReturnType<typeof aMailServer>>
  beforeAll(async () => {
    server = await aMailServer()
    server.state.mood = 'refuses'
    settings().SMTP_URL = server.url
  })
  afterAll(async () => {
    await stopWorkers()
    settings().SMTP_URL = undefined
    await server.close()
  })

  const lastAttemptOfMails = () =>
    rowsOf(`update pgboss.job set retry_limit = 0, start_after = now() where name = 'mail.deliver'`)

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await wait(50)
  }

  it('hear of a mail and of a job that failed for good, a kind of job once a day', async () => {
    const [admin, operator] = [await aStaffUser(['ADMINISTRADOR']), await aStaffUser(['OPERAÇÃO'])]
    const team = await aTeam()
    await rowsOf("delete from mail_outbox where recipient <> $1 and status = 'pending'", [team.customer.email])
    await lastAttemptOfMails()
    await startWorkers()
    for (const why of ['this time', 'that time'])
      await transaction((tx) => failing.enqueue(tx, { why }, { retryLimit: 0 }))
    await until(async () => (await kindsTold(admin)).includes('mail_failed'))
    await until(
      async () =>
        (await rowsOf(`select 1 from pgboss.job where name = 'tests.failing' and state = 'failed'`)).length === 2,
    )
    const failures = (await told(admin)).filter((text) => /^(mail_failed|job_dead)/.test(text))
    expect(failures.sort()).toEqual([
      'job_dead: Uma tarefa do sistema parou',
      `mail_failed: Um e-mail para ${team.customer.email} não saiu`,
    ])
    const [mail] = (await notificationsOf(admin, { kind: 'mail_failed' })).body.results
    expect(mail?.href).toBe(`/platform/admin/orders/${String(team.companyId)}/${team.orderMaskId}`)
    expect((await kindsTold(operator)).filter((kind) => kind === 'mail_failed' || kind === 'job_dead')).toEqual([])
  })

  it('hear of a job and of a mail whose process died in the last attempt, once, and can send the mail again', async () => {
    const admin = await aStaffUser(['ADMINISTRADOR'])
    const team = await aTeam()
    await transaction((tx) => dying.enqueue(tx, {}))
    await stopWorkers()
    await rowsOf(
      `insert into pgboss.job (name, data, output, source_name)
       select 'dead-letter', job.data, '{"value": {"message": "job heartbeat timeout"}}', job.name from pgboss.job
       where job.name = 'tests.dying' or (job.name = 'mail.deliver' and (job.data ->> 'mailId')::int in
         (select id from mail_outbox where order_id = $1 and recipient = $2))`,
      [team.orderId, team.customer.email],
    )
    await giveUpDeadJobs()
    await giveUpDeadJobs()
    expect((await told(admin)).sort()).toEqual([
      'job_dead: Uma tarefa do sistema parou',
      `mail_failed: Um e-mail para ${team.customer.email} não saiu`,
    ])
    const mails = await rowsOf('select status from mail_outbox where order_id = $1 and recipient = $2', [
      team.orderId,
      team.customer.email,
    ])
    expect(mails).toEqual([{ status: 'failed' }])
    await giveUpDeadJobs(new Date(Date.now() + 2 * 86_400_000))
    expect(await told(admin)).toHaveLength(2)
  })
})
