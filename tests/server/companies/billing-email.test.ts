import { billingEmailToken } from '@/server/companies/billing-email.token'
import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import type { BillingEmail } from '@/services/companies/billing-email.schema'
import type { Company } from '@/services/companies/companies.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

beforeEach(() => db().delete(rateLimits))

let made = 0
const anAddress = () => `contas${String(++made)}@horizonte.example`

async function aManager() {
  const company = await aCompany()
  const manager = await aUser({ groups: ['CLIENTE', 'GESTOR'], company })
  const as = { token: manager.token }
  const read = async () => (await callApi<BillingEmail>('GET', '/billing-email', as)).body
  const change = (billing_email: string | null) =>
    callApi<BillingEmail>('PUT', '/billing-email', { ...as, body: { billing_email } })
  return { company, manager, read, change }
}

const confirm = (token: string) => callApi<{ code: string }>('POST', '/billing-email/confirm', { body: { token } })

async function linksTo(email: string): Promise<string[]> {
  const mails = await rowsOf<{ data: { action?: { url: string } } }>(
    'select data from mail_outbox where recipient = $1 order by id',
    [email],
  )
  return mails.map(({ data }) => data.action?.url.split('?action=confirm-billing-email#token=')[1] ?? '')
}

const historyOf = (companyId: number) =>
  rowsOf<{ action: string; after: object }>(
    "select action, after from event_logs where model_name = 'company' and object_id = $1 order by id",
    [companyId],
  )

describe('the billing e-mail of a company', () => {
  it('counts once its owner has followed the mailed link, and history says both', async () => {
    const { company, read, change } = await aManager()
    const email = anAddress()
    expect(await change(email)).toMatchObject({
      status: 200,
      body: { billing_email: email, billing_email_confirmed_at: null },
    })

    expect(await confirm((await linksTo(email))[0] ?? '')).toMatchObject({ status: 204 })

    expect(await read()).toEqual({ billing_email: email, billing_email_confirmed_at: expect.any(String) as string })
    expect(await historyOf(company.id)).toMatchObject([
      { action: 'changed', after: { billing_email: email } },
      { action: 'billing_email_confirmed', after: { billing_email: email } },
    ])
  })

  it('is confirmed once, however often the link is pressed', async () => {
    const { company, change } = await aManager()
    const email = anAddress()
    await change(email)
    const [token = ''] = await linksTo(email)
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([204, 204])
    expect(await historyOf(company.id)).toHaveLength(2)
  })

  it('gets another link while it is not confirmed, and none afterwards', async () => {
    const { change } = await aManager()
    const email = anAddress()
    await change(email)
    await change(email)
    const links = await linksTo(email)
    expect(links).toHaveLength(2)
    await confirm(links[1] ?? '')
    await change(email.toUpperCase())
    expect(await linksTo(email)).toHaveLength(2)
  })

  it('has to be confirmed anew when it changes, which closes the links of the one before', async () => {
    const { read, change } = await aManager()
    const [first, second] = [anAddress(), anAddress()]
    await change(first)
    const [link = ''] = await linksTo(first)
    await confirm(link)

    await change(second)

    expect(await read()).toEqual({ billing_email: second, billing_email_confirmed_at: null })
    expect(await confirm(link)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
  })

  it('can be taken away', async () => {
    const { read, change } = await aManager()
    await change(anAddress())
    await change(null)
    expect(await read()).toEqual({ billing_email: null, billing_email_confirmed_at: null })
  })

  it('answers every bad link the same', async () => {
    const { company, change } = await aManager()
    const email = anAddress()
    await change(email)
    jest.useFakeTimers({
      now: Date.now() - 49 * 60 * 60 * 1_000,
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick'],
    })
    const expired = billingEmailToken({ companyId: company.id, email })
    jest.useRealTimers()
    const other = billingEmailToken({ companyId: company.id, email: 'outro@horizonte.example' })
    const unknown = billingEmailToken({ companyId: 999_999, email })
    const answers = await Promise.all(['', 'x', expired, other, unknown].slice(1).map(confirm))
    expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body.code}`))).toEqual(
      new Set(['400 link_not_valid']),
    )
  })

  it('gets five links an hour', async () => {
    const { change } = await aManager()
    const email = anAddress()
    const statuses: number[] = []
    for (let time = 0; time < 6; time++) statuses.push((await change(email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await linksTo(email)).toHaveLength(5)
  })
})

describe('staff', () => {
  it('change the due day and the billing e-mail, which gets a link', async () => {
    const company = await aCompany()
    const { token } = await aStaffUser(['ADMINISTRADOR'])
    const email = anAddress()
    const { status, body } = await callApi<Company>('PUT', `/company-management/${String(company.id)}`, {
      token,
      body: { invoice_due_day: 10, billing_email: email },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ invoice_due_day: 10, billing_email: email, billing_email_confirmed_at: null })
    expect(await linksTo(email)).toHaveLength(1)
    expect(await historyOf(company.id)).toMatchObject([
      { action: 'changed', after: { invoice_due_day: 10, billing_email: email } },
    ])
  })

  it.each([0, 29, 5.5])('cannot choose %p as the due day', async (invoice_due_day) => {
    const company = await aCompany()
    const { token } = await aStaffUser(['ADMINISTRADOR'])
    const path = `/company-management/${String(company.id)}`
    expect(await callApi('PUT', path, { token, body: { invoice_due_day } })).toMatchObject({
      status: 400,
      body: { fields: { invoice_due_day: ['Digite um dia de 1 a 28'] } },
    })
  })
})
