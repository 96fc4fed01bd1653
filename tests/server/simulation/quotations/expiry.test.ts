import { expireQuotations } from '@/server/simulation/quotations/expire-quotations'
import { deleteOldVisitors } from '@/server/simulation/visitors/delete-old-visitors'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aBegunQuotation, anAddressBody, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'
import { aContact, aVisitorQuotation } from '@/tests/factories/people/visitors.factory'
import { rowsOf } from '@/tests/factories/rows'

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)

type SentMail = { recipient: string; data: { subject: string; action: { url: string } } }

const mailsAbout = (id: number) =>
  rowsOf<SentMail>('select recipient, data from mail_outbox where event_key like $1', [`quotation:${String(id)}:%`])

const statusOf = async (id: number) =>
  (await rowsOf<{ status: string }>('select status from quotations where id = $1', [id]))[0]?.status

describe('a quotation about to expire', () => {
  it('is notified once to its creator three days before', async () => {
    const person = await aUser({ firstName: 'Marina' })
    const { quotation } = await aBegunQuotation(person)
    await expireQuotations(inDays(26.9))
    expect(await mailsAbout(quotation.id)).toEqual([])
    for (const days of [27.1, 27.2, 29.9]) await expireQuotations(inDays(days))
    const mails = await mailsAbout(quotation.id)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.recipient).toBe(person.email)
    expect(mails[0]?.data.subject).toMatch(/^Sua cotação vale até \d\d\/\d\d\/\d{4}$/)
    expect(mails[0]?.data.action.url).toContain(`/platform/simulation/${String(quotation.id)}/review`)
  })

  it('is notified once by two concurrent processes', async () => {
    const { quotation } = await aBegunQuotation()
    await Promise.all([expireQuotations(inDays(28)), expireQuotations(inDays(28))])
    expect(await mailsAbout(quotation.id)).toHaveLength(1)
  })

  it('is notified to a visitor at their e-mail', async () => {
    const { quotation } = await aVisitorQuotation()
    await expireQuotations(inDays(28))
    expect(await mailsAbout(quotation.id)).toMatchObject([{ recipient: aContact.email }])
  })

  it('is not notified to opted-out or inactive users, nor once finished or discarded', async () => {
    const [quiet, gone, done] = [await aUser(), await aUser(), await aUser()]
    await callApi('PUT', '/notification-preferences', { ...quiet, body: { orders: false, tickets: true, news: false } })
    const quotations = [
      await aBegunQuotation(quiet),
      await aBegunQuotation(gone),
      await aReadyQuotation({ person: done }),
      await aBegunQuotation(done),
    ]
    await rowsOf('update users set active = false where id = $1', [gone.id])
    await callApi('PUT', `${quotations[2]?.path ?? ''}/finish`, { ...done, body: {} })
    await callApi('DELETE', quotations[3]?.path ?? '', done)
    await expireQuotations(inDays(28))
    for (const { quotation } of quotations) expect(await mailsAbout(quotation.id)).toEqual([])
  })
})

describe('an expired quotation', () => {
  it('is marked, with history, and can no longer be changed', async () => {
    const person = await aUser()
    const { quotation, path } = await aBegunQuotation(person)
    await expireQuotations(inDays(29.9))
    expect(await statusOf(quotation.id)).toBe('open')
    await expireQuotations(inDays(30.1))
    await expireQuotations(inDays(31))
    expect((await callApi<Quotation>('GET', path, person)).body.status).toBe('expired')
    const change = await callApi('PUT', `${path}/plans`, { ...person, body: { duration_months: 24 } })
    expect(change).toMatchObject({ status: 409, body: { code: 'quotation_closed' } })
    const events = await rowsOf(
      `select actor_name from event_logs where model_name = 'quotation' and object_id = $1 and action = 'expired'`,
      [quotation.id],
    )
    expect(events).toEqual([{ actor_name: 'Arrenda' }])
  })

  it('is never notified', async () => {
    const { quotation } = await aBegunQuotation()
    await expireQuotations(inDays(31))
    expect(await mailsAbout(quotation.id)).toEqual([])
  })
})

describe('visitors’ data (LGPD)', () => {
  it('are deleted thirty days after expiry with addresses and mails, and never are in history', async () => {
    const { quotation, headers } = await aVisitorQuotation()
    const address = await callApi<{ id: number }>('POST', '/addresses', { headers, body: anAddressBody() })
    await callApi('PUT', `/addresses/${String(address.body.id)}`, { headers, body: anAddressBody({ number: '7' }) })
    await expireQuotations(inDays(28))
    await deleteOldVisitors(inDays(59.9))
    expect(await statusOf(quotation.id)).toBeDefined()
    await deleteOldVisitors(inDays(60.1))
    expect(await statusOf(quotation.id)).toBeUndefined()
    expect(await rowsOf('select 1 from addresses where id = $1', [address.body.id])).toEqual([])
    expect(await mailsAbout(quotation.id)).toEqual([])
    const history = await rowsOf(
      `select * from event_logs where (model_name = 'quotation' and object_id = $1) or (model_name = 'address' and object_id = $2)`,
      [quotation.id, address.body.id],
    )
    expect(history).toHaveLength(3)
    const said = JSON.stringify(history)
    for (const secret of [aContact.username, aContact.email, 'Paulista', 'Marina Duarte']) {
      expect(said).not.toContain(secret)
    }
  })

  it('stay while the quotation is open, and when it is a company’s', async () => {
    const visit = await aVisitorQuotation()
    const { quotation } = await aBegunQuotation()
    await deleteOldVisitors(inDays(20))
    expect(await statusOf(visit.quotation.id)).toBe('open')
    await deleteOldVisitors(inDays(400))
    expect(await statusOf(quotation.id)).toBe('open')
  })
})
