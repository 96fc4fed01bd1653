import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UpgradesScreen } from '@/components/catalogue/upgrades/UpgradesScreen'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireManagedUpgrade, wireUpgradeChoices } from '@/tests/factories/wire/upgrade.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/catalogue/upgrades/UpgradeDialogForm'
import '@/components/ui/dialogs/DialogModal'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = '/platform/admin/upgrades'
const SSD = wireManagedUpgrade()
const ARM = wireManagedUpgrade({
  id: 4,
  name: 'Braço articulado',
  active: false,
  product_types: [],
  products: [1, 2, 3, 4, 5].map((id) => ({ id, name: `Lumen ${String(id)}` })),
})

function openUpgrades(rows = [SSD, ARM], query: Record<string, string> = {}) {
  answer('get', '/upgrade-management-choices', wireUpgradeChoices())
  const asked = answer('get', '/upgrade-management', wirePage(rows))
  open(PATH, <UpgradesScreen />, query)
  return { asked, user: userEvent.setup() }
}

beforeEach(() => logIn(person(['PRODUTO'], { company: null })))

const openNew = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Novo upgrade' }))
  return screen.findByRole('dialog', { name: 'Novo upgrade' })
}

describe('the upgrades', () => {
  it('are fetched with the filters of the address, and show their fee and products', async () => {
    const { asked } = openUpgrades(undefined, {
      busca: 'ssd',
      tipo: '1',
      situacao: 'ativos',
      ordem: '-monthly_fee',
      pagina: '2',
    })
    const row = await screen.findByRole('row', { name: /SSD de 1 TB/ })
    expect(row).toHaveTextContent(/Notebook.*R\$\s19,90.*Ativo/)
    expect(screen.getByRole('row', { name: /Braço articulado/ })).toHaveTextContent(
      'Lumen 1, Lumen 2, Lumen 3 e 2 outros',
    )
    expect(asked).toEqual([
      { search: 'ssd', product_type: '1', active: 'true', ordering: '-monthly_fee', page: '2', page_size: '20' },
    ])
  })

  it('are created, with errors shown at their fields', async () => {
    const { user } = openUpgrades()
    const dialog = await openNew(user)
    const send = () => user.click(within(dialog).getByRole('button', { name: 'Criar upgrade' }))
    await send()
    expect(await within(dialog).findByText('Escolha um tipo de produto ou um produto')).toBeInTheDocument()
    expect(within(dialog).getAllByText('Preencha esse campo')).toHaveLength(2)

    await fill(within(dialog).getByLabelText('Nome'), ' Dock USB-C ')
    await user.type(within(dialog).getByLabelText('Valor por unidade e mês'), '29,9')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Notebook' }))
    const sentence = 'Já existe um upgrade com esse nome.'
    answer('post', '/upgrade-management', refused('conflict', sentence, { name: [sentence] }), 409)
    await send()
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument()

    const sent = answer('post', '/upgrade-management', wireManagedUpgrade({ name: 'Dock USB-C' }), 201)
    await send()
    expect(await screen.findByText('Dock USB-C foi criado.')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        name: 'Dock USB-C',
        description: null,
        monthly_fee: '29.90',
        specification: null,
        value: null,
        product_type_ids: [1],
        product_ids: [],
        active: true,
      },
    ])
  })

  it('are updated with only the changed fields', async () => {
    const { user } = openUpgrades()
    const sent = answer('put', '/upgrade-management/3', SSD)
    await user.click(await screen.findByRole('button', { name: 'SSD de 1 TB' }))
    const dialog = await screen.findByRole('dialog', { name: 'Editar SSD de 1 TB' })
    const fee = within(dialog).getByLabelText('Valor por unidade e mês')
    expect(fee).toHaveValue('19,90')
    await user.clear(fee)
    await fill(fee, '1.024,50')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Monitor' }))
    await user.click(within(dialog).getByRole('button', { name: 'Salvar upgrade' }))
    expect(await screen.findByText('SSD de 1 TB foi alterado.')).toBeInTheDocument()
    expect(sent).toEqual([{ monthly_fee: '1024.50', product_type_ids: [1, 2] }])
  })

  it('are deleted after a confirmation while unused', async () => {
    const { user } = openUpgrades([wireManagedUpgrade({ quotations_count: 0, orders_count: 0 })])
    await user.click(await screen.findByRole('button', { name: 'Ações de SSD de 1 TB' }))
    await user.click(screen.getByRole('menuitem', { name: 'Excluir' }))
    await screen.findByRole('dialog', { name: 'Excluir o upgrade SSD de 1 TB?' })
    const sent = answer('delete', '/upgrade-management/3', null)
    await user.click(screen.getByRole('button', { name: 'Excluir upgrade' }))
    expect(await screen.findByText('Upgrade SSD de 1 TB excluído.')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('in use are deactivated instead of deleted, with the reason', async () => {
    const { user } = openUpgrades()
    await user.click(await screen.findByRole('button', { name: 'Ações de SSD de 1 TB' }))
    await user.click(screen.getByRole('menuitem', { name: 'Excluir' }))
    const dialog = await screen.findByRole('dialog', { name: 'Desativar o upgrade SSD de 1 TB?' })
    expect(dialog).toHaveTextContent('Ele não pode ser excluído: há 5 pedidos e 2 simulações em andamento com ele.')
    expect(dialog).toHaveTextContent('quem simula tira o upgrade do carrinho antes de enviar o pedido')
    const sent = answer('put', '/upgrade-management/activation', { changed: 1 })
    await user.click(within(dialog).getByRole('button', { name: 'Desativar upgrade' }))
    expect(await screen.findByText('Upgrade SSD de 1 TB desativado.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [3], active: false }])
  })

  it('are deactivated in bulk after a confirmation', async () => {
    const { user } = openUpgrades()
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar SSD de 1 TB' }))
    const sent = answer('put', '/upgrade-management/activation', { changed: 1 })
    await user.click(await screen.findByRole('button', { name: 'Desativar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Desativar 1 upgrade?' })
    await user.click(within(dialog).getByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('1 upgrade desativado.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [3], active: false }])
  })
})
