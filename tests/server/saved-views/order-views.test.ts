import type { OrderViews, OwnOrderView } from '@/services/orders/list/order-views.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'

const LATE = { name: 'Atrasados da Atlântica', query: { late: true, ordering: 'due_at' } }
type Person = Awaited<ReturnType<typeof aStaffUser>>

const call = <T = OrderViews>(person: Person, method: string, path = '', body?: unknown) =>
  callApi<T>(method, `/order-views${path}`, { token: person.token, body })

const keep = async (person: Person, body: unknown = LATE) => {
  const { status, body: view } = await call<OwnOrderView>(person, 'POST', '', body)
  expect(status).toBe(201)
  return view
}

const aDesk = () => aStaffUser(['OPERAÇÃO'])

describe('the views that somebody keeps', () => {
  it('are theirs alone, as they were named, filtered, sorted and laid out', async () => {
    const [ana, rui] = [await aDesk(), await aDesk()]
    const view = await keep(ana, { ...LATE, columns: ['order', 'company', 'due_at'] })

    expect((await call(ana, 'GET')).body).toEqual({
      views: [{ id: view.id, ...LATE, columns: ['order', 'company', 'due_at'] }],
      first: null,
      columns: null,
    })
    expect((await call(rui, 'GET')).body.views).toEqual([])
  })

  it('change one thing at a time', async () => {
    const ana = await aDesk()
    const { id } = await keep(ana)
    await call(ana, 'PUT', `/${String(id)}`, { name: 'Urgentes' })
    await call(ana, 'PUT', `/${String(id)}`, { query: { turn: 'staff' } })

    expect((await call(ana, 'GET')).body.views).toEqual([
      { id, name: 'Urgentes', query: { turn: 'staff' }, columns: null },
    ])
  })

  it('answer another person with 404, and stay as they are', async () => {
    const [ana, rui] = [await aDesk(), await aDesk()]
    const { id } = await keep(ana)

    expect((await call(rui, 'PUT', `/${String(id)}`, { name: 'Minha' })).status).toBe(404)
    expect((await call(rui, 'DELETE', `/${String(id)}`)).status).toBe(404)
    expect((await call(rui, 'PUT', '', { first: String(id) })).status).toBe(404)
    expect((await call(ana, 'GET')).body.views).toEqual([{ id, ...LATE, columns: null }])
  })

  it('have names of their own', async () => {
    const ana = await aDesk()
    await keep(ana)
    const other = await keep(ana, { ...LATE, name: 'Outra' })

    expect(await call(ana, 'POST', '', { ...LATE, name: ' atrasados da atlântica' })).toMatchObject({
      status: 400,
      body: { fields: { name: ['Você já tem uma visão com esse nome.'] } },
    })
    expect((await call(ana, 'PUT', `/${String(other.id)}`, { name: LATE.name })).status).toBe(400)
  })

  it('are twenty at most, also when many are saved at once', async () => {
    const ana = await aDesk()
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => call(ana, 'POST', '', { ...LATE, name: `Visão ${String(n)}` })),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  })

  it.each([
    { ...LATE, name: '  ' },
    { ...LATE, query: { stage_name: 'NOWHERE' } },
    { ...LATE, query: { page: 3 } },
    { ...LATE, columns: ['order', 'colour'] },
    { name: 'Sem filtros' },
  ])('refuse what no list can show: %j', async (body) => {
    expect((await call(await aDesk(), 'POST', '', body)).status).toBe(400)
  })
})

describe('how the list opens', () => {
  it('is what its owner chose, until that view is gone', async () => {
    const ana = await aDesk()
    const { id } = await keep(ana)
    await call(ana, 'PUT', '', { first: String(id) })
    await call(ana, 'PUT', '', { columns: ['order', 'turn'] })
    expect((await call(ana, 'GET')).body).toMatchObject({ first: String(id), columns: ['order', 'turn'] })

    expect((await call(ana, 'DELETE', `/${String(id)}`)).status).toBe(204)
    expect((await call(ana, 'GET')).body).toMatchObject({ first: null, columns: ['order', 'turn'], views: [] })
    expect((await call(ana, 'PUT', '', { first: 'atrasados' })).body.first).toBe('atrasados')
  })
})
