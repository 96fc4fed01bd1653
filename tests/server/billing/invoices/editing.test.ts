import type { Recalculation } from '@/services/billing/invoices/invoices.schema'
import { currentDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { aBiller, aRentalDelivered } from '@/tests/factories/billing/running-orders'
import {
  anExtraDraft,
  asItIs,
  done,
  draftOf,
  edit,
  FAR_DAY,
  issued,
  readInvoice,
  send,
  toLine,
} from '@/tests/factories/billing/invoicing'
import { aCompany } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let biller: Awaited<ReturnType<typeof aBiller>>

beforeAll(async () => {
  biller = await aBiller()
})

const aMonth = async () => {
  const team = await aRentalDelivered('2026-11-16', { quantity: 1 })
  return { team, draft: await draftOf(biller, team.companyId) }
}

const freight = { kind: 'FREIGHT' as const, label: 'Frete', quantity: 2, unit_amount: '45.00' }

describe('a draft that somebody edits', () => {
  it('keeps its measuring from then on, and takes lines that people write', async () => {
    const { team, draft } = await aMonth()
    const body = done(await edit(biller, draft, { lines: [...draft.lines.map(toLine), freight] }))
    expect(body.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['MEASURED', '144.50'],
      ['MEASURED', '6.00'],
      ['FREIGHT', '90.00'],
    ])
    expect(body).toMatchObject({
      rental_total: '144.50',
      service_total: '6.00',
      adjustments_total: '90.00',
      total: '240.50',
    })
    expect(body.frozen_at).toEqual(expect.any(String))
    await rowsOf("update packages set delivery_date = '2026-11-21' where order_id = $1", [team.orderId])
    expect(await readInvoice(biller, draft.id)).toEqual(body)
    expect(await historyOf('invoice', draft.id)).toEqual(['drafted', 'changed'])
  })

  it('says what a recalculation would change, and keeps what people wrote when it is recalculated', async () => {
    const { team, draft } = await aMonth()
    const edited = done(await edit(biller, draft, { lines: [...draft.lines.map(toLine), freight] }))
    await rowsOf("update packages set delivery_date = '2026-11-21' where order_id = $1", [team.orderId])
    const path = `/${String(draft.id)}`
    const { body } = await send<Recalculation>(biller, 'GET', `${path}/recalculation`)
    expect(body).toMatchObject({ total_before: '240.50', total_after: '190.33' })
    expect(body.changes.map(({ before, after }) => [before, after])).toEqual([
      ['144.50', null],
      ['6.00', null],
      [null, '96.33'],
      [null, '4.00'],
    ])
    const after = done(await send(biller, 'POST', `${path}/recalculate`, { version: edited.version }))
    expect(after).toMatchObject({ total: '190.33', frozen_at: null })
    expect(after.lines.at(-1)).toMatchObject({ kind: 'FREIGHT', amount: '90.00' })
    expect(await readInvoice(biller, draft.id)).toEqual(after)
  })

  it('is not frozen by a note or another due day', async () => {
    const { draft } = await aMonth()
    const body = done(await edit(biller, draft, { note: 'Obrigado.', due_on: FAR_DAY }))
    expect(body).toMatchObject({ note: 'Obrigado.', due_on: FAR_DAY, frozen_at: null })
  })

  it('refuses an edit of what somebody else changed meanwhile, and nothing changes', async () => {
    const { draft } = await aMonth()
    const other = done(await edit(biller, draft, { note: 'Primeiro.' }))
    const { status, body } = await edit(biller, draft, { note: 'Segundo.' })
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'conflict' })])
    expect(await readInvoice(biller, draft.id)).toEqual(other)
  })

  it('refuses an edit once it is issued', async () => {
    const draft = await anExtraDraft(biller)
    const { version } = await issued(biller, draft)
    expect((await edit(biller, { ...draft, version }, {})).status).toBe(409)
    expect((await send(biller, 'DELETE', `/${String(draft.id)}`)).status).toBe(409)
  })

  it('is deleted with its lines, and its days are free for another one', async () => {
    const { team, draft } = await aMonth()
    expect((await send(biller, 'DELETE', `/${String(draft.id)}`)).status).toBe(204)
    expect(await rowsOf('select id from invoice_measurements where invoice_id = $1', [draft.id])).toEqual([])
    expect((await draftOf(biller, team.companyId)).id).not.toBe(draft.id)
  })
})

