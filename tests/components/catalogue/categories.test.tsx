import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CategoriesScreen } from '@/components/catalogue/categories/CategoriesScreen'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/catalogue/categories/CategoryDialogForm'
import '@/components/ui/dialogs/DialogModal'
import { fill } from '@/tests/setup/fill'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = '/platform/admin/products/categories'
const NOTEBOOKS = { id: 1, title: 'Notebooks', products_count: 12 }
const OLD = { id: 2, title: 'Aposentados', products_count: 0 }

beforeEach(() => logIn(person(['PRODUTO'], { company: null })))

async function choose(name: string, entry: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }))
  await user.click(screen.getByRole('menuitem', { name: entry }))
  return user
}

describe('the categories', () => {
  it('are fetched with the search and order of the address, and link to their products', async () => {
    const asked = answer('get', '/category-management', [NOTEBOOKS, OLD])
    open(PATH, <CategoriesScreen />, { busca: 'o', ordem: '-products_count' })
    const row = await screen.findByRole('row', { name: /Notebooks/ })
    expect(within(row).getByRole('link', { name: '12 produtos' })).toHaveAttribute(
      'href',
      '/platform/admin/products?categoria=1',
    )
    expect(asked).toEqual([{ search: 'o', ordering: '-products_count' }])
  })

  it('are created, with a field error for a name that is taken', async () => {
    answer('get', '/category-management', [OLD])
    const sentence = 'Já existe uma categoria com esse nome.'
    answer('post', '/category-management', refused('conflict', sentence, { title: [sentence] }), 409)
    open(PATH, <CategoriesScreen />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Nova categoria' }))
    const dialog = await screen.findByRole('dialog', { name: 'Nova categoria' })
    await user.click(within(dialog).getByRole('button', { name: 'Criar categoria' }))
    expect(await within(dialog).findByText('Preencha esse campo')).toBeInTheDocument()
    await fill(within(dialog).getByLabelText('Nome'), ' Aposentados ')
    await user.click(within(dialog).getByRole('button', { name: 'Criar categoria' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()

    const sent = answer('post', '/category-management', { ...OLD, id: 3, title: 'Redes' }, 201)
    await user.clear(within(dialog).getByLabelText('Nome'))
    await fill(within(dialog).getByLabelText('Nome'), ' Redes ')
    await user.click(within(dialog).getByRole('button', { name: 'Criar categoria' }))
    expect(await screen.findByText('Categoria Redes criada.')).toBeInTheDocument()
    expect(sent).toEqual([{ title: 'Redes' }])
  })

  it('are renamed', async () => {
    answer('get', '/category-management', [OLD])
    const sent = answer('put', '/category-management/2', { ...OLD, title: 'Antigos' })
    open(PATH, <CategoriesScreen />)
    const user = await choose('Aposentados', 'Renomear')
    const name = await screen.findByLabelText('Nome')
    expect(name).toHaveValue('Aposentados')
    await user.clear(name)
    await user.type(name, 'Antigos{Enter}')
    expect(await screen.findByText('Categoria renomeada para Antigos.')).toBeInTheDocument()
    expect(sent).toEqual([{ title: 'Antigos' }])
  })

  it('are deleted after a confirmation when empty', async () => {
    answer('get', '/category-management', [OLD])
    const sent = answer('delete', '/category-management/2', null)
    open(PATH, <CategoriesScreen />)
    const user = await choose('Aposentados', 'Excluir')
    await screen.findByRole('dialog', { name: 'Excluir Aposentados?' })
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Excluir categoria' }))
    expect(await screen.findByText('Categoria Aposentados excluída.')).toBeInTheDocument()
  })

  it('cannot be deleted while they have products, and link to them', async () => {
    answer('get', '/category-management', [NOTEBOOKS])
    open(PATH, <CategoriesScreen />)
    await choose('Notebooks', 'Excluir')
    const dialog = await screen.findByRole('dialog', { name: 'Notebooks não pode ser excluída' })
    expect(dialog).toHaveTextContent('Há 12 produtos nela. Escolha antes outra categoria para eles.')
    expect(within(dialog).getByRole('link', { name: 'Ver os 12 produtos' })).toHaveAttribute(
      'href',
      '/platform/admin/products?categoria=1',
    )
  })

  it('are deleted in bulk when empty; the others are listed with their product counts', async () => {
    const blank = { id: 3, title: 'Vazias', products_count: 0 }
    answer('get', '/category-management', [NOTEBOOKS, OLD, blank])
    const sent = answer('put', '/category-management/deletion', { deleted: 2 })
    open(PATH, <CategoriesScreen />)
    const user = userEvent.setup()
    for (const title of ['Notebooks', 'Aposentados', 'Vazias'])
      await user.click(await screen.findByRole('checkbox', { name: `Selecionar ${title}` }))
    const chosen = screen.getByRole('group', { name: 'Categorias escolhidas' })
    expect(chosen).toHaveTextContent('3 categorias escolhidas')
    await user.click(within(chosen).getByRole('button', { name: 'Excluir' }))
    const dialog = await screen.findByRole('dialog', { name: 'Excluir 2 categorias?' })
    expect(dialog).toHaveTextContent('Nenhum produto está em Aposentados e Vazias.')
    expect(dialog).toHaveTextContent('Fica, porque ainda tem produtos:Notebooks: 12 produtos')
    expect(sent).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Excluir categorias' }))
    expect(await screen.findByText('2 categorias excluídas.')).toBeVisible()
    expect(sent).toEqual([{ ids: [2, 3] }])
    expect(screen.queryByRole('group', { name: 'Categorias escolhidas' })).not.toBeInTheDocument()
  })

  it('stay selected when one got products meanwhile, and the refusal names it', async () => {
    answer('get', '/category-management', [OLD])
    const sentence = 'Nenhuma categoria foi excluída: há 1 produto em “Aposentados”.'
    answer('put', '/category-management/deletion', refused('conflict', sentence), 409)
    open(PATH, <CategoriesScreen />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Aposentados' }))
    answer('get', '/category-management', [{ ...OLD, products_count: 1 }])
    await user.click(screen.getByRole('button', { name: 'Excluir' }))
    await user.click(await screen.findByRole('button', { name: 'Excluir categoria' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    const dialog = await screen.findByRole('dialog', { name: 'Aposentados não pode ser excluída' })
    expect(within(dialog).getByRole('link', { name: '1 produto' })).toHaveAttribute(
      'href',
      '/platform/admin/products?categoria=2',
    )
    expect(screen.getByRole('group', { name: 'Categorias escolhidas' })).toBeInTheDocument()
  })
})
