import type { Issued } from '@/services/billing/invoices/invoices.schema'
import { addDays } from '@/services/orders/business-days.rules'
import { currentDay } from '@/services/format/format.rules'
import { aBiller, aRentalDelivered } from '@/tests/factories/billing/running-orders'
import {
  anExtraDraft,
  anIssued,
  done,
  draftOf,
  edit,
  issue,
  issued,
  listInvoices,
  readInvoice,
  send,
} from '@/tests/factories/billing/invoicing'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let biller: Awaited<ReturnType<typeof aBiller>>
let colleague: typeof biller

beforeAll(async () => {
  biller = await aBiller()
  colleague = await aStaffUser(['ADMINISTRADOR'])
})

const numbersOf = async (series: string): Promise<number[]> =>
  (await rowsOf<{ number: number }>('select number from invoices where series = $1 order by number', [series])).map(
    ({ number }) => number,
  )

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

const resultOf = ({ results }: Issued) => the(results)

describe('the numbers of invoices', () => {
  it('have neither gaps nor doubles when twenty drafts are issued at once', async () => {
    const before = (await numbersOf('A')).length
    const drafts = await Promise.all(upTo(20).map(() => anExtraDraft(biller)))
    const answers = await Promise.all(drafts.map((draft) => issue(biller, [draft])))
    expect(answers.map(({ body }) => resultOf(body).error)).toEqual(Array(20).fill(null))
    const given = answers.map(({ body }) => Number(resultOf(body).number)).toSorted((one, other) => one - other)
    expect(given).toEqual(upTo(20).map((number) => before + number))
    expect(await numbersOf('A')).toEqual(upTo(before + 20))
  })

  it('are given once to a draft that two people issue at the same moment: the other hears that it changed', async () => {
    const draft = await anExtraDraft(biller)
    const answers = await Promise.all([biller, colleague].map((person) => issue(person, [draft])))
    const results = answers.map(({ body }) => resultOf(body))
    expect(results.filter(({ number }) => number !== null)).toHaveLength(1)
    expect(results.flatMap(({ error }) => error?.code ?? [])).toEqual(['conflict'])
    expect(await historyOf('invoice', draft.id)).toEqual(['created', 'issued'])
  })

  it('are not used up by a draft that is refused, and the others of the same call are issued', async () => {
    const before = (await numbersOf('A')).length
    const [first, changed, last] = [await anExtraDraft(biller), await anExtraDraft(biller), await anExtraDraft(biller)]
    const { results } = done(await issue(biller, [first, { ...changed, version: changed.version + 1 }, last]))
    expect(results.map(({ number, error }) => [number === null, error?.code])).toEqual([
      [false, undefined],
      [true, 'conflict'],
      [false, undefined],
    ])
    expect(await numbersOf('A')).toEqual(upTo(before + 2))
  })

  it('are told before: the next one stands in the draft', async () => {
    const draft = await anExtraDraft(biller)
    const { next_number } = await readInvoice(biller, draft.id)
    expect((await issued(biller, draft)).number).toBe(next_number)
  })
})

