import { extendInvoice } from '@/server/billing/invoices/ending/extend-invoice'
import { announceIssued } from '@/server/billing/reminders/invoice-notices'
import { remindInvoices } from '@/server/billing/reminders/remind-invoices'
import { db, transaction } from '@/server/db/client'
import { companies, invoices } from '@/server/db/schema'
import { lockInvoice } from '@/server/billing/invoices/invoices.repository'
import { must } from '@/services/invariant/must.rules'
import { currentDay } from '@/services/format/format.rules'
import { addBusinessDays, addDays } from '@/services/orders/business-days.rules'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { aClerk, pay } from '@/tests/factories/billing/payments.factory'
import { notificationsOf } from '@/tests/factories/notifications/notifications.factory'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { eq } from 'drizzle-orm'

process.env.PIX_KEY = '11222333000181'
process.env.PIX_NAME = 'ARRENDA LOCACAO LTDA'
process.env.PIX_CITY = 'SAO PAULO'

/** 09:00 in São Paulo. */
const nineOn = (day: string) => new Date(`${day}T12:00:00Z`)

async function aCustomer(billingEmail: string | null = null) {
  const company = await aCompany()
  if (billingEmail !== null)
    await db()
      .update(companies)
      .set({ billingEmail, billingEmailConfirmedAt: new Date() })
      .where(eq(companies.id, company.id))
  const manager = await aUser({ groups: ['CLIENTE', 'GESTOR'], company })
  return { company, manager }
}

type Mail = { recipient: string; event_key: string; data: { title: string; pix?: string }; status: string }

const mailsAbout = (id: number) =>
  rowsOf<Mail>(
    `select recipient, event_key, data, status from mail_outbox where event_key like 'invoice:' || $1::int || ':%' order by id`,
    [id],
  )
const stepsTold = async (id: number) => (await mailsAbout(id)).map(({ event_key }) => event_key.split(':')[2])

/** Every day of the period, each with its nine o'clock. */
async function liveThrough(from: string, until: string) {
  for (let day = from; day <= until; day = addDays(day, 1)) await remindInvoices(nineOn(day))
}

const change = (id: number, set: Partial<typeof invoices.$inferInsert>) =>
  db().update(invoices).set(set).where(eq(invoices.id, id))

describe('an open invoice', () => {
  it('is called to mind on exactly its days, once each', async () => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-05' })
    const told: Record<string, string[]> = {}
    for (let day = '2026-12-01'; day <= '2027-01-31'; day = addDays(day, 1)) {
      const before = (await mailsAbout(id)).length
      await remindInvoices(nineOn(day))
      await remindInvoices(nineOn(day))
      const steps = (await stepsTold(id)).slice(before) as string[]
      if (steps.length > 0) told[day] = steps
    }
    expect(told).toEqual({
      '2026-12-02': ['due_soon'],
      '2026-12-07': ['due_today'],
      '2026-12-08': ['late_1'],
      '2026-12-14': ['late_5'],
      '2026-12-22': ['late_15'],
      '2027-01-06': ['late_30'],
    })
  })

  it('is told to those who manage the company and to its confirmed billing e-mail, with the Pix code of the day', async () => {
    const { company, manager } = await aCustomer('contas@ipe.example')
    await aUser({ groups: ['CLIENTE', 'VENDEDOR'], company })
    await aUser({ groups: ['CLIENTE', 'COLABORADOR'], company })
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })

    await remindInvoices(nineOn('2026-12-11'))

    const mails = await mailsAbout(id)
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['contas@ipe.example', manager.email].sort())
    expect(mails[0]?.data.pix).toContain('5406918.30')
    const [notice] = (await notificationsOf(manager)).body.results
    expect(notice).toMatchObject({
      kind: 'invoice_late',
      title: 'Sua fatura venceu há 1 dia',
      href: `/platform/my-orders/invoices/${String(id)}`,
    })
  })

  it('gets one mail where the billing e-mail is one of the people’s', async () => {
    const { company, manager } = await aCustomer()
    await db()
      .update(companies)
      .set({ billingEmail: manager.email, billingEmailConfirmedAt: new Date() })
      .where(eq(companies.id, company.id))
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await remindInvoices(nineOn('2026-12-10'))
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  it('is not told to a billing e-mail that nobody has confirmed', async () => {
    const { company, manager } = await aCustomer('contas@jatoba.example')
    await db().update(companies).set({ billingEmailConfirmedAt: null }).where(eq(companies.id, company.id))
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await remindInvoices(nineOn('2026-12-10'))
    expect((await mailsAbout(id)).map(({ recipient }) => recipient)).toEqual([manager.email])
  })

  it('gets only the newest reminder after a break', async () => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await remindInvoices(nineOn('2026-12-29'))
    expect(await stepsTold(id)).toEqual(['late_15'])
  })

  it('is called to mind anew when its due day moves', async () => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await remindInvoices(nineOn('2026-12-10'))
    await change(id, { extendedTo: '2026-12-17', payableOn: '2026-12-17' })
    await liveThrough('2026-12-11', '2026-12-17')
    expect(await stepsTold(id)).toEqual(['due_today', 'due_soon', 'due_today'])
  })

  it.each([
    ['cancelled', { status: 'CANCELED' }],
    ['uncollectible', { status: 'UNCOLLECTIBLE' }],
    ['contested', { disputedAt: new Date('2026-12-08T12:00:00Z') }],
  ] as const)('is left alone once it is %s', async (_, set) => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await remindInvoices(nineOn('2026-12-07'))
    await change(id, set)
    await liveThrough('2026-12-08', '2026-12-16')
    expect(await stepsTold(id)).toEqual(['due_soon'])
  })

  it('is left alone once it is paid', async () => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await remindInvoices(nineOn('2026-12-07'))
    await pay((await aClerk()).actor, id)
    await liveThrough('2026-12-08', '2026-12-16')
    expect(await stepsTold(id)).toEqual(['due_soon', 'paid'])
  })

  it('goes on being called to mind when it is contested no more', async () => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await change(id, { disputedAt: new Date('2026-12-01T12:00:00Z') })
    await liveThrough('2026-12-07', '2026-12-12')
    await change(id, { disputedAt: null })
    await liveThrough('2026-12-13', '2026-12-16')
    expect(await stepsTold(id)).toEqual(['late_1', 'late_5'])
  })

  it('is mailed by day, whenever the process runs', async () => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    jest.useFakeTimers({
      now: new Date('2026-12-11T03:30:00Z'),
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    })
    await remindInvoices(new Date())
    jest.useRealTimers()
    const rows = await rowsOf<{ send_at: Date }>(
      `select send_at from mail_outbox where event_key like 'invoice:' || $1::int || ':%'`,
      [id],
    )
    expect(rows.map(({ send_at }) => send_at.toISOString())).toEqual(['2026-12-11T11:00:00.000Z'])
  })
})

