/** @database demo */
import { currentDay } from '@/services/format/format.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import type { HomeIndicators } from '@/services/dashboard/home-indicators.schema'
import type { EquipmentSummary } from '@/services/equipment/units/equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { openSession } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Customer = { companyId: number; token: string; indicators: HomeIndicators }

/** A manager of each company. */
let customers: Customer[]

const read = async <T>(token: string, path: string): Promise<T> => {
  const { status, body } = await callApi<T>('GET', path, { token })
  expect([path, status]).toEqual([path, 200])
  return body
}

beforeAll(async () => {
  const managers = await rowsOf<{ id: number; company_id: number }>(`
    select min(u.id) as id, company_id from users u join companies c on c.id = u.company_id
    where c.active and u.active and is_company_admin group by company_id order by company_id`)
  customers = []
  for (const { id, company_id } of managers) {
    const token = await openSession(id)
    customers.push({ companyId: company_id, token, indicators: await read(token, '/home-indicators') })
  }
  expect(customers.length).toBeGreaterThan(3)
})

/** What the indicators say for each company, beside what is expected; some say more than nothing. */
async function compare<T>(
  shown: (indicators: HomeIndicators) => T,
  expected: (customer: Customer) => Promise<T | undefined>,
  nothing: T,
): Promise<void> {
  const found: (readonly [number, T])[] = customers.map(({ companyId, indicators }) => [companyId, shown(indicators)])
  const wanted: (readonly [number, T | undefined])[] = []
  for (const customer of customers) wanted.push([customer.companyId, await expected(customer)])
  expect(found).toEqual(wanted)
  expect(found.map(([, value]) => value)).not.toEqual(found.map(() => nothing))
}

const countOf = async (token: string, path: string) => (await read<Page<unknown>>(token, path)).count

const valueOf = async <T>(sql: string, ...values: unknown[]): Promise<T | undefined> =>
  (await rowsOf<{ value: T }>(sql, values))[0]?.value

describe('each indicator is what its list shows', () => {
  it('units: the list of equipment without a filter', () =>
    compare(
      ({ units }) => units,
      ({ token }) => countOf(token, '/equipment?page_size=1'),
      0,
    ))

  it('addresses: those that the list can be filtered by', () =>
    compare(
      ({ addresses }) => addresses,
      async ({ token }) => (await read<EquipmentSummary>(token, '/equipment-summary')).addresses.length,
      0,
    ))

  it('deliveries: the orders under way', () =>
    compare(
      ({ deliveries }) => deliveries.under_way,
      ({ token }) => countOf(token, '/checkout?stage_group=under_way&page_size=1'),
      0,
    ))

  it('tickets: the open ones', () =>
    compare(
      ({ tickets }) => tickets.open,
      ({ token }) => countOf(token, '/tickets?open=true&page_size=1'),
      0,
    ))

  it('invoice: the monthly one of the newest month in the list, with its due day and total', () =>
    compare<unknown>(
      ({ invoice }) => invoice && [invoice.period, invoice.total, invoice.due_on, invoice.status === 'LATE'],
      async ({ token }) => {
        const { results } = await read<Page<InvoiceSummary>>(token, '/invoices?kind=MONTHLY&page_size=100')
        const [newest] = results
          .filter(({ status }) => status !== 'CANCELED')
          .toSorted((one, other) => (one.period < other.period ? 1 : -1))
        if (!newest) return null
        const ofMonth = await read<Page<InvoiceSummary>>(token, `/invoices?period=${newest.period}`)
        expect(ofMonth.results).toContainEqual(newest)
        return [newest.period, newest.total, newest.extended_to ?? newest.due_on, newest.overdue && !newest.disputed]
      },
      null,
    ))
})

describe('each indicator is what SQL counts', () => {
  it('units and addresses', () =>
    compare(
      ({ units, addresses }) => `${String(units)} at ${String(addresses)}`,
      ({ companyId }) =>
        valueOf(
          `select count(*) || ' at ' || count(distinct address_id) as value from equipment_units where company_id = $1`,
          companyId,
        ),
      '0 at 0',
    ))

  it('deliveries', () =>
    compare(
      ({ deliveries }) => [deliveries.under_way, deliveries.next_on],
      ({ companyId }) =>
        valueOf(
          `select json_build_array(
            (select count(*) from orders where company_id = $1 and stage_name in ('SHIPPING', 'DELIVERY_INFO')),
            (select min(delivery_eta) from packages where package_type in ('regular', 'extra') and delivery_date is null
              and delivery_status <> 'CANCELED' and delivery_eta >= $2::date
              and order_id in (select id from orders where company_id = $1 and stage_name in ('SHIPPING', 'DELIVERY_INFO')))
          ) as value`,
          companyId,
          currentDay(),
        ),
      [0, null],
    ))

  it('tickets', () =>
    compare(
      ({ tickets }) => [tickets.open, tickets.last_reply_at && new Date(tickets.last_reply_at).getTime()],
      ({ companyId }) =>
        valueOf(
          `select json_build_array(count(distinct t.id), max(floor(extract(epoch from m.created_at) * 1000))) as value
          from tickets t left join ticket_messages m on m.ticket_id = t.id and m.kind = 'public' and m.side = 'staff'
            and m.withdrawn_at is null
          where t.company_id = $1 and t.closed_at is null`,
          companyId,
        ),
      [0, null],
    ))

  it('invoice', () =>
    compare<unknown>(
      ({ invoice }) => invoice,
      async ({ companyId }) =>
        (await valueOf(
          `select json_build_object('period', to_char(period, 'YYYY-MM'), 'total', total::text,
            'due_on', coalesce(extended_to, due_on), 'payable_on', payable_on,
            'status', case when status = 'PAID' then 'PAID' when disputed_at is not null then 'DISPUTED'
              when payable_on < $2::date then 'LATE' else 'OPEN' end) as value
          from invoices where company_id = $1 and kind = 'MONTHLY' and status in ('ISSUED', 'PAID', 'UNCOLLECTIBLE')
          order by period desc limit 1`,
          companyId,
          currentDay(),
        )) ?? null,
      null,
    ))
})

it('takes as many queries for every company, few of them', async () => {
  const counts = new Set<number>()
  for (const { token } of customers) counts.add(await countQueries(() => callApi('GET', '/home-indicators', { token })))
  expect(counts.size).toBe(1)
  // Four, and who is logged in.
  expect(Math.max(...counts)).toBeLessThanOrEqual(5)
})