describe('measured days that are billed at 0 with a reason', () => {
  it('are not billed by a later draft', async () => {
    const team = await aRentalDelivered('2026-10-16', { quantity: 1 })
    await rowsOf("update order_stages set date = '2026-10-20' where order_id = $1 and stage_name = 'DELIVERY_TERM'", [
      team.orderId,
    ])
    const october = await draftOf(biller, team.companyId, '2026-10')
    const free = october.lines.map((line) => ({ ...toLine(line), unit_amount: '0.00', reason: 'Cortesia.' }))
    const edited = done(await edit(biller, october, { lines: [...free, freight] }))
    expect((await issued(biller, edited)).total).toBe('90.00')
    const { lines } = await draftOf(biller, team.companyId)
    expect(lines.map(({ period }) => period)).not.toContain('2026-10')
  })
})

describe('a line is refused', () => {
  const withLine = async (line: object) => {
    const draft = await anExtraDraft(biller)
    return send<{ fields: object }>(biller, 'PUT', `/${String(draft.id)}`, {
      ...asItIs(draft),
      lines: [...draft.lines.map(toLine), { ...freight, ...line }],
    })
  }

  it.each([
    ['negative, unless it is a correction', { unit_amount: '-1.00', reason: 'Acordo.' }, 'unit_amount'],
    ['a correction below zero without a reason', { kind: 'CORRECTION', unit_amount: '-1.00' }, 'reason'],
    ['damage without a reason', { kind: 'DAMAGE' }, 'reason'],
    ['a loss without a reason', { kind: 'LOSS', reason: ' ' }, 'reason'],
    ['of zero', { unit_amount: '0.00' }, 'unit_amount'],
    ['of a kind that the platform writes', { kind: 'MEASURED' }, 'kind'],
    ['of nobody knows what', { kind: 'GIFT' }, 'kind'],
    ['about an order of another company', { order_mask_id: '000001' }, 'order_mask_id'],
    ['that is not there any more', { id: 999_999 }, 'label'],
    ['of an amount that fits no invoice', { quantity: 100_000, unit_amount: '9999999999.00' }, 'unit_amount'],
  ])('%s', async (_, line, field) => {
    const { status, body } = await withLine(line)
    expect([status, Object.keys(body.fields)]).toEqual([400, [`lines[1].${field}`]])
  })

  it('measured and changed without a reason; with one it is kept with its units and days', async () => {
    const { draft } = await aMonth()
    const [first, ...rest] = draft.lines.map(toLine)
    const cheaper = { ...first, unit_amount: '100.00' } as ReturnType<typeof toLine>
    expect((await edit(biller, draft, { lines: [cheaper, ...rest] })).status).toBe(400)
    const body = done(await edit(biller, draft, { lines: [{ ...cheaper, reason: 'Acordo comercial.' }, ...rest] }))
    expect(the(body.lines.slice(0, 1))).toMatchObject({
      amount: '100.00',
      reason: 'Acordo comercial.',
      measurements: 1,
    })
  })

  it('measured and left out', async () => {
    const { draft } = await aMonth()
    const [, ...rest] = draft.lines.map(toLine)
    const { status, body: refused } = await send<{ fields: object }>(biller, 'PUT', `/${String(draft.id)}`, {
      ...asItIs(draft),
      lines: rest,
    })
    expect([status, refused.fields]).toEqual([
      400,
      { lines: [expect.stringMatching(/Para não cobrar, deixe o valor em 0 com motivo\.$/)] },
    ])
  })

  it.each(['2020-01-01', '2026-02-30', addDays(currentDay(), 500)])('with the due day %s', async (due_on) => {
    const draft = await anExtraDraft(biller)
    expect((await send(biller, 'PUT', `/${String(draft.id)}`, { ...asItIs(draft), due_on })).status).toBe(400)
  })

  it('of an invoice for nobody, or of none', async () => {
    const { id: company_id } = await aCompany()
    for (const body of [
      { company_id: 999_999, kind: 'EXTRA', due_on: FAR_DAY, lines: [freight] },
      { company_id, kind: 'EXTRA', due_on: FAR_DAY, lines: [] },
      { company_id, kind: 'MONTHLY', due_on: FAR_DAY, lines: [freight] },
    ])
      expect((await send(biller, 'POST', '', body)).status).toBe(400)
  })
})