describe('the people of a company', () => {
  it('hear of a new invoice, with its Pix code', async () => {
    const { company } = await aCustomer()
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    for (const _ of [1, 2])
      await transaction(async (tx) => announceIssued(tx, must(await lockInvoice(tx, id), 'invoice'), '2026-12-01'))
    const mails = await mailsAbout(id)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.data.pix).toContain('5406900.00')
  })

  it('hear that it is paid, and no reminder that was still waiting reaches them', async () => {
    const { company, manager } = await aCustomer('contas@angico.example')
    const { id } = await anInvoice({ company, dueOn: '2026-12-10' })
    await remindInvoices(nineOn('2026-12-10'))

    await pay((await aClerk()).actor, id)

    expect((await mailsAbout(id)).map(({ event_key, status }) => [event_key.split(':')[2], status])).toEqual([
      ['due_today', 'withdrawn'],
      ['due_today', 'withdrawn'],
      ['paid', 'pending'],
      ['paid', 'pending'],
    ])
    expect((await notificationsOf(manager)).body.results.map(({ kind }) => kind)).toEqual(['invoice_paid'])
  })

  it('hear nothing of the old due day once there is a later one', async () => {
    const { company, manager } = await aCustomer('contas@peroba.example')
    const dueOn = addBusinessDays(currentDay(), 0)
    const { id } = await anInvoice({ company, dueOn, issuedOn: addDays(dueOn, -40) })
    await remindInvoices(nineOn(dueOn))

    const later = addBusinessDays(dueOn, 10)
    await extendInvoice((await aClerk()).actor, id, { due_on: later, reason: 'O cliente pediu mais dias.' })

    expect((await mailsAbout(id)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
    expect((await notificationsOf(manager)).body.results).toEqual([])
    await remindInvoices(nineOn(later))
    expect((await mailsAbout(id)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn', 'pending', 'pending'])
  })

  it('still hear of the last day without charges where a later due day leaves it as it was', async () => {
    const { company } = await aCustomer()
    let saturday = currentDay()
    while (new Date(saturday).getUTCDay() !== 6) saturday = addDays(saturday, 1)
    const payableOn = addBusinessDays(saturday, 0)
    const { id } = await anInvoice({ company, dueOn: saturday, issuedOn: addDays(saturday, -40) })
    await remindInvoices(nineOn(payableOn))

    await extendInvoice((await aClerk()).actor, id, { due_on: payableOn, reason: 'O cliente pediu mais dias.' })

    expect((await mailsAbout(id)).map(({ status }) => status)).toEqual(['pending'])
  })
})
