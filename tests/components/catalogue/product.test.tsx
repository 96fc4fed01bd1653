import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductEditor } from '@/components/catalogue/products/ProductEditor'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireManagedProduct, wireProductChoices } from '@/tests/factories/wire/product.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PICTURE = '/pictures/5f0c2d1e-8a53-4d6b-9f1e-0a1b2c3d4e5f'

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/event-logs/1', wirePage([]))
})

const openProduct = (product = wireManagedProduct()) =>
  open('/platform/admin/products/1', <ProductEditor product={product} choices={wireProductChoices()} />)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar produto' }))
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

describe('the form of a product', () => {
  it('sends the price as a decimal, and the specifications in their new order', async () => {
    const changed = answer('put', '/product-management/1', wireManagedProduct())
    openProduct()

    await retype('Preço mensal', '1.499,9')
    await userEvent.click(screen.getByRole('button', { name: 'Descer especificação 1' }))
    await save()

    expect(await screen.findByText('Produto salvo.')).toBeVisible()
    expect(changed).toEqual([
      expect.objectContaining({
        price: '1499.90',
        technical_specifications: [
          { name: 'Memória', value: '32 GB' },
          { name: 'Tela', value: '14 pol. QHD' },
        ],
      }),
    ])
  })

  it('shows the stock by group: owned and available units', () => {
    openProduct()
    expect(screen.getByRole('row', { name: 'Novos 40 12' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Backup 2 0' })).toBeVisible()
  })

  it('marks the missing fields, and focuses the first', async () => {
    openProduct()

    await userEvent.clear(screen.getByLabelText('Nome'))
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar especificação' }))
    await save()

    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus())
    expect(screen.getAllByText('Preencha esse campo')).toHaveLength(3)
  })

  it('keeps the input when the API refuses it, and shows the reason at the field', async () => {
    const sentence = 'Outro produto já tem esse código Omie.'
    answer('put', '/product-management/1', refused('conflict', sentence, { omie_code: [sentence] }), 409)
    openProduct()

    await retype('Código Omie (opcional)', 'NB-0002')
    await save()

    await waitFor(() => expect(screen.getByLabelText('Código Omie (opcional)')).toHaveAccessibleDescription(sentence))
    expect(screen.getByLabelText('Código Omie (opcional)')).toHaveValue('NB-0002')
  })

  it('uploads a picture, saves its description, and can move it to the first place', async () => {
    answer('post', '/picture-management', { id: '1', src: PICTURE, width: 1, height: 1 }, 201)
    const changed = answer('put', '/product-management/1', wireManagedProduct())
    openProduct()

    await userEvent.upload(
      screen.getByLabelText(/Adicionar imagem/),
      new File(['x'], 'foto.png', { type: 'image/png' }),
    )
    await fill(await screen.findByLabelText('O que a imagem 2 mostra (opcional)'), 'De costas')
    await userEvent.click(screen.getByRole('button', { name: 'Subir imagem 2' }))
    await save()

    await screen.findByText('Produto salvo.')
    expect(changed).toEqual([
      expect.objectContaining({
        images: [
          { src: PICTURE, alt: 'De costas' },
          { src: 'laptop:cube:#3F3E4E', alt: 'Notebook aberto' },
        ],
      }),
    ])
  })
})
