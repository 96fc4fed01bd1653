import type { Schema } from 'yup'
import { createApp } from '@/server/app'
import { type Route, routesOf } from '@/server/http/openapi/openapi'
import { type Answer, callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { upload } from '@/tests/factories/http/files.factory'
import { namingNothing, twoCompanies } from '@/tests/factories/people/two-companies'
import { rowsOf } from '@/tests/factories/rows'
import { FOREIGN } from './foreign-ids.table'
import type { Attempt, Refusal } from './foreign-ids.types'
import { MATRIX } from './groups.table'
import { isForThoseWhoSeeAll, NOTHING_FOREIGN } from './nothing-foreign.table'

type Body = Record<string, unknown> | null

/** Numbers that are not ids; any other number that a call takes counts as an id. */
const QUANTITIES = [
  'page',
  'page_size',
  'quantity',
  'volumes',
  'duration_months',
  'score',
  'order',
  'proposal_version',
  'expires_within',
]
/** Texts that name a thing. */
const NAMING_TEXTS = ['serial', 'serials', 'discount_code', 'quotation_id']

type Described = { type: string; fields?: Record<string, Described>; innerType?: Described }

function namesIn({ type, fields, innerType }: Described, name = ''): string[] {
  if (fields) return Object.entries(fields).flatMap(([key, field]) => namesIn(field, key))
  if (innerType) return namesIn(innerType, name)
  return (type === 'number' && !QUANTITIES.includes(name)) || NAMING_TEXTS.includes(name) ? [name] : []
}

const named = (schema?: Schema) => (schema ? namesIn(schema.describe()) : [])
const takesId = ({ path, meta }: Route) =>
  path.includes(':') || [meta.query, meta.body, meta.form].flatMap(named).length > 0
const callOf = ({ method, path }: Route) => `${method} ${path.replace(/^\/api/, '')}`

let world: Awaited<ReturnType<typeof twoCompanies>>

beforeAll(async () => {
  world = await twoCompanies()
}, 60_000)

async function make(call: string, attempt: Attempt, token: string): Promise<Answer<Body>> {
  const [method = '', template = ''] = call.split(' ')
  const path = template.replace(/:(\w+)/g, (_, name: string) => String(attempt.at?.[name]))
  if (attempt.upload) return upload<Body>(path, { token, fields: { document_type: 'Anexo' } })
  const query = new URLSearchParams(Object.entries(attempt.query ?? {}).map(([key, value]) => [key, String(value)]))
  const answer = await callApi<Body>(method, `${path}?${query.toString()}`, { token, body: attempt.body })
  const isCsv = answer.headers.get('Content-Type')?.startsWith('text/csv')
  return isCsv ? { ...answer, body: asList(answer.body as unknown as string) } : answer
}

/** A CSV file in the shape of the list's answer. */
function asList(file: string): Body {
  const results = readCsvRows(file)
  return { count: results.length, results }
}

/** The answer without its request id. */
const saidBy = ({ status, body }: Answer<Body>) => ({ status, body: { ...body, request_id: undefined } })

const REFUSED: Readonly<Record<Refusal, { status: number; body: object }>> = {
  not_found: { status: 404, body: { code: 'not_found', errors: ['Não encontramos o que você procura.'] } },
  invalid: { status: 400, body: { code: 'invalid' } },
  forbidden: { status: 403, body: { code: 'forbidden' } },
  coupon_not_valid: { status: 409, body: { code: 'coupon_not_valid' } },
  'nothing in the list': { status: 200, body: { count: 0, results: [] } },
}

/** A sum of every table of the database but the counts of attempts, which refused ones raise. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await rowsOf<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'rate_limits'`,
  )
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  )
  return Object.fromEntries((await rowsOf(sums.join(' union all '))).map(({ name, sum }) => [String(name), sum]))
}

describe('the table of foreign ids', () => {
  it('has a row for every call that takes an id, and no others', () => {
    const taking = routesOf(createApp()).filter(takesId).map(callOf)
    expect(taking.sort()).toEqual([...Object.keys(FOREIGN), ...Object.keys(NOTHING_FOREIGN)].sort())
  })

  it('exempts a call for seeing all companies only where no one limited to some of them may make it', () => {
    const limited = ['GESTOR', 'buyer', 'COLABORADOR', 'salesperson'] as const
    const wrong = Object.keys(MATRIX).filter(
      (call) => isForThoseWhoSeeAll(call) && limited.some((person) => MATRIX[call]?.includes(person)),
    )
    expect(wrong).toEqual([])
  })
})

describe('an id of another company', () => {
  it.each(Object.entries(FOREIGN))('does not exist for %s, and nothing changes', async (call, rowOf) => {
    const { attackers, things } = world
    const before = await everything()
    const nothing = rowOf({ ...things, foreign: namingNothing(things.foreign) })
    for (const [index, attempt] of rowOf(things).entries()) {
      const { token } = attackers[attempt.by]
      const answer = await make(call, attempt, token)
      expect(answer).toMatchObject(REFUSED[attempt.refusal ?? 'not_found'])
      const control = nothing[index]
      if (!control) throw new Error('The table must not depend on the ids')
      expect(saidBy(answer)).toEqual(saidBy(await make(call, control, token)))
    }
    expect(await everything()).toEqual(before)
  })

  it('works for its owners in the very same call', async () => {
    const { owners, things } = world
    const before = await everything()
    const shutOut: string[] = []
    for (const [call, rowOf] of whatRemovesLast(Object.entries(FOREIGN))) {
      for (const attempt of rowOf(things).filter(({ mixed }) => !mixed)) {
        const { status, body } = await make(call, attempt, owners[attempt.by].token)
        if ([400, 401, 404].includes(status) || body?.count === 0) shutOut.push(`${attempt.by}: ${call}`)
      }
    }
    expect(shutOut).toEqual([])
    expect(await everything()).not.toEqual(before)
  })
})

function whatRemovesLast<T>(calls: [string, T][]): [string, T][] {
  const removes = ([call]: [string, T]) => call.startsWith('DELETE')
  return [...calls.filter((call) => !removes(call)), ...calls.filter(removes)]
}
