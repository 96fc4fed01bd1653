import { db } from '@/server/db/client'
import { type CompanyMeasurement, measureCompanies } from '@/server/billing/measuring/measure-companies.service'
import { monthPeriod } from '@/services/billing/measuring/periods.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { total } from '@/tests/factories/billing/measured-orders'
import {
  anOrderDelivered,
  aRentalDelivered,
  beginRentalOn,
  LAST_MONTH,
  lastMonthOn,
  measuringOf,
  THIS_MONTH,
} from '@/tests/factories/billing/running-orders'
import { cancelInvoice, issueDraft, owedBy, storeDraft } from '@/tests/factories/billing/stored-invoices'
import { countQueries } from '@/tests/factories/count-queries'
import type { Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'

const { daysInMonth } = monthPeriod(LAST_MONTH)
const NEXT_MONTH = addMonths(`${THIS_MONTH}-01`, 1).slice(0, 7)
const half = Math.min(30, daysInMonth - 15)
const part = (cents: number, days: number): number => Math.round((cents * days) / 30)

const shown = ({ lines }: CompanyMeasurement) =>
  lines.map(({ kind, taxKind, period, detail, quantity, amount }) => [kind, taxKind, period, detail, quantity, amount])

/** An order of two units whose rental began last month, on the 16th. */
async function aRunningOrder(): Promise<Team> {
  const team = await aRentalDelivered(lastMonthOn(16), { quantity: 2 })
  await beginRentalOn(team, lastMonthOn(17))
  return team
}

const redeliver = ({ orderId }: Team, on: string) =>
  rowsOf('update packages set delivery_date = $2 where order_id = $1', [orderId, on])

const detail = `${String(daysInMonth - 15)} de ${String(daysInMonth)} dias`

describe('what a company owes for a month', () => {
  it('is its units by the days of their use, rental and service apart', async () => {
    const team = await aRunningOrder()
    const owed = await owedBy(team, LAST_MONTH)
    expect(shown(owed)).toEqual([
      ['MEASURED', 'RENTAL', LAST_MONTH, detail, 2, 2 * part(28_900, half)],
      ['MEASURED', 'SERVICE', LAST_MONTH, detail, 2, 2 * part(1_200, half)],
    ])
    expect(owed).toMatchObject({ orders: 1, units: 2, unpricedUnits: 0 })
    expect(owed.lines.map(({ orderId, rows }) => [orderId, rows.length])).toEqual([
      [team.orderId, 2],
      [team.orderId, 2],
    ])
  })

  it('is the whole monthly fee of the order when everything was in use', async () => {
    const team = await aRunningOrder()
    expect(total((await owedBy(team, THIS_MONTH)).lines)).toBe(60_200)
  })

  it('is nothing before the rental begins', async () => {
    const team = await anOrderDelivered(lastMonthOn(16))
    expect(await owedBy(team, LAST_MONTH)).toMatchObject({ lines: [], orders: 0, units: 0 })
  })

  it('has earlier days as lines of their own when the rental began after them', async () => {
    const team = await aRentalDelivered(lastMonthOn(16), { quantity: 1 })
    expect(shown(await owedBy(team, THIS_MONTH)).map(([, taxKind, period]) => [taxKind, period])).toEqual([
      ['RENTAL', LAST_MONTH],
      ['SERVICE', LAST_MONTH],
      ['RENTAL', THIS_MONTH],
      ['SERVICE', THIS_MONTH],
    ])
  })

  it('leaves a month in which the rental ran to the invoice of that month', async () => {
    const team = await aRunningOrder()
    expect(shown(await owedBy(team, THIS_MONTH)).map(([, , period]) => period)).toEqual([THIS_MONTH, THIS_MONTH])
  })
})

describe('days that an invoice has', () => {
  it('are in no invoice of another month, be it issued or a draft', async () => {
    const team = await aRentalDelivered(lastMonthOn(16), { quantity: 1 })
    const first = await storeDraft(await owedBy(team, THIS_MONTH), THIS_MONTH)
    for (const prepare of [() => undefined, () => issueDraft(first)]) {
      await prepare()
      expect((await owedBy(team, LAST_MONTH)).lines).toEqual([])
      expect(shown(await owedBy(team, NEXT_MONTH)).map(([, , period]) => period)).toEqual([NEXT_MONTH, NEXT_MONTH])
    }
  })

  it('are measured anew for the invoice itself', async () => {
    const team = await aRunningOrder()
    const owed = await owedBy(team, LAST_MONTH)
    await storeDraft(owed, LAST_MONTH)
    expect(await owedBy(team, LAST_MONTH)).toEqual(owed)
  })

  it('are shown with their invoice in the measuring', async () => {
    const team = await aRunningOrder()
    const id = await storeDraft(await owedBy(team, LAST_MONTH), LAST_MONTH)
    const query = { start_date: lastMonthOn(1), end_date: lastMonthOn(28) }
    expect((await measuringOf(team, query)).results.map(({ invoice_id }) => invoice_id)).toEqual([id, id])
  })

  it('are free again once it is cancelled', async () => {
    const team = await aRunningOrder()
    const owed = await owedBy(team, LAST_MONTH)
    const id = await storeDraft(owed, LAST_MONTH)
    await issueDraft(id)
    await cancelInvoice(id)
    expect(await owedBy(team, LAST_MONTH)).toEqual(owed)
    await storeDraft(owed, LAST_MONTH)
  })
})

describe('a delivery that is corrected after its invoice was issued', () => {
  it('is settled in the next invoice, once', async () => {
    const team = await aRunningOrder()
    await issueDraft(await storeDraft(await owedBy(team, LAST_MONTH), LAST_MONTH))
    await redeliver(team, lastMonthOn(18))
    const owed = await owedBy(team, THIS_MONTH)
    const twoDays = (cents: number) => 2 * (part(cents, Math.min(30, daysInMonth - 17)) - part(cents, half))
    expect(shown(owed).slice(0, 2)).toEqual([
      ['SETTLEMENT', 'RENTAL', LAST_MONTH, null, 1, twoDays(28_900)],
      ['SETTLEMENT', 'SERVICE', LAST_MONTH, null, 1, twoDays(1_200)],
    ])
    expect(owed.lines.slice(0, 2).flatMap(({ rows }) => rows)).toEqual([])
    await issueDraft(await storeDraft(owed, THIS_MONTH))
    expect(shown(await owedBy(team, NEXT_MONTH)).map(([kind]) => kind)).toEqual(['MEASURED', 'MEASURED'])
  })

  it('is taken back by the next correction', async () => {
    const team = await aRunningOrder()
    await issueDraft(await storeDraft(await owedBy(team, LAST_MONTH), LAST_MONTH))
    await redeliver(team, lastMonthOn(18))
    const settled = await owedBy(team, THIS_MONTH)
    await issueDraft(await storeDraft(settled, THIS_MONTH))
    await redeliver(team, lastMonthOn(17))
    const again = await owedBy(team, NEXT_MONTH)
    const ofLast = (owed: CompanyMeasurement) => total(owed.lines.filter(({ period }) => period === LAST_MONTH))
    const days = Math.min(30, daysInMonth - 16)
    expect(ofLast(settled) + ofLast(again)).toBe(
      2 * (part(28_900, days) + part(1_200, days) - part(28_900, half) - part(1_200, half)),
    )
  })
})

describe('measuring all companies', () => {
  it('gives each of them once, by id, and no more queries for many than for one', async () => {
    const teams = [await aRunningOrder(), await aRunningOrder()]
    const ids: number[] = []
    const read = async (companyIds?: number[]): Promise<void> => {
      ids.length = 0
      for await (const { companyId } of measureCompanies(db(), { month: LAST_MONTH, companyIds })) ids.push(companyId)
    }
    const one = await countQueries(() => read([teams[0]?.companyId ?? 0]))
    expect(await countQueries(() => read(teams.map(({ companyId }) => companyId)))).toBe(one)
    expect(one).toBeLessThanOrEqual(8)
    await read()
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    expect(ids).toEqual(expect.arrayContaining(teams.map(({ companyId }) => companyId)))
  })
})
