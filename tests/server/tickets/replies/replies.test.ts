import type { Page } from '@/services/http/page.schema'
import type { TicketReply, TicketReplyConflict } from '@/services/tickets/replies/ticket-replies.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf } from '@/tests/factories/rows'
import { aTicketReply } from '@/tests/factories/tickets/replies.factory'

type Answered = TicketReply & { errors: string[]; fields: Record<string, string[]>; data: TicketReplyConflict }

const PATH = '/ticket-replies'
let token: string
let name: string

beforeAll(async () => {
  const person = await aStaffUser(['OPERAÇÃO'])
  token = person.token
  name = person.firstName
})

const reply = (title: string, text = 'Bom dia, {nome}.') => ({ title, text, category: null, active: true })
const create = (title: string, text?: string) => callApi<Answered>('POST', PATH, { token, body: reply(title, text) })
const update = (id: number, body: object) => callApi<Answered>('PUT', `${PATH}/${String(id)}`, { token, body })
const remove = (id: number) => callApi<Answered>('DELETE', `${PATH}/${String(id)}`, { token })
const titlesIn = async (query: string) =>
  (await callApi<Page<TicketReply>>('GET', `${PATH}?${query}`, { token })).body.results.map(({ title }) => title)

describe('the canned answers', () => {
  it('are created, updated and deleted, each with its history', async () => {
    const { status, body } = await create(' Aurora ')
    expect([status, body]).toMatchObject([201, { title: 'Aurora', version: 1, active: true, category: null }])
    const change = { title: 'Boreal', text: 'Bom dia.', category: 'DEFECT', active: false, version: 1 }
    expect((await update(body.id, change)).body).toMatchObject({ ...change, version: 2 })
    // Without a difference nothing is recorded.
    expect((await update(body.id, { ...change, version: 2 })).body.version).toBe(2)
    expect(await titlesIn('search=boreal')).toEqual(['Boreal'])
    expect((await remove(body.id)).status).toBe(204)
    expect(await titlesIn('search=boreal')).toEqual([])
    expect(await historyOf('ticket_reply', body.id)).toEqual(['created', 'changed', 'deleted'])
  })

  it('have unique titles, also when created concurrently', async () => {
    const answers = await Promise.all([create('Cometa'), create('Cometa'), create('Cometa')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { id } = await aTicketReply()
    const taken = await update(id, { ...reply('Cometa'), version: 1 })
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { title: ['Já existe uma resposta pronta com esse título.'] },
    ])
    expect((await create(' ')).status).toBe(400)
    expect(await titlesIn('search=cometa')).toEqual(['Cometa'])
  })

  it('take only fields that exist, and name the others', async () => {
    const { status, body } = await create('Errada', 'Oi {nome}, {cliente} e {data}.')
    expect([status, body.fields]).toEqual([
      400,
      { text: ['{cliente} e {data} não são campos: use os da lista abaixo'] },
    ])
    expect(await titlesIn('search=errada')).toEqual([])
    expect((await create('Certa', '{nome} {numero} {serial} {pedido} {previsao}')).status).toBe(201)
  })

  it('refuse a change of what somebody changed meanwhile, and answer with it', async () => {
    const { id } = (await create('Dourada')).body
    await update(id, { ...reply('Dourada', 'O primeiro.'), version: 1 })
    const { status, body } = await update(id, { ...reply('Dourada', 'O segundo.'), version: 1 })
    expect([status, body.data]).toMatchObject([409, { reply: { text: 'O primeiro.', version: 2 }, changed_by: name }])
    expect(await historyOf('ticket_reply', id)).toEqual(['created', 'changed'])
  })

  it('are found by a part of title or text, by category and state, sorted as asked, and the same as a file', async () => {
    await aTicketReply({ title: 'Délta Um', text: 'Primeira', category: 'BILLING' })
    await aTicketReply({ title: 'Outra', text: 'Perto da Delta', active: false })
    expect(await titlesIn('search=delta')).toEqual(['Délta Um', 'Outra'])
    expect(await titlesIn('search=DELTA&ordering=-title')).toEqual(['Outra', 'Délta Um'])
    expect(await titlesIn('search=delta&active=true')).toEqual(['Délta Um'])
    expect(await titlesIn('search=delta&category=BILLING')).toEqual(['Délta Um'])
    const file = await callApi<string>('GET', `${PATH}-csv-extract?search=primeira`, { token })
    expect(file.headers.get('Content-Disposition')).toMatch(/respostas-prontas-\d{4}-\d{2}-\d{2}\.csv/)
    expect(readCsvRows(file.body)).toMatchObject([{ Título: 'Délta Um', Categoria: 'Cobrança', Situação: 'Ativa' }])
  })

  it('answer 404 for one that does not exist', async () => {
    expect((await update(999_999, { ...reply('X'), version: 1 })).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
  })
})
