import { currentDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { toCents } from '@/services/simulation/money.rules'
import { anIssuedInvoice } from '@/tests/factories/billing/issued-invoice.factory'
import { aClerk, optionsOf, pay } from '@/tests/factories/billing/payments.factory'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { decodePix } from '@/tests/services/billing/payments/decode-pix'

let clerk: Awaited<ReturnType<typeof aClerk>>

/** Two weeks ago. */
const LATE = addDays(currentDay(), -14)

beforeAll(async () => {
  clerk = await aClerk()
})

describe('how an invoice is paid', () => {
  it('is its total before the due day, by a Pix code that names the invoice', async () => {
    const invoice = await anIssuedInvoice()
    const { status, body } = await optionsOf(invoice.id, clerk.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total_today: '900.00',
      open_total: '900.00',
      late: { fine: '0.00', interest: '0.00', days: 0 },
      disputed: false,
    })
    expect(decodePix(body.pix?.payload ?? '')).toMatchObject({ '54': '900.00', '62.05': invoice.txid })
    expect(body.pix?.qr_svg).toMatch(/^<svg /)
  })

  it('is the total with the charges of today when it is late', async () => {
    const invoice = await anIssuedInvoice({ dueOn: LATE })
    const { body } = await optionsOf(invoice.id, clerk.token)
    expect(body.late.days).toBeGreaterThan(0)
    const { fine, interest } = body.late
    expect(fine).toBe('18.00')
    expect(toCents(interest)).toBe(30 * body.late.days)
    expect(toCents(body.total_today)).toBe(90_000 + toCents(fine) + toCents(interest))
    expect(decodePix(body.pix?.payload ?? '')['54']).toBe(body.total_today)
  })

  it('is without charges until a due day that was moved', async () => {
    const invoice = await anIssuedInvoice({ dueOn: LATE, extendedTo: addDays(currentDay(), 5) })
    expect((await optionsOf(invoice.id, clerk.token)).body).toMatchObject({ total_today: '900.00', late: { days: 0 } })
  })

  it('is without the charges since it is contested', async () => {
    const invoice = await anIssuedInvoice({ dueOn: LATE, disputedAt: new Date(`${LATE}T12:00:00Z`) })
    expect((await optionsOf(invoice.id, clerk.token)).body).toMatchObject({ total_today: '900.00', disputed: true })
  })

  it('is what is left after a part was paid', async () => {
    const invoice = await anIssuedInvoice()
    await pay(clerk.actor, invoice.id, { amount: '250.50' })
    const { body } = await optionsOf(invoice.id, clerk.token)
    expect(body).toMatchObject({ total_today: '649.50', open_total: '649.50' })
    expect(decodePix(body.pix?.payload ?? '')['54']).toBe('649.50')
  })

  it('is nothing once it is paid', async () => {
    const invoice = await anIssuedInvoice()
    await pay(clerk.actor, invoice.id)
    expect((await optionsOf(invoice.id, clerk.token)).body).toMatchObject({
      total_today: '0.00',
      pix: null,
      digitable_line: null,
    })
  })

  it('is nothing once it is paid late without its charges, which come with the next invoice', async () => {
    const invoice = await anIssuedInvoice({ dueOn: LATE })
    await pay(clerk.actor, invoice.id)
    expect((await optionsOf(invoice.id, clerk.token)).body).toMatchObject({
      total_today: '0.00',
      late: { fine: '18.00' },
      pix: null,
    })
  })

  it('is nothing once it is cancelled', async () => {
    const invoice = await anIssuedInvoice({ status: 'CANCELED' })
    expect((await optionsOf(invoice.id, clerk.token)).body).toMatchObject({ total_today: '0.00', pix: null })
  })

  it('leaves out the line of a boleto that does not say what is left any more', async () => {
    const invoice = await anIssuedInvoice({
      dueOn: '2026-12-10',
      digitableLine: '00190000090123456789700000001172116560000090000',
    })
    const line = async () => (await optionsOf(invoice.id, clerk.token)).body.digitable_line
    expect(await line()).toBe('00190.00009 01234.567897 00000.001172 1 16560000090000')
    await pay(clerk.actor, invoice.id, { amount: '1.00' })
    expect(await line()).toBeNull()
  })
})

describe('who sees how an invoice is paid', () => {
  it.each([
    ['its company’s manager', ['CLIENTE', 'GESTOR'] as const, 200],
    ['a buyer of its company', ['CLIENTE', 'VENDEDOR'] as const, 200],
    ['a colleague without that permission', ['CLIENTE', 'COLABORADOR'] as const, 403],
  ])('%s', async (_, groups, status) => {
    const company = await aCompany()
    const { token } = await aUser({ groups: [...groups], company, permitted: [company] })
    const invoice = await anIssuedInvoice({ company })
    expect((await optionsOf(invoice.id, token)).status).toBe(status)
  })

  it('nobody of another company', async () => {
    const { token } = await aUser()
    const invoice = await anIssuedInvoice()
    expect((await optionsOf(invoice.id, token)).status).toBe(404)
  })

  it('no customer while it is a draft; staff are told that it is one', async () => {
    const company = await aCompany()
    const { token } = await aUser({ company })
    const draft = await anIssuedInvoice({ company, status: 'DRAFT' })
    expect((await optionsOf(draft.id, token)).status).toBe(404)
    expect((await optionsOf(draft.id, clerk.token)).status).toBe(409)
  })
})

it('changes nothing when it is asked', async () => {
  const invoice = await anIssuedInvoice({ dueOn: LATE })
  const row = () => rowsOf('select * from invoices where id = $1', [invoice.id])
  const before = await row()
  await optionsOf(invoice.id, clerk.token)
  expect(await row()).toEqual(before)
})
