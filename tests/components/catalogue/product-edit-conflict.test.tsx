import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { ProductEditor } from '@/components/catalogue/products/ProductEditor'
import type { ManagedProduct } from '@/services/catalogue/products/products.schema'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireManagedProduct, wireProductChoices } from '@/tests/factories/wire/product.wire'
import { logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const EVENT = {
  id: 2,
  model_name: 'product',
  object_id: 1,
  action: 'changed',
  from_stage: null,
  to_stage: null,
  message: 'Planilha importada, linha 12',
  before: { price: '289.00', color: 'Grafite', property_ids: [1], category_id: 1 },
  after: { price: '299.00', color: 'Grafite', property_ids: [2, 1], category_id: 9 },
  actor_name: 'Lúcia Prado',
  created_at: '2026-11-20T12:00:00.000Z',
}

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/event-logs/1', wirePage([EVENT, { ...EVENT, id: 1, action: 'created', before: null, message: null }]))
})

/** Answers the saves one after another, and records the requests. */
function saves(...replies: (ManagedProduct | { conflict: ManagedProduct })[]) {
  const came: unknown[] = []
  network.use(
    http.put('*/api/product-management/1', async ({ request }) => {
      came.push(await request.json())
      const reply = replies[came.length - 1]
      if (!reply || !('conflict' in reply)) return HttpResponse.json(reply ?? null)
      const data = { product: reply.conflict, changed_by: 'Lúcia Prado', changed_at: new Date().toISOString() }
      return HttpResponse.json({ ...refused('conflict', 'Outra pessoa mudou.'), data }, { status: 409 })
    }),
  )
  return came
}

const openProduct = () =>
  open('/platform/admin/products/1', <ProductEditor product={wireManagedProduct()} choices={wireProductChoices()} />)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar produto' }))
async function retype(label: string, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

describe('two users editing the same product', () => {
  it('get an edit conflict with the other’s changes, and merge them without losing their own', async () => {
    const theirs = wireManagedProduct({ version: 4, price: '310.00', color: 'Azul', model: 'VX14-B' })
    const came = saves({ conflict: theirs }, { ...theirs, version: 5 })
    openProduct()
    await retype('Nome', 'Vertex 14 Max')
    await retype('Preço mensal', '305,00')
    await save()

    const dialog = await screen.findByRole('dialog', { name: 'Outra pessoa mudou este produto' })
    expect(dialog).toHaveTextContent(/Lúcia Prado salvou hoje/)
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent.replace(/\s/g, ' ')),
    ).toEqual([
      'Modelo: de “VX14P” para “VX14-B”',
      'Preço mensal: de “R$ 289,00” para “R$ 310,00”Você digitou “R$ 305,00”: fica o seu.',
      'Cor: de “Grafite” para “Azul”',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar e continuar editando' }))

    expect(await screen.findByLabelText('Modelo')).toHaveValue('VX14-B')
    expect(screen.getByLabelText('Nome')).toHaveValue('Vertex 14 Max')
    expect(screen.getByLabelText('Preço mensal')).toHaveValue('305,00')
    await save()
    expect(await screen.findByText('Produto salvo.')).toBeVisible()
    expect(came).toMatchObject([
      { version: 1, name: 'Vertex 14 Max', price: '305.00', model: 'VX14P' },
      { version: 4, name: 'Vertex 14 Max', price: '305.00', model: 'VX14-B', color: 'Azul' },
    ])
  })

  it('can dismiss the conflict: the input stays, and saving shows it again', async () => {
    const theirs = wireManagedProduct({ version: 2, color: 'Azul' })
    const came = saves({ conflict: theirs }, { conflict: theirs })
    openProduct()
    await retype('Nome', 'Outro')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))

    expect(screen.getByLabelText('Nome')).toHaveValue('Outro')
    await save()
    expect(await screen.findByRole('dialog', { name: 'Outra pessoa mudou este produto' })).toBeInTheDocument()
    expect(came).toMatchObject([{ version: 1 }, { version: 1 }])
  })

  it('save twice in a row without a conflict with themselves', async () => {
    const came = saves(wireManagedProduct({ version: 2 }), wireManagedProduct({ version: 3 }))
    openProduct()
    await save()
    await screen.findByText('Produto salvo.')
    await save()

    await screen.findAllByText('Produto salvo.')
    expect(came).toMatchObject([{ version: 1 }, { version: 2 }])
  })
})

describe('the history of a product', () => {
  it('shows who changed what, with the labels of the form', async () => {
    openProduct()

    await screen.findByText('Produto alterado')
    const changed = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith('Produto alterado'))
    expect(changed).toHaveTextContent('Lúcia Prado · Planilha importada, linha 12')
    expect(changed).toHaveTextContent('Preço mensal: de “R$ 289,00” para “R$ 299,00”')
    expect(changed).toHaveTextContent('Categoria: de “Notebooks” para “nº 9”')
    expect(changed).toHaveTextContent('Propriedades: de “Projeto e CAD” para “Projeto e CAD, Escritório”')
    expect(changed).not.toHaveTextContent('Cor')
    expect(screen.getByText('Produto cadastrado')).toBeVisible()
  })
})
