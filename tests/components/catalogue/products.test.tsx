import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductsScreen } from '@/components/catalogue/products/ProductsScreen'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireProductChoices, wireProductSummary } from '@/tests/factories/wire/product.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/product-management-choices', wireProductChoices())
})

const rows = [
  wireProductSummary(),
  wireProductSummary({ id: 2, title: 'Monitor Lumen 24', name: 'Lumen 24', model: 'LM24', active: false, stock: [] }),
]

describe('the products', () => {
  it('show stock, price and status, and are fetched with the filters of the address', async () => {
    const asked = answer('get', '/product-management', wirePage(rows))
    open('/platform/admin/products', <ProductsScreen />, {
      busca: 'vertex',
      categoria: '2',
      estoque: 'backup',
      situacao: 'ativos',
      ordem: '-price',
    })

    const row = await screen.findByRole('row', { name: /Vertex 14 Pro/ })
    expect(row).toHaveTextContent('40 novos, 2 de backup')
    expect(row).toHaveTextContent('289,00')
    expect(row).toHaveTextContent('Ativo')
    expect(screen.getByRole('row', { name: /Lumen 24/ })).toHaveTextContent('Sem unidades')
    expect(asked).toEqual([
      {
        search: 'vertex',
        category: '2',
        stock_group: 'backup',
        active: 'true',
        ordering: '-price',
        page: '1',
        page_size: '20',
      },
    ])
  })

  it('are deactivated in bulk', async () => {
    answer('get', '/product-management', wirePage(rows))
    const changed = answer('put', '/product-management/activation', { changed: 1 })
    open('/platform/admin/products', <ProductsScreen />)

    for (const row of (await screen.findAllByRole('row')).slice(1))
      await userEvent.click(within(row).getByRole('checkbox'))
    const chosen = screen.getByRole('group', { name: 'Produtos escolhidos' })
    expect(chosen).toHaveTextContent('2 produtos escolhidos')
    await userEvent.click(within(chosen).getByRole('button', { name: 'Desativar' }))

    expect(await screen.findByText('1 produto desativado.')).toBeVisible()
    expect(changed).toEqual([{ ids: [1, 2], active: false }])
    expect(screen.queryByRole('group', { name: 'Produtos escolhidos' })).not.toBeInTheDocument()
  })
})
