/** @database demo */
import { pool } from '@/server/db/client'
import type { LoginAnswer } from '@/services/auth/auth.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { callApi } from '@/tests/factories/http/call-api'

const ask = async <T>(sql: string): Promise<T[]> => (await pool().query<T & object>(sql)).rows

/** Units on the shelf minus those of active holds, by product. */
const FREE = `select p.id, p.name,
    (select count(*) from equipment_units u where u.product_id = p.id and u.status = 'UP_FOR_RENTAL')::int
    - coalesce((select sum(quantity) from stock_holds h where h.product_id = p.id and released_at is null and expires_at > now()), 0)::int
    as free from products p`

async function free(): Promise<Record<string, number>> {
  const rows = await ask<{ name: string; free: number }>(FREE)
  return Object.fromEntries(rows.map((row) => [row.name, row.free]))
}

async function tokenOf(email: string): Promise<string> {
  const { body } = await callApi<LoginAnswer>('POST', '/login', { body: { email, password: 'Arrenda2026' } })
  return body.access
}

describe('the demo stock', () => {
  it('never holds more units than there are', async () => {
    expect(Object.entries(await free()).filter(([, units]) => units < 0)).toEqual([])
  })

  it('has available units of every product except two', async () => {
    const none = Object.entries(await free()).filter(([, units]) => units === 0)
    expect(none.map(([name]) => name)).toEqual(['Vertex 15 Projeto', 'Prisma L300'])
  })

  it('has forty available notebooks of one model', async () => {
    expect((await free())['Vertex 14 Pro']).toBe(40)
  })

  it('matches the rentals: units that are packed, in use or returned have an open one, and no others', async () => {
    const wrong = await ask(`select serial, status from equipment_units u where (status in
        ('OK', 'IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'RETURNED')) <> exists (
        select 1 from rentals r where r.unit_id = u.id and r.closed_at is null)`)
    expect(wrong).toEqual([])
  })

  it('has exchanges in several states, with the packages of each', async () => {
    const rows = await ask<{
      kind: string
      status: string
      brings: string | null
      fetches: string | null
      units: number
    }>(
      `select x.kind, x.status, b.delivery_status as brings, f.delivery_status as fetches, count(*)::int as units
       from exchanges x left join packages b on b.id = x.package_id left join packages f on f.id = x.return_package_id
       group by 1, 2, 3, 4 order by 2, 1`,
    )
    expect(rows).toEqual([
      { kind: 'exchange', status: 'ACCEPTED', brings: 'SEPARATION', fetches: 'AWAITING_RETURN', units: 1 },
      { kind: 'exchange', status: 'ACCEPTED', brings: 'WAITING_DELIVERY', fetches: 'AWAITING_RETURN', units: 1 },
      { kind: 'exchange', status: 'DELIVERED', brings: 'DELIVERED', fetches: 'EQUIPMENT_RETURN', units: 1 },
      { kind: 'exchange', status: 'DONE', brings: 'DELIVERED', fetches: 'DESTINATION', units: 1 },
      { kind: 'upgrade', status: 'DONE', brings: 'DELIVERED', fetches: 'DESTINATION', units: 1 },
      { kind: 'exchange', status: 'REQUESTED', brings: null, fetches: null, units: 1 },
      { kind: 'upgrade', status: 'REQUESTED', brings: null, fetches: null, units: 2 },
    ])
  })

  it('has no expired holds', async () => {
    expect(await ask('select id from stock_holds where released_at is null and expires_at < now()')).toEqual([])
  })
})

describe('Horizonte Engenharia', () => {
  it('has an order waiting for it at each stage of the customer', async () => {
    const rows = await ask<{ stage_name: string }>(`select distinct stage_name from orders o
      join companies c on c.id = o.company_id where c.cnpj = '11222333000181' and turn = 'customer' order by 1`)
    expect(rows.map(({ stage_name }) => stage_name)).toEqual([
      'CONTRACT_INFO',
      'DELIVERY_TERM',
      'DOC_ANALYSIS',
      'PROPOSAL_AGREEMENT',
    ])
  })

  it('has two of four documents reproved in order 000128, with the prices of the mock-up', async () => {
    const { body } = await callApi<Order>('GET', '/checkout/000128', {
      token: await tokenOf('gestor@horizonte.example'),
    })
    expect(body).toMatchObject({ stage_name: 'DOC_ANALYSIS', stage_state: 'reproved', turn: 'customer' })
    expect(body).toMatchObject({ monthly_fee: '6900.00', items_summary: '18 notebooks, 18 monitores, 4 celulares' })
    const required = body.documents.filter((document) => document.required)
    expect(required.map(({ approved }) => approved).sort()).toEqual([false, false, true, true])
    expect(body.proposals.map((proposal) => [proposal.status, proposal.duration_months])).toEqual([
      ['refused', 36],
      ['accepted', 24],
    ])
    expect(body.lines.map(({ label, amount }) => [label.replace(/\u00a0/g, ' '), amount])).toEqual([
      ['18 × Vertex 14 Pro', '5202.00'],
      ['18 × Lumen 24', '1152.00'],
      ['4 × Orbe 6', '236.00'],
      ['Pacote Essencial, 40 × R$ 12,00', '480.00'],
      ['Cupom OBRAS170', '-170.00'],
    ])
  })

  it('can rent forty items with its coupon, from the simulator to the order', async () => {
    const token = await tokenOf('gestor@horizonte.example')
    const put = <T = Quotation>(path: string, body: unknown) => callApi<T>('PUT', path, { token, body })
    const products = await ask<{ id: number; name: string }>('select id, name from products')
    const idOf = (name: string) => products.find((product) => product.name === name)?.id ?? 0
    const cart = [
      { product_id: idOf('Vertex 14 Pro'), quantity: 18 },
      { product_id: idOf('Lumen 24'), quantity: 18 },
      { product_id: idOf('Orbe 6'), quantity: 4 },
    ]
    const [address] = await ask<{ id: number }>(`select id from addresses where label = 'Sede São Paulo'`)

    const { body: begun } = await callApi<Quotation>('POST', '/quotations', { token, body: { simulator: 1 } })
    await put(`/quotations/${begun.id}/products`, { products: cart })
    const { body: planned } = await put(`/quotations/${begun.id}/plans`, { duration_months: 24 })
    expect(planned.monthly_fee).toBe('7070.00')
    const { body: cheaper } = await put('/coupons', { quotation: begun.id, discount_code: 'HORIZONTE24' })
    expect(cheaper.monthly_fee).toBe('6900.00')
    await put(`/quotations/${begun.id}/delivery`, {
      deliveries: [{ address_id: address?.id, insurance: false, items: cart }],
    })
    const { status, body: order } = await put<Order>(`/quotations/${begun.id}/finish`, {})

    expect(status).toBe(201)
    expect(order).toMatchObject({ order_mask_id: '000132', monthly_fee: '6900.00', turn: 'customer' })
  })
})
