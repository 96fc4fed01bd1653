/** @database demo */
import { readFileSync } from 'node:fs'
import { fillDemoData } from '@/scripts/demo/fill'
import type { LoginAnswer } from '@/services/auth/auth.schema'
import { isImprovement, type UpgradeValue } from '@/services/catalogue/upgrades/upgrade-effect.rules'
import { isCnpj } from '@/services/companies/cnpj.rules'
import { isCpf } from '@/services/companies/cpf.rules'
import { formatTime } from '@/services/format/format.rules'
import { isBusinessDay } from '@/services/orders/business-days.rules'
import type { Renewal } from '@/services/orders/contract-end/contract-end.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { rowsOf as ask } from '@/tests/factories/rows'

async function count(table: string, condition = 'true'): Promise<number> {
  const [row] = await ask<{ count: number }>(`select count(*)::int as count from ${table} where ${condition}`)
  return row?.count ?? 0
}

const logIn = (email: string) => callApi<LoginAnswer>('POST', '/login', { body: { email, password: 'Arrenda2026' } })

describe('the demo data', () => {
  it.each([
    ['simulators', 4],
    ['products', 30],
    ['plans', 12],
    ['service_packages', 12],
    ['companies', 12],
    ['users', 45],
    ['orders', 80],
    ['equipment_units', 400],
  ])('have the documented number of %s: %i', async (table, promised) => {
    expect(await count(table)).toBe(promised)
  })

  it('have ratings of the last 90 days from all buyers except those who are asked next', async () => {
    expect(await count('nps_answers', "created_at between now() - interval '90 days' and now()")).toBe(15)
    const asked = await ask<{ email: string }>('select email from users where nps order by email')
    expect(asked.map(({ email }) => email)).toEqual([
      'davi.lins@vilaserena.example',
      'livia.prado@horizonte.example',
      'lucia.barreto@santaaurora.example',
    ])
  })

  it('let two log-ins of the README meet the question for a rating', async () => {
    const listed = [...readFileSync('README.md', 'utf8').matchAll(/^\| (\S+@\S+\.example) \|/gm)].map(
      ([, email]) => email,
    )
    const asked = await ask<{ email: string }>(
      `select email from users where nps and email in (${listed.map((email) => `'${String(email)}'`).join(', ')})`,
    )
    expect(asked).toHaveLength(2)
  })

  it('have at least one question per simulator, and a product for every answer', async () => {
    const dead = await ask(`select p.name from properties p where not exists (
      select 1 from product_properties pp where pp.property_id = p.id)`)
    expect(dead).toEqual([])
    expect(await count('simulators s', 'not exists (select 1 from steps where simulator_id = s.id)')).toBe(0)
  })

  it('have no order with an upgrade of what its product has already', async () => {
    type Row = UpgradeValue & { product: string; specifications: { name: string; value: string }[] }
    const rows = await ask<Row>(`select u.specification, u.value, p.name as product,
      p.technical_specifications as specifications from order_upgrades o
      join upgrades u on u.id = o.upgrade_id join products p on p.id = o.product_id`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => !isImprovement(row, row.specifications))).toEqual([])
  })

  it('have orders at every stage', async () => {
    const rows = await ask<{ stage_name: string; orders: number }>(
      'select stage_name, count(*)::int as orders from orders group by 1',
    )
    const byStage = Object.fromEntries(
      STAGES.map((stage) => [stage, rows.find((row) => row.stage_name === stage)?.orders]),
    )
    console.table(byStage)
    expect(byStage).toEqual({
      PROPOSAL_AGREEMENT: 12,
      DOC_ANALYSIS: 9,
      CREDIT_ANALYSIS: 6,
      CONTRACT_INFO: 5,
      PACKAGING: 8,
      SHIPPING: 4,
      DELIVERY_INFO: 3,
      DELIVERY_TERM: 3,
      ONGOING: 20,
      RETURNING: 3,
      FINISHED: 4,
      CANCELLED: 3,
    })
  })

  it('have valid, expired and failed credit queries, of companies and a person', async () => {
    expect(await count('credit_queries', "status = 'DONE' and valid_until > now()")).toBeGreaterThan(2)
    expect(await count('credit_queries', "status = 'DONE' and valid_until < now()")).toBeGreaterThan(1)
    expect(await count('credit_queries', "document_type = 'cpf'")).toBe(1)
    expect(await count('credit_queries', "status = 'FAILED'")).toBe(1)
    expect(await count('credit_queries', "status = 'PENDING' or created_at > now()")).toBe(0)
  })

  it('have a contract out for signature: one has signed, the next, one of ours, has a valid link', async () => {
    const people = await ask<{ signed: boolean; waits: boolean }>(`select signed_at is not null as signed,
      link_expires_at > now() and signed_at is null as waits from signers where document_id in (
        select d.id from order_documents d join orders o on o.id = d.order_id
        where o.stage_name = 'CONTRACT_INFO' and d.document_type = 'CONTRACT')
      and notified_at is not null order by position`)
    expect(people).toEqual([
      { signed: true, waits: false },
      { signed: false, waits: true },
    ])
  })

  it('have the indexes of the last months, so that a renewal is readjusted without further input', async () => {
    expect(await count('readjustment_indexes', "month >= now() - interval '3 months'")).toBeGreaterThan(1)
    expect(await count('readjustment_indexes', 'month >= now()')).toBe(0)
    const { body } = await logIn('gestor@horizonte.example')
    const [order] = await ask<{ order_mask_id: string }>(`select order_mask_id from orders
      where company_id = ${String(body.user.company?.id)} and stage_name = 'ONGOING' order by ends_on limit 1`)
    const path = `/checkout/${order?.order_mask_id ?? ''}/renewal?duration_months=12`
    const preview = await callApi<Renewal>('GET', path, { token: body.access })
    expect(preview.body).toMatchObject({ readjustment: { index: 'IPCA' }, kept_because: null })
  })

  it('have units in every status', async () => {
    const rows = await ask<{ status: string; units: number }>(
      'select status, count(*)::int as units from equipment_units group by 1 order by 1',
    )
    console.table(rows)
    expect(rows.map(({ status }) => status).sort()).toEqual([...UNIT_STATUSES].sort())
  })

  it('have companies with valid CNPJs, some alphanumeric, one of which awaits activation', async () => {
    const rows = await ask<{ cnpj: string; active: boolean }>('select cnpj, active from companies')
    expect(rows.filter(({ cnpj }) => !isCnpj(cnpj))).toEqual([])
    expect(rows.filter(({ cnpj }) => /[A-Z]/.test(cnpj)).length).toBeGreaterThanOrEqual(2)
    expect(rows.filter(({ active }) => !active)).toHaveLength(1)
  })

  it('have usable, used and expired coupons', async () => {
    expect(await count('coupons', 'used_at is null and (expires_at is null or expires_at > now())')).toBeGreaterThan(2)
    expect(await count('coupons', 'used_at is not null')).toBeGreaterThan(0)
    expect(await count('coupons', 'expires_at < now()')).toBeGreaterThan(0)
  })
})

