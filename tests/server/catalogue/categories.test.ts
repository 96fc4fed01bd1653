import type { Category } from '@/services/catalogue/categories.schema'
import { callApi } from '@/tests/factories/call-api'
import { aProduct, aSimulator } from '@/tests/factories/catalogue.factory'
import { readCsvRows } from '@/tests/factories/csv'
import { rowsOf } from '@/tests/factories/rows'
import { aStaffUser } from '@/tests/factories/users.factory'

type Answered = Category & { errors: string[] }

const PATH = '/category-management'
let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const create = (title: string) => callApi<Answered>('POST', PATH, { token, body: { title } })
const rename = (id: number, title: string) =>
  callApi<Answered>('PUT', `${PATH}/${String(id)}`, { token, body: { title } })
const remove = (id: number) => callApi<Answered>('DELETE', `${PATH}/${String(id)}`, { token })
const list = async () => (await callApi<Category[]>('GET', PATH, { token })).body
const historyOf = (id: number) =>
  rowsOf(`select action, before, after from event_logs where model_name = 'category' and object_id = $1 order by id`, [
    id,
  ])

describe('the categories', () => {
  it('are created, renamed and deleted, each with its history', async () => {
    const { status, body } = await create(' Periféricos ')
    expect([status, body]).toEqual([201, { id: body.id, title: 'Periféricos', products_count: 0 }])
    expect((await rename(body.id, 'Acessórios')).body.title).toBe('Acessórios')
    await rename(body.id, 'Acessórios')
    expect(await list()).toContainEqual({ id: body.id, title: 'Acessórios', products_count: 0 })
    expect((await remove(body.id)).status).toBe(204)
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: body.id }))
    expect(await historyOf(body.id)).toMatchObject([
      { action: 'created', after: { title: 'Periféricos' } },
      { action: 'changed', before: { title: 'Periféricos' }, after: { title: 'Acessórios' } },
      { action: 'deleted', before: { title: 'Acessórios' } },
    ])
  })

  it('have each a name of its own, also when many come at once', async () => {
    const answers = await Promise.all([create('Redes'), create('Redes'), create('Redes')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await create('REDES')).body.errors).toEqual(['Já existe uma categoria com esse nome.'])
    const { body } = await create('Áudio')
    expect((await rename(body.id, 'redes')).status).toBe(409)
    expect((await create(' ')).status).toBe(400)
  })

  it('are found by a part of their name, sorted as asked, and the same as a file', async () => {
    await create('Impressão térmica')
    await create('=Impressoras')
    const { categoryId } = await aProduct({ productTypeId: (await aSimulator()).productType.id })
    const { body } = await callApi<Category[]>('GET', `${PATH}?search=impress%C3%A3o`, { token })
    expect(body.map(({ title }) => title)).toEqual(['Impressão térmica'])
    const byCount = await callApi<Category[]>('GET', `${PATH}?ordering=-products_count`, { token })
    expect(byCount.body[0]).toMatchObject({ id: categoryId, products_count: 1 })
    const file = await callApi<string>('GET', `${PATH}-csv-extract?search=IMPRESS&ordering=-title`, { token })
    expect(file.headers.get('Content-Disposition')).toMatch(/categorias-\d{4}-\d{2}-\d{2}\.csv/)
    expect(readCsvRows(file.body)).toEqual([
      { Categoria: 'Impressão térmica', Produtos: '0' },
      { Categoria: "'=Impressoras", Produtos: '0' },
    ])
    expect((await callApi('GET', `${PATH}?ordering=id`, { token })).status).toBe(400)
  })

  it('stay while they have products, and say how many', async () => {
    const { categoryId } = await aProduct({ productTypeId: (await aSimulator()).productType.id })
    const title = (await list()).find(({ id }) => id === categoryId)?.title ?? ''
    expect(await remove(categoryId)).toMatchObject({
      status: 409,
      body: {
        errors: [
          `“${title}” não pode ser excluída: há 1 produto nela. Escolha antes outra categoria para o que está nela.`,
        ],
      },
    })
    expect(await list()).toContainEqual({ id: categoryId, title, products_count: 1 })
  })

  it('answer 404 for one that does not exist', async () => {
    expect((await rename(999_999, 'X')).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
  })
})
