import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductEditor } from '@/components/catalogue/products/ProductEditor'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireManagedProduct, wireProductChoices } from '@/tests/factories/wire/product.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/event-logs/1', wirePage([]))
})

const SENTENCE = 'Este produto não pode ser excluído: há 2 equipamentos e 1 pedido com ele. Desative o produto.'

/** Opens the product and confirms its deletion. */
async function remove(product = wireManagedProduct()) {
  const { router } = open(
    '/platform/admin/products/1',
    <ProductEditor product={product} choices={wireProductChoices()} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  const dialog = await screen.findByRole('dialog', { name: 'Excluir Vertex 14 Pro?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir produto' }))
  return router
}

describe('deleting a product', () => {
  it('asks for confirmation, and goes back to the list', async () => {
    answer('delete', '/product-management/1', null)
    const router = await remove()

    expect(await screen.findByText('Vertex 14 Pro foi excluído.')).toBeVisible()
    expect(router.push).toHaveBeenCalledWith('/platform/admin/products')
  })

  it('shows what refers to it, and deactivates it instead', async () => {
    answer('delete', '/product-management/1', refused('conflict', SENTENCE), 409)
    const changed = answer('put', '/product-management/1', wireManagedProduct({ active: false, version: 2 }))
    await remove()

    const dialog = await screen.findByRole('dialog', { name: 'Vertex 14 Pro não pode ser excluído' })
    expect(dialog).toHaveTextContent(SENTENCE)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar produto' }))

    expect(await screen.findByText('1 produto desativado.')).toBeVisible()
    expect(changed).toEqual([{ active: false }])
    expect(screen.getByLabelText(/^Oferecer no simulador/)).not.toBeChecked()
  })

  it('offers no deactivation for a product that is inactive already', async () => {
    answer('delete', '/product-management/1', refused('conflict', SENTENCE), 409)
    await remove(wireManagedProduct({ active: false }))

    const dialog = await screen.findByRole('dialog', { name: 'Vertex 14 Pro não pode ser excluído' })
    expect(dialog).toHaveTextContent('Ele já está desativado.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }))
    expect(screen.queryByText('1 produto desativado.')).not.toBeInTheDocument()
  })
})