describe('logging in to the demo', () => {
  it.each([
    ['gestor@horizonte.example', ['CLIENTE', 'GESTOR'], 'Horizonte Engenharia', 0],
    ['comprador@horizonte.example', ['CLIENTE', 'VENDEDOR'], 'Horizonte Engenharia', 2],
    ['colaborador@horizonte.example', ['CLIENTE', 'COLABORADOR'], 'Horizonte Engenharia', 0],
    ['gestor@atlantica.example', ['CLIENTE', 'GESTOR'], 'Atlântica Logística', 0],
    ['admin@arrenda.example', ['ADMINISTRADOR'], undefined, 0],
    ['financeiro@arrenda.example', ['FINANCEIRO'], undefined, 0],
    ['operacao@arrenda.example', ['OPERAÇÃO'], undefined, 0],
    ['juridico@arrenda.example', ['JURÍDICO'], undefined, 0],
    ['produto@arrenda.example', ['PRODUTO'], undefined, 0],
    ['gerente@arrenda.example', ['GERENTE VENDEDOR'], undefined, 0],
    ['vendedor@arrenda.example', ['VENDEDOR'], 'Horizonte Engenharia', 4],
  ])('works for %s', async (email, groups, company, permitted) => {
    const { status, body } = await logIn(email)
    expect(status).toBe(200)
    expect(body.user.permissions_groups).toEqual(groups)
    expect(body.user.company?.corporate_name).toBe(company)
    expect(body.user.permitted_companys).toHaveLength(permitted)
  })

  it('works for a user whose company awaits activation, who then waits for it', async () => {
    const login = await logIn('gestor@farol.example')
    expect(login.body.user.waits_for).toBe('activation')
  })
})

