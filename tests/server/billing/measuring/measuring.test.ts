import { monthPeriod } from '@/services/billing/measuring/periods.rules'
import { toDay } from '@/services/format/format.rules'
import {
  anOrderDelivered,
  aRentalDelivered,
  askBack,
  collectOn,
  deliverOn,
  exchangeOn,
  LAST_MONTH,
  lastDayOf,
  lastMonthOn,
  loseUnit,
  measuringOf,
  THIS_MONTH,
} from '@/tests/factories/billing/running-orders'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits, unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { receiveAll, rentedBy } from '@/tests/factories/orders/exchanges'
import type { Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const LAST = { start_date: `${LAST_MONTH}-01`, end_date: lastDayOf(LAST_MONTH) }
const THIS = { start_date: `${THIS_MONTH}-01`, end_date: lastDayOf(THIS_MONTH) }
const today = toDay(new Date())
const { daysInMonth } = monthPeriod(LAST_MONTH)

/** What a part of last month costs, in the API's decimal text: thirtieths, at most a whole fee. */
const part = (cents: number, days: number): string => (Math.round((cents * Math.min(days, 30)) / 30) / 100).toFixed(2)

const shortOf = async (team: Team) =>
  (await measuringOf(team, LAST)).results.map(({ unit, started_on, ended_on, days, notes }) => ({
    ...{ serial: unit.serial, started_on, ended_on, days, notes },
  }))

describe('an order that was delivered on the 16th of last month', () => {
  const days = daysInMonth - 15

  it('measures each unit from that day on, at the fees that were agreed', async () => {
    const team = await aRentalDelivered(lastMonthOn(16), { quantity: 2 })
    const units = await rentedBy(team)
    const { results, totals, count } = await measuringOf(team, LAST)
    expect(count).toBe(2)
    expect(results).toEqual(
      units.map(({ id, serial }) => ({
        company: { id: team.companyId, corporate_name: expect.any(String) as unknown },
        order_mask_id: team.orderMaskId,
        unit: { id, serial, product: expect.any(String) as unknown },
        period: LAST_MONTH,
        started_on: lastMonthOn(16),
        ended_on: null,
        days,
        days_in_month: daysInMonth,
        monthly_rental: '289.00',
        monthly_service: '12.00',
        rental_amount: part(28_900, days),
        service_amount: part(1_200, days),
        amount: (Number(part(28_900, days)) + Number(part(1_200, days))).toFixed(2),
        provisional: false,
        invoice_id: null,
        notes: [],
      })),
    )
    expect(totals).toMatchObject({ units: 2, days: 2 * days, adjustments: '0.00', provisional_units: 0 })
  })

  it('owes the whole fee for this month, which nothing has ended yet', async () => {
    const team = await aRentalDelivered(lastMonthOn(16), { quantity: 1 })
    const { days_in_month: all } = the((await measuringOf(team, THIS)).results)
    expect((await measuringOf(team, THIS)).results).toMatchObject([
      { started_on: THIS.start_date, ended_on: null, days: all, rental_amount: '289.00', service_amount: '12.00' },
    ])
  })

  it('is provisional before its rental begins, and has no days before its delivery', async () => {
    const team = await anOrderDelivered(lastMonthOn(16), { quantity: 2 })
    const { results, totals } = await measuringOf(team, LAST)
    expect(results.map(({ provisional }) => provisional)).toEqual([true, true])
    expect(totals).toMatchObject({ units: 2, provisional_units: 2, provisional_amount: totals.amount })
    const before = { start_date: lastMonthOn(1), end_date: lastMonthOn(15) }
    expect(await measuringOf(team, before)).toMatchObject({ count: 0, totals: { units: 0, days: 0, amount: '0.00' } })
  })
})

describe('a unit that leaves', () => {
  it('is measured until before its collection, the others go on', async () => {
    const team = await aRentalDelivered(lastMonthOn(2), { quantity: 2 })
    const [first, second] = await rentedBy(team)
    await collectOn(team, [first?.id ?? 0], lastMonthOn(12))
    expect(await shortOf(team)).toEqual([
      {
        ...{ serial: first?.serial, started_on: lastMonthOn(2), ended_on: lastMonthOn(12) },
        ...{ days: 10, notes: ['collected'] },
      },
      { serial: second?.serial, started_on: lastMonthOn(2), ended_on: null, days: daysInMonth - 1, notes: [] },
    ])
  })

  it('without a day of collection is measured until it came in', async () => {
    const team = await aRentalDelivered(lastMonthOn(2), { quantity: 1 })
    const unit = the(await rentedBy(team))
    const packageId = await askBack(team, [unit.id])
    await receiveAll(team, packageId)
    await rowsOf('update return_items set received_at = $2 where package_id = $1', [
      packageId,
      `${lastMonthOn(21)}T01:30:00Z`,
    ])
    // Half past one in London is still the 20th in São Paulo.
    expect(await shortOf(team)).toMatchObject([{ ended_on: lastMonthOn(20), days: 18, notes: ['collected'] }])
  })

  it('is not measured any more from the day its loss was recorded on', async () => {
    const team = await aRentalDelivered(lastMonthOn(2), { quantity: 1 })
    const unit = the(await rentedBy(team))
    await unitsBecome([unit.id], { status: 'INSURANCE_CLAIMED' })
    const { results } = await measuringOf(team, THIS)
    const days = Number(today.slice(8)) - 1
    const expected = { started_on: THIS.start_date, ended_on: today, days, notes: ['lost'] }
    expect(results).toMatchObject(days === 0 ? [] : [expected])
  })

  it('that never came back is measured until the appraisal that did not find it', async () => {
    const team = await aRentalDelivered(lastMonthOn(2), { quantity: 1 })
    await loseUnit(team, the(await rentedBy(team)))
    await rowsOf(
      'update return_items set appraised_at = $2 where package_id in (select id from packages where order_id = $1)',
      [team.orderId, `${lastMonthOn(15)}T12:00:00-03:00`],
    )
    expect(await shortOf(team)).toMatchObject([{ ended_on: lastMonthOn(15), days: 13, notes: ['lost'] }])
  })
})

describe('a unit that is replaced', () => {
  it('by an exchange shares the month with what replaces it, which costs one fee', async () => {
    const team = await aRentalDelivered(lastMonthOn(1), { quantity: 1 })
    const unit = the(await rentedBy(team))
    await someUnits(the(team.products).id, 1)
    await exchangeOn(team, unit.id, lastMonthOn(18))
    const { results, totals } = await measuringOf(team, LAST)
    expect(results.map(({ days, notes }) => [days, notes])).toEqual([
      [17, ['exchanged_out']],
      [daysInMonth - 17, ['exchanged_in']],
    ])
    expect(totals).toMatchObject({ units: 2, days: daysInMonth, rental_amount: '289.00', service_amount: '12.00' })
  })

  it('by an upgrade costs the difference from its delivery on', async () => {
    const team = await aRentalDelivered(lastMonthOn(1), { quantity: 1 })
    const { productTypeId } = the(team.products)
    const dearer = await aProduct({ productTypeId, price: '339.00', units: 1 })
    await exchangeOn(team, the(await rentedBy(team)).id, lastMonthOn(11), dearer.id)
    const { results } = await measuringOf(team, LAST)
    expect(results.map(({ days, monthly_rental, notes }) => [days, monthly_rental, notes])).toEqual([
      [10, '289.00', ['exchanged_out']],
      [daysInMonth - 10, '339.00', ['upgraded']],
    ])
  })
})

describe('a unit of an extra package that replaces nothing', () => {
  it('is measured without a price, and counted for staff', async () => {
    const team = await aRentalDelivered(lastMonthOn(1), { quantity: 1 })
    const product = the(team.products)
    await someUnits(product.id, 1)
    const { body: order } = await callApi<{ packages: { id: number }[] }>('POST', '/package-management', {
      token: team.admin.token,
      body: {
        ...{ quotation_id: team.input.quotationId, package_type: 'extra', address_id: the(team.addresses).id },
        items: [{ product_id: product.id, quantity: 1 }],
      },
    })
    await deliverOn(team, order.packages.at(-1)?.id ?? null, lastMonthOn(11))
    const { results, totals } = await measuringOf(team, { ...LAST, unpriced: true })
    expect(results).toMatchObject([
      { days: daysInMonth - 10, monthly_rental: null, monthly_service: null, amount: '0.00', notes: ['unpriced'] },
    ])
    expect(totals.unpriced_units).toBe(1)
    expect((await measuringOf(team, LAST)).totals).toMatchObject({
      units: 2,
      unpriced_units: 1,
      rental_amount: '289.00',
    })
  })
})