describe('an issued invoice', () => {
  it('keeps the customer as it was, whatever the company is called later', async () => {
    const company = await aCompany()
    const { id } = await anIssued(biller, { company_id: company.id })
    await rowsOf("update companies set corporate_name = 'Outra S.A.' where id = $1", [company.id])
    const { customer, company: named } = await readInvoice(biller, id)
    expect([customer.corporate_name, named.corporate_name]).toEqual([company.corporateName, company.corporateName])
  })

  it('keeps its measuring, whatever happens to the delivery', async () => {
    const team = await aRentalDelivered('2026-11-16')
    const before = await issued(biller, await draftOf(biller, team.companyId))
    await rowsOf("update packages set delivery_date = '2026-11-21' where order_id = $1", [team.orderId])
    const after = await readInvoice(biller, before.id)
    expect(after).toEqual(before)
    expect(after.lines.map(({ detail }) => detail)).toEqual(['15 de 30 dias', '15 de 30 dias'])
  })

  it.each([
    ['a total', 'update invoices set total = 1, rental_total = 1, adjustments_total = 0 where id = $1'],
    ['a number', 'update invoices set number = 999 where id = $1'],
    ['a due day', 'update invoices set due_on = due_on - 1 where id = $1'],
    ['a customer', `update invoices set customer = '{}' where id = $1`],
    ['a line', 'update invoice_lines set amount = 1 where invoice_id = $1'],
    ['a line that goes', 'delete from invoice_lines where invoice_id = $1'],
    ['an invoice that goes', 'delete from invoices where id = $1'],
    ['a draft again', `update invoices set status = 'DRAFT' where id = $1`],
  ])('is not changed in SQL either: %s', async (_, sql) => {
    const { id } = await anIssued(biller)
    await expect(rowsOf(sql, [id])).rejects.toThrow(/is issued/)
  })

  it('is reached by an erasure, in what people wrote', async () => {
    const { id } = await anIssued(biller)
    await rowsOf(`begin; set local arrenda.erasure = 'on';
      update invoices set note = 'Pessoa removida' where id = ${String(id)}; commit`)
    expect(await readInvoice(biller, id)).toMatchObject({ note: 'Pessoa removida', status: 'ISSUED' })
  })

  it('is due five days later, on a business day, when it is issued late; as agreed when there is time', async () => {
    const team = await aRentalDelivered('2026-09-16')
    await rowsOf("update order_stages set date = '2026-09-20' where order_id = $1", [team.orderId])
    const { due_on, issued_on } = await issued(biller, await draftOf(biller, team.companyId, '2026-09'))
    expect(issued_on).toBe(currentDay())
    expect(due_on >= addDays(currentDay(), 5)).toBe(true)

    const draft = await draftOf(biller, team.companyId, currentDay().slice(0, 7))
    const chosen = addDays(currentDay(), 40)
    const { body } = await edit(biller, draft, { due_on: chosen })
    expect(body.frozen_at).toBeNull()
    expect((await issued(biller, body)).due_on).toBe(chosen)
  })

  it('is not shown to customers before: drafts are missing for them, and issued ones are read', async () => {
    const company = await aCompany()
    const manager = await aUser({ company })
    const draft = await anExtraDraft(biller, { company_id: company.id })
    expect((await send(manager, 'GET', `/${String(draft.id)}`)).status).toBe(404)
    expect((await listInvoices(manager)).results).toEqual([])
    await issued(biller, draft)
    const { body } = await send(manager, 'GET', `/${String(draft.id)}`)
    expect(body).toMatchObject({ status: 'ISSUED', objections: [], next_number: null, allowed_actions: ['dispute'] })
    expect((await listInvoices(manager)).results.map(({ id }) => id)).toEqual([draft.id])
  })
})

describe('a draft is not issued', () => {
  it('when the measuring has changed since it was read', async () => {
    const team = await aRentalDelivered('2026-11-16')
    const draft = await draftOf(biller, team.companyId)
    await rowsOf("update packages set delivery_date = '2026-11-21' where order_id = $1", [team.orderId])
    const { error } = resultOf(done(await issue(biller, [draft])))
    expect(error?.code).toBe('conflict')
    expect((await readInvoice(biller, draft.id)).status).toBe('DRAFT')
  })

  it('when it does not exist, or nothing stands in it', async () => {
    const { error } = resultOf(done(await issue(biller, [{ id: 999_999, version: 1 }])))
    expect(error?.code).toBe('not_found')
    const draft = await anExtraDraft(biller)
    const { body } = await edit(biller, draft, { lines: [] })
    expect(body.objections).toEqual(['Não há nada a cobrar.'])
    expect(resultOf(done(await issue(biller, [body]))).error).toEqual({
      code: 'conflict',
      message: 'Não há nada a cobrar.',
    })
  })
})

describe("a company's credit", () => {
  it('is offered in the next draft, used when it is issued, and comes back when the invoice is cancelled', async () => {
    const team = await aRentalDelivered('2026-11-16', { quantity: 1 })
    await rowsOf(
      `insert into company_credits (company_id, amount, cause, invoice_id)
      select $1, 50, 'CREDIT_NOTE', id from invoices limit 1`,
      [team.companyId],
    )
    const creditNow = async () =>
      the(
        await rowsOf<{ sum: string }>('select sum(amount) from company_credits where company_id = $1', [
          team.companyId,
        ]),
      ).sum
    const draft = await draftOf(biller, team.companyId)
    expect(draft.lines.map(({ kind, amount }) => [kind, amount])).toContainEqual(['COMPANY_CREDIT', '-50.00'])
    expect(draft.total).toBe('100.50')
    const { id } = await issued(biller, draft)
    expect(await creditNow()).toBe('0.00')
    done(await send(biller, 'POST', `/${String(id)}/cancel`, { reason: 'Emitida por engano.' }))
    expect(await creditNow()).toBe('50.00')
  })

  it('is what a negative total becomes: nothing is billed, and the next draft offers it', async () => {
    const { id: company_id } = await aCompany()
    const line = { kind: 'CORRECTION', label: 'Cobrado a mais', quantity: 1, unit_amount: '-80.00', reason: 'Outubro.' }
    const invoice = await anIssued(biller, { company_id, lines: [line] })
    expect(invoice).toMatchObject({ total: '0.00', status: 'PAID' })
    expect(invoice.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Cobrado a mais', '-80.00'],
      ['Saldo levado para a próxima fatura', '80.00'],
    ])
    expect(await rowsOf('select amount, cause from company_credits where company_id = $1', [company_id])).toEqual([
      { amount: '80.00', cause: 'CARRIED' },
    ])
  })
})