describe('the consents', () => {
  it('exist for every customer, dated after the version was published and before now, with an IP address', async () => {
    const missing = await ask(`select u.email from users u
      left join privacy_consents c on c.user_id = u.id and c.ip_address <> '' and c.created_at <= now()
        and c.created_at >= u.created_at and c.created_at >= least(c.version::date, now())
      where 'CLIENTE' = any(u.permissions_groups) and c.id is null`)
    expect(missing).toEqual([])
  })
})

describe('the history of the orders', () => {
  it('is complete: every version of every order, the last one at its current stage', async () => {
    const broken = await ask(`select o.id, o.version, count(e.version)::int as events from orders o
      left join event_logs e on e.model_name = 'order' and e.object_id = o.id and e.version is not null
      group by o.id having count(e.version) <> o.version
        or (array_agg(e.to_stage order by e.version desc))[1] is distinct from o.stage_name`)
    expect(broken).toEqual([])
  })

  it('is in chronological order and ends before now', async () => {
    const backwards = await ask(`select * from (
      select object_id, created_at, lag(created_at) over (partition by object_id order by id) as before
      from event_logs where model_name = 'order') e where before > created_at or created_at > now()`)
    expect(backwards).toEqual([])
  })

  it('covers more than a year, in office hours except for automatic events', async () => {
    const events = await ask<{ created_at: Date; day: string; action: string }>(`select created_at, action,
      to_char(created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day from event_logs where model_name = 'order'`)
    const byPeople = events.filter(({ action }) => action !== 'hold_expired')
    expect(byPeople.filter(({ day }) => !isBusinessDay(day))).toEqual([])
    expect(
      byPeople.filter(({ created_at }) => formatTime(created_at) < '09:00' || formatTime(created_at) > '18:01'),
    ).toEqual([])
    expect(new Set(events.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThan(12)
  })

  it('has a deadline at 18h for every turn, few of them missed', async () => {
    const waiting = await ask<{ due_at: Date | null }>('select due_at from orders where turn is not null')
    expect(waiting.filter(({ due_at }) => due_at === null || formatTime(due_at) !== '18:00')).toEqual([])
    const late = waiting.filter(({ due_at }) => due_at && due_at < new Date())
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(waiting.length / 4)
  })

  it('has orders numbered without gaps per company, in the order of their creation', async () => {
    const wrong = await ask(`select * from (select order_mask_id::int as number, c.last_order_number as last,
        count(*) over (partition by company_id) as orders,
        row_number() over (partition by company_id order by o.created_at) as place
      from orders o join companies c on c.id = company_id) n where number <> last - orders + place`)
    expect(wrong).toEqual([])
  })

  it('has the files, signers with valid CPFs and packages of each stage', async () => {
    const handedIn = `version > 6 and stage_name not in ('PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CANCELLED')`
    const files = `(select count(*) from document_files f join order_documents d on d.id = f.document_id
      where d.order_id = orders.id and d.required and f.withdrawn_at is null)`
    expect(await count('orders', `${handedIn} and ${files} <> 4`)).toBe(0)
    expect(await count('orders', `contract_number is not null and stage_name = 'ONGOING'`)).toBe(20)
    const cpfs = await ask<{ cpf: string }>('select distinct cpf from signers')
    expect(cpfs.filter(({ cpf }) => !isCpf(cpf))).toEqual([])
    expect(await count('orders o', 'not exists (select 1 from packages where order_id = o.id)')).toBe(0)
  })

  it('has mails of the last days only, none of which was sent', async () => {
    const [mails] = await ask<{ oldest: Date; mails: number; pending: number }>(`select min(created_at) as oldest,
      count(*)::int as mails, (count(*) filter (where status in ('pending', 'withdrawn')))::int as pending from mail_outbox`)
    expect(mails?.mails).toBeGreaterThan(50)
    expect(mails?.mails).toBeLessThan(400)
    expect(mails?.pending).toBe(mails?.mails)
  })

  it('consists of orders that the API can read', async () => {
    const { body } = await logIn('admin@arrenda.example')
    const orders = await ask<{ company_id: number; order_mask_id: string }>(
      'select company_id, order_mask_id from orders',
    )
    const answers = await Promise.all(
      orders.map(({ company_id, order_mask_id }) =>
        callApi('GET', `/checkout-management/${company_id}/${order_mask_id}`, { token: body.access }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
  })
})

describe('filling a database that has users', () => {
  it('changes nothing', async () => {
    const state = () =>
      ask('select (select max(id) from event_logs), (select max(id) from users), (select max(id) from orders)')
    const before = await state()
    await fillDemoData()
    expect(await state()).toEqual(before)
  })
})
