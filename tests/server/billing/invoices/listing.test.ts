import type { InvoiceCounts } from '@/services/billing/invoices/invoices.schema'
import { currentDay, formatDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { aBiller, aRentalDelivered } from '@/tests/factories/billing/running-orders'
import {
  anExtraDraft,
  anIssued,
  done,
  draftOf,
  edit,
  issued,
  listInvoices,
  MONTH,
  readInvoice,
  send,
  toLine,
} from '@/tests/factories/billing/invoicing'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let biller: Awaited<ReturnType<typeof aBiller>>

beforeAll(async () => {
  biller = await aBiller()
})

/** A company with a name that nobody else has, its manager, a draft and issued invoices. */
async function aBilledCompany(name: string, invoices = 2) {
  const company = await aCompany({ corporateName: `${name} Indústria Ltda.`, tradeName: name })
  const made = []
  for (let count = 0; count < invoices; count += 1) made.push(await anIssued(biller, { company_id: company.id }))
  const draft = await anExtraDraft(biller, { company_id: company.id })
  return { company, manager: await aUser({ company }), issued: made, draft }
}

const idsOf = async (person: { token: string }, query: string) =>
  (await listInvoices(person, query)).results.map(({ id }) => id)

const talliesOf = async (person: { token: string }, query = '') =>
  (await send<InvoiceCounts>(person, 'GET', `/summary${query}`)).body

describe('the list of invoices', () => {
  it('is of the active company for a customer, without drafts, and of all for staff', async () => {
    const { manager, issued: own, draft, company } = await aBilledCompany('Cedro')
    await aBilledCompany('Aroeira')
    expect((await idsOf(manager, '')).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
    expect(await idsOf(biller, `?company_id=${String(company.id)}&status=DRAFT`)).toEqual([draft.id])
    expect((await listInvoices(biller)).count).toBeGreaterThan(5)
  })

  it.each([
    ['a number', ({ issued: [one] }: Billed) => one?.number ?? ''],
    ['a number as bank files write it', ({ issued: [one] }: Billed) => `FAT${one?.number ?? ''}`],
    ['a number without zeros', ({ issued: [one] }: Billed) => String(Number(one?.number))],
  ])('is searched by %s', async (_, textOf) => {
    const billed = await aBilledCompany('Peroba')
    const found = await idsOf(biller, `?search=${textOf(billed)}`)
    expect(found).toContain(billed.issued[0]?.id)
    expect(found).not.toContain(billed.issued[1]?.id)
  })

  it('is searched by a part of the name whatever its accents, and by how the CNPJ begins', async () => {
    const { company, issued: own, draft } = await aBilledCompany('Jacarandá')
    const all = [...own, draft].map(({ id }) => id).toSorted()
    expect((await idsOf(biller, '?search=caranda%20ind')).toSorted()).toEqual(all)
    expect(await idsOf(biller, `?search=${company.cnpj}`)).toEqual(expect.arrayContaining(all))
    expect(await idsOf(biller, '?search=ninguem-se-chama-assim')).toEqual([])
  })

  it.each(['due_on', '-due_on', 'number', '-number', 'total', '-total', 'created_at', '-created_at'])(
    'is sorted by %s, page by page without a row twice',
    async (ordering) => {
      const { company } = await aBilledCompany('Sucupira', 3)
      const query = `?company_id=${String(company.id)}&ordering=${ordering}`
      const whole = await idsOf(biller, query)
      const pages = await Promise.all([1, 2].map((page) => idsOf(biller, `${query}&page=${String(page)}&page_size=2`)))
      expect(pages.flat()).toEqual(whole)
    },
  )

  it('tells overdue invoices from those that are not due yet', async () => {
    const {
      company,
      issued: [late, other],
    } = await aBilledCompany('Angelim')
    await rowsOf(
      `alter table invoices disable trigger invoices_issued;
       update invoices set due_on = current_date - 10, payable_on = current_date - 9 where id = ${String(late?.id)};
       alter table invoices enable trigger invoices_issued`,
    )
    const of = `?company_id=${String(company.id)}`
    expect(await idsOf(biller, `${of}&overdue=true`)).toEqual([late?.id])
    expect(await idsOf(biller, `${of}&status=ISSUED&overdue=false`)).toEqual([other?.id])
    expect((await readInvoice(biller, late?.id ?? 0)).days_late).toBeGreaterThanOrEqual(9)
  })

  it('shows and sorts by the later day that staff granted, and keeps the printed one', async () => {
    const company_id = (await aCompany()).id
    const soon = currentDay()
    const [first, second] = [
      await anIssued(biller, { company_id, due_on: soon }),
      await anIssued(biller, { company_id, due_on: addDays(soon, 5) }),
    ]
    const due_on = addDays(soon, 10)
    done(await send(biller, 'POST', `/${String(first.id)}/extension`, { due_on, reason: 'O cliente pediu.' }))
    for (const scope of [`?company_id=${String(company_id)}`, `?company_id=${String(company_id)}&status=ISSUED`]) {
      const rows = (await listInvoices(biller, `${scope}&ordering=due_on`)).results
      expect(rows.map(({ id }) => id)).toEqual([second.id, first.id])
      expect(rows[1]).toMatchObject({ due_on: first.due_on, extended_to: due_on, overdue: false })
      expect(await idsOf(biller, `${scope}&ordering=-due_on`)).toEqual([first.id, second.id])
    }
    const { body } = await callApi<string>('GET', `/invoices-csv-extract?company_id=${String(company_id)}`, {
      token: biller.token,
    })
    const [titles, row] = body.split('\r\n').map((line) => line.split(';'))
    expect(row?.[titles?.indexOf('Vencimento') ?? -1]).toBe(formatDay(first.due_on))
    expect(row?.[titles?.indexOf('Prorrogada até') ?? -1]).toBe(formatDay(due_on))
  })

  it('is narrowed by order, and told as CSV with the same rows', async () => {
    const team = await aRentalDelivered('2026-11-16', { quantity: 1 })
    const { id, total } = await draftOf(biller, team.companyId)
    const query = `?company_id=${String(team.companyId)}&order_mask_id=${team.orderMaskId}`
    expect(await idsOf(biller, query)).toEqual([id])
    const { body } = await callApi<string>('GET', `/invoices-csv-extract${query}`, { token: biller.token })
    const lines = body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(total.replace('.', ','))
  })

  it('says what is particular about a draft, and what keeps it from being issued', async () => {
    const team = await aRentalDelivered('2026-11-16', { quantity: 1 })
    const draft = await draftOf(biller, team.companyId)
    const fine = { kind: 'EARLY_RETURN_FINE' as const, label: 'Multa', quantity: 1, unit_amount: '100.00' }
    await edit(biller, draft, { lines: [...draft.lines.map(toLine), fine] })
    const [row] = (await listInvoices(biller, `?company_id=${String(team.companyId)}`)).results
    expect(row).toMatchObject({ remark: 'Multa por devolução antecipada', objections: [] })
  })

  it.each([
    ['?status=LOST', 400],
    ['?period=2026-13', 400],
    ['?ordering=color', 400],
    ['?unknown=1', 400],
  ])('refuses %s', async (query, status) => {
    expect((await send(biller, 'GET', query)).status).toBe(status)
  })

  it('is closed to everybody else', async () => {
    const company = await aCompany()
    const member = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const operator = await aStaffUser(['OPERAÇÃO'])
    for (const { token } of [member, operator]) expect((await send({ token }, 'GET', '')).status).toBe(403)
  })
})

type Billed = Awaited<ReturnType<typeof aBilledCompany>>

describe('the tabs of the list', () => {
  it('count and sum what each of them lists, at every moment', async () => {
    const before = await talliesOf(biller)
    const drafted = await anExtraDraft(biller)
    const between = await talliesOf(biller)
    expect(between.drafts.count).toBe(before.drafts.count + 1)
    await issued(biller, drafted)
    const after = await talliesOf(biller)
    expect(after.drafts).toEqual(before.drafts)
    expect(after.open.count).toBe(before.open.count + 1)
    expect(Number(after.open.total)).toBeCloseTo(Number(before.open.total) + 900, 2)
    expect(after.overdue.count).toBe((await listInvoices(biller, '?overdue=true')).count)
    expect(after.all.count).toBe((await listInvoices(biller)).count)
  })

  it('tell a customer of what was issued to the company alone, and a month of its own', async () => {
    const { manager } = await aBilledCompany('Mogno')
    expect(await talliesOf(manager)).toEqual({
      drafts: { count: 0, total: '0.00' },
      open: { count: 2, total: '1800.00' },
      overdue: { count: 0, total: '0.00' },
      paid: { count: 0, total: '0.00' },
      all: { count: 2, total: '1800.00' },
    })
    expect((await talliesOf(manager, '?period=2020-01')).all.count).toBe(0)
    expect((await talliesOf(biller, `?period=${MONTH}`)).all.count).toBe(
      (await listInvoices(biller, `?period=${MONTH}`)).count,
    )
  })
})

describe('the number of queries', () => {
  it('grows neither with the rows of the list nor with what stands in an invoice', async () => {
    const small = await draftOf(biller, (await aRentalDelivered('2026-11-16', { quantity: 1 })).companyId)
    const large = await draftOf(biller, (await aRentalDelivered('2026-11-16', { quantity: 5, products: 3 })).companyId)
    const read = (id: number) => countQueries(() => readInvoice(biller, id))
    expect(await read(large.id)).toBe(await read(small.id))
    const [few, many] = [await issued(biller, small), await issued(biller, large)]
    expect(await read(many.id)).toBe(await read(few.id))
    const list = (size: number) => countQueries(() => listInvoices(biller, `?page_size=${String(size)}`))
    expect(await list(20)).toBe(await list(1))
    expect(await list(20)).toBeLessThanOrEqual(5)
  })
})
