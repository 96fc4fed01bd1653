import pg from 'pg'
import { pool } from '@/server/db/client'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let admin: string
let salesHead: string
let manager: string

beforeAll(async () => {
  await rowsOf(
    `insert into companies (corporate_name, trade_name, cnpj, uf, active)
     select initcap(md5(n::text)) || ' Comércio Ltda.', initcap(md5('t' || n)), upper(substr(md5('c' || n), 1, 12)) || '00',
       'SP', true from generate_series(1, 2500) n`,
  )
  await rowsOf(
    `insert into companies (corporate_name, trade_name, cnpj, uf, active)
     values ('Atlântica Logística 100%', 'Ñandú', '12ABC34501DE35', 'SP', true)`,
  )
  await rowsOf(
    `insert into users (first_name, username, email, password_hash, permissions_groups, company_id)
     select initcap(md5('u' || n)), 'u' || n, md5('e' || n) || '@empresa.example', '',
       case when n % 2 = 0 then array['VENDEDOR'] else array['CLIENTE', 'COLABORADOR'] end,
       case when n % 2 = 1 then 1 + n % 2000 end from generate_series(1, 20000) n`,
  )
  admin = (await aStaffUser(['ADMINISTRADOR'])).token
  salesHead = (await aStaffUser(['GERENTE VENDEDOR'])).token
  manager = (await aUser({ company: { id: 2 } })).token
  await aStaffUser(['VENDEDOR'], { firstName: 'João Ávila', email: 'j.avila+vendas@arrenda.example' })
  await rowsOf('vacuum analyze companies')
  await rowsOf('vacuum analyze users')
}, 60_000)

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
]

/** The tables that the searches of a call scan sequentially. */
async function readWhole(path: string, token: string): Promise<{ count: number; tables: string[] }> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  const { status, body } = await callApi<Page<unknown>>('GET', path, { token })
  const sent = (query.mock.calls as unknown[][]).map(([one, values]) => {
    const { text, values: own } = typeof one === 'string' ? { text: one } : (one as pg.QueryConfig)
    return { text, values: (own ?? values ?? []) as unknown[] }
  })
  query.mockRestore()
  expect([path, status]).toEqual([path, 200])
  const tables: string[] = []
  for (const { text, values } of sent.filter((one) => / like | ilike /.test(one.text))) {
    const { rows } = await pool().query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
    tables.push(...rows.flatMap((row) => scanned(row['QUERY PLAN'][0].Plan)))
  }
  return { count: body.count, tables: tables.filter((table) => ['companies', 'users'].includes(table)) }
}

describe('a search among 2,500 companies and 20,000 users', () => {
  it.each([
    ['a part of the name, without its accents', 'atlantica', 1],
    ['the same in capitals and with other accents', 'ATLÂNTICÃ', 1],
    ['a part in the middle', 'logist', 1],
    ['the trade name', 'nandu', 1],
    ['the CNPJ with its mask', '12.ABC.345/01DE-35', 1],
    ['the CNPJ without its mask, in lower case', '12abc34501de35', 1],
    ['the beginning of the CNPJ', '12.ABC.3', 1],
    ['text that looks like a pattern', '100%', 1],
    ['an unknown name', 'zzzzz', 0],
  ])('finds clients by %s, without a sequential scan', async (_, text, count) => {
    const path = `/company-management?search=${encodeURIComponent(text)}`
    expect(await readWhole(path, admin)).toEqual({ count, tables: [] })
  })

  it('finds a company to switch to by the beginning of its name, without a sequential scan', async () => {
    const path = `/company-management?starts_with=${encodeURIComponent('atlântica')}`
    expect(await readWhole(path, admin)).toEqual({ count: 1, tables: [] })
  })

  it.each([
    ['a part of the name, without its accents', 'joao av', 1],
    ['a part of the e-mail, in capitals', 'AVILA+VENDAS', 1],
    ['text that looks like a pattern', 'j_avila%', 0],
  ])('finds users by %s, without a sequential scan', async (_, text, count) => {
    const path = `/users?search=${encodeURIComponent(text)}`
    expect(await readWhole(path, admin)).toEqual({ count, tables: [] })
    expect(await readWhole(path, salesHead)).toEqual({ count, tables: [] })
    expect(await readWhole(path, manager)).toEqual({ count: 0, tables: [] })
  })
})
