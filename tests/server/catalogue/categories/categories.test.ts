import type { Category } from '@/services/catalogue/categories/categories.schema'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

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
const removeMany = (ids: number[]) =>
  callApi<{ deleted: number; errors: string[] }>('PUT', `${PATH}/deletion`, { token, body: { ids } })
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

  it('have unique names, also when created concurrently', async () => {
    const answers = await Promise.all([create('Redes'), create('Redes'), create('Redes')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await create('REDES')).body.errors).toEqual(['Já existe uma categoria com esse nome.'])
    const { body } = await create('Áudio')
    expect((await rename(body.id, 'redes')).status).toBe(409)
    expect((await create(' ')).status).toBe(400)
  })

  it('can be searched by a part of their name, sorted and exported', async () => {
    const thermal = (await create('Impressão térmica')).body.id
    const formula = (await create('=Impressoras')).body.id
    const { categoryId } = await aProduct({ productTypeId: (await aSimulator()).productType.id })
    const { body } = await callApi<Category[]>('GET', `${PATH}?search=impress%C3%A3o`, { token })
    expect(body.map(({ title }) => title)).toEqual(['Impressão térmica'])
    const byCount = await callApi<Category[]>('GET', `${PATH}?ordering=-products_count`, { token })
    expect(byCount.body[0]).toMatchObject({ id: categoryId, products_count: 1 })
    const file = await callApi<string>('GET', `${PATH}-csv-extract?search=IMPRESS&ordering=-title`, { token })
    expect(file.headers.get('Content-Disposition')).toMatch(/categorias-\d{4}-\d{2}-\d{2}\.csv/)
    expect(readCsvRows(file.body)).toEqual([
      { 'Nº da categoria': String(thermal), Categoria: 'Impressão térmica', Produtos: '0' },
      { 'Nº da categoria': String(formula), Categoria: "'=Impressoras", Produtos: '0' },
    ])
    expect((await callApi('GET', `${PATH}?ordering=id`, { token })).status).toBe(400)
  })

  it('cannot be deleted while they have products; the refusal says how many', async () => {
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

  it('can be deleted in bulk, each with its history; missing ones are skipped', async () => {
    const ids = [(await create('Fones')).body.id, (await create('Webcams')).body.id]
    expect((await removeMany([...ids, 999_999])).body).toEqual({ deleted: 2 })
    expect((await list()).filter(({ id }) => ids.includes(id))).toEqual([])
    for (const id of ids) expect(await historyOf(id)).toMatchObject([{ action: 'created' }, { action: 'deleted' }])
    expect((await removeMany(ids)).body).toEqual({ deleted: 0 })
    expect((await removeMany([])).status).toBe(400)
  })

  it('are deleted in bulk all or none; the refusal says which have products and how many', async () => {
    const { productType } = await aSimulator()
    const first = await aProduct({ productTypeId: productType.id })
    const second = await aProduct({ productTypeId: productType.id })
    await aProduct({ productTypeId: productType.id, categoryId: second.categoryId })
    const empty = (await create('Vazia')).body.id
    const titles = new Map((await list()).map(({ id, title }) => [id, title]))
    const [one, two] = [titles.get(first.categoryId), titles.get(second.categoryId)]
    const refusal = await removeMany([second.categoryId, empty, first.categoryId])
    expect([refusal.status, refusal.body.errors]).toEqual([
      409,
      [
        `Nenhuma categoria foi excluída: há 1 produto em “${String(one)}” e 2 produtos em “${String(two)}”. ` +
          'Escolha antes outra categoria para o que está lá.',
      ],
    ])
    expect(await list()).toContainEqual({ id: empty, title: 'Vazia', products_count: 0 })
    expect(await historyOf(empty)).toHaveLength(1)
  })

  it('are either deleted or given a concurrent product, never both', async () => {
    const { productType } = await aSimulator()
    const { id } = (await create('Disputada')).body
    const [product, removal] = await Promise.allSettled([
      aProduct({ productTypeId: productType.id, categoryId: id }),
      removeMany([id]),
    ])
    const isDeleted = removal.status === 'fulfilled' && removal.value.status === 200
    expect(isDeleted).toBe(product.status === 'rejected')
  })

  it('answer 404 for one that does not exist', async () => {
    expect((await rename(999_999, 'X')).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
  })
})
