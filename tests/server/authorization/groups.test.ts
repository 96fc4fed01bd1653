import { createApp } from '@/server/app'
import { routesOf } from '@/server/http/openapi/openapi'
import type { Group } from '@/services/auth/actor.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { aVisitorQuotation } from '@/tests/factories/people/visitors.factory'
import { rowsOf } from '@/tests/factories/rows'
import { OPEN_TO_VISITORS, OPEN_WITH_A_KEY } from './groups.open.table'
import { PEOPLE, type Person } from './groups.people'
import { MATRIX } from './groups.table'

const ROUTES = routesOf(createApp()).map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)

/** Ids that do not exist: a call that is allowed answers 404, or 400 for its empty body. */
const NOTHING: Readonly<Record<string, string>> = { cep: '99999999', documentType: 'CONTRACT', days: '7' }
const addressOf = (path: string): string => path.replace(/:(\w+)/g, (_, name: string) => NOTHING[name] ?? '999999')

const CUSTOMER_GROUPS: Partial<Record<Person, Group[]>> = {
  GESTOR: ['CLIENTE', 'GESTOR'],
  buyer: ['CLIENTE', 'VENDEDOR'],
  COLABORADOR: ['CLIENTE', 'COLABORADOR'],
}

async function tokenOf(person: Person): Promise<string> {
  const company = await aCompany()
  const groups = CUSTOMER_GROUPS[person]
  if (groups) return (await aUser({ groups, company, permitted: [company] })).token
  const group = person === 'salesperson' ? 'VENDEDOR' : (person as Group)
  return (await aStaffUser([group], { company, permitted: [company] })).token
}

/** Every change is recorded in the history. */
const historyLength = async () =>
  (await rowsOf<{ count: number }>('select count(*)::int as count from event_logs'))[0]?.count

type As = { token?: string; headers?: Record<string, string> }

async function attempt(call: string, as: As = {}): Promise<{ status: number; code?: unknown }> {
  const [method = '', path = ''] = call.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  const answer = await callApi<{ code?: unknown } | null>(method, addressOf(path), { ...as, body })
  return { status: answer.status, code: answer.body?.code }
}

describe('the authorization matrix', () => {
  it('has a row for every route of the API, and no others', () => {
    expect([...ROUTES].sort()).toEqual(Object.keys(MATRIX).sort())
  })

  it('requires a session for every route that is neither public nor open to visitors', async () => {
    const before = await historyLength()
    const answers: Record<string, unknown> = {}
    for (const call of ROUTES) answers[call] = (await attempt(call)).code === 'token_not_valid'
    const isClosed = (call: string) => MATRIX[call] !== 'public' && !OPEN_TO_VISITORS.has(call)
    expect(answers).toEqual(Object.fromEntries(ROUTES.map((call) => [call, isClosed(call)])))
    expect(await historyLength()).toBe(before)
  })

  it('opens only the routes of a quotation to a visitor with its key', async () => {
    const { headers } = await aVisitorQuotation()
    const closed: string[] = []
    for (const call of ROUTES) if ((await attempt(call, { headers })).code === 'token_not_valid') closed.push(call)
    const isClosed = (call: string) =>
      MATRIX[call] !== 'public' && !OPEN_TO_VISITORS.has(call) && !OPEN_WITH_A_KEY.has(call)
    expect(closed).toEqual(ROUTES.filter(isClosed))
  })

  it.each(PEOPLE)('opens exactly the listed routes to %s, and a refused call changes nothing', async (person) => {
    const open = ROUTES.filter((call) => MATRIX[call] !== 'public' && MATRIX[call]?.includes(person))
    const closed = ROUTES.filter((call) => MATRIX[call] !== 'public' && !MATRIX[call]?.includes(person))

    const token = await tokenOf(person)
    const before = await historyLength()
    const refused: Record<string, unknown> = {}
    for (const call of closed) refused[call] = await attempt(call, { token })
    expect(refused).toEqual(Object.fromEntries(closed.map((call) => [call, { status: 403, code: 'forbidden' }])))
    expect(await historyLength()).toBe(before)

    const let_in: Record<string, boolean> = {}
    for (const call of open) {
      const { status } = await attempt(call, { token })
      let_in[call] = ![401, 403].includes(status) && status < 500
    }
    expect(let_in).toEqual(Object.fromEntries(open.map((call) => [call, true])))
  })
})
