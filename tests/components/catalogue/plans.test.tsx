import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlansScreen } from '@/components/catalogue/plans/PlansScreen'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireManagedPlan, wirePlanChoice } from '@/tests/factories/wire/plan.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/catalogue/plans/PlanDialogForm'
import '@/components/ui/dialogs/DialogModal'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = '/platform/admin/products/plans'
const FREE = wireManagedPlan({ id: 4, duration_months: 48, quotations_count: 0, orders_count: 0, active: false })

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/plan-management-choices', [wirePlanChoice()])
})

async function choose(name: string, entry: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }))
  await user.click(screen.getByRole('menuitem', { name: entry }))
  return user
}

describe('the plans', () => {
  it('are fetched with the filters of the address, each with the price of a product of R$ 100,00', async () => {
    const asked = answer('get', '/plan-management', wirePage([wireManagedPlan()]))
    open(PATH, <PlansScreen />, { busca: 'menor', simulador: '1', situacao: 'ativos', ordem: '-factor' })
    const row = await screen.findByRole('row', { name: /36 meses/ })
    expect(row).toHaveTextContent('0,85')
    expect(row).toHaveTextContent(/R\$\s85,00/)
    expect(asked).toEqual([
      { search: 'menor', simulator: '1', active: 'true', ordering: '-factor', page: '1', page_size: '20' },
    ])
  })

  it('are created once valid, with a preview of their effect on prices', async () => {
    answer('get', '/plan-management', wirePage([]))
    const sent = answer('post', '/plan-management', FREE, 201)
    open(PATH, <PlansScreen />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Novo plano' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novo plano' })
    await user.click(within(dialog).getByRole('button', { name: 'Criar plano' }))
    expect(await within(dialog).findByText('Escolha o simulador')).toBeInTheDocument()
    expect(sent).toEqual([])

    await user.selectOptions(within(dialog).getByLabelText('Simulador'), 'Notebooks')
    await user.type(within(dialog).getByLabelText('Prazo em meses'), '48')
    await user.type(within(dialog).getByLabelText('Fator'), '0,78')
    await fill(within(dialog).getByLabelText('Descrição'), 'Quem fica mais')
    const preview = within(dialog).getByRole('region', { name: 'No simulador' })
    expect(preview).toHaveTextContent(/48 meses.*Quem fica mais.*R\$\s78,00/)
    expect(preview).toHaveTextContent(/Notebooks: “a partir de” passa de R\$\s170,00.*para R\$\s156,00/)
    await user.click(within(dialog).getByRole('button', { name: 'Criar plano' }))
    expect(await screen.findByText('Plano de 48 meses criado.')).toBeInTheDocument()
    expect(sent).toEqual([
      { simulator_id: 1, duration_months: 48, description: 'Quem fica mais', factor: '0.78', active: true },
    ])
  })

  it('show at the field why the API refuses a change', async () => {
    answer('get', '/plan-management', wirePage([wireManagedPlan()]))
    const sentence = 'Notebooks ficaria sem nenhum plano. Ative outro plano antes.'
    const sent = answer('put', '/plan-management/3', refused('conflict', sentence, { active: [sentence] }), 409)
    open(PATH, <PlansScreen />)
    const user = await choose('36 meses, Notebooks', 'Editar')
    const active = await screen.findByRole('checkbox', { name: /^Ativo/ })
    await user.click(active)
    await user.click(screen.getByRole('button', { name: 'Salvar plano' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(active).toBeInvalid()
    expect(sent).toEqual([{ duration_months: 36, description: 'A menor mensalidade', factor: '0.85', active: false }])
  })

  it('are deactivated after a confirmation that states the affected simulations', async () => {
    answer('get', '/plan-management', wirePage([wireManagedPlan()]))
    const sent = answer('put', '/plan-management/activation', { changed: 1 })
    open(PATH, <PlansScreen />)
    const user = await choose('36 meses, Notebooks', 'Desativar')
    const dialog = await screen.findByRole('dialog', { name: 'Desativar o plano de 36 meses de Notebooks?' })
    expect(dialog).toHaveTextContent(
      '2 simulações em andamento o escolheram: quem simula escolhe outro plano antes de enviar o pedido. Os pedidos feitos com ele continuam como estão.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Desativar plano' }))
    expect(await screen.findByText('Plano de 36 meses de Notebooks desativado.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [3], active: false }])
  })

  it('in use can be deactivated instead of deleted', async () => {
    answer('get', '/plan-management', wirePage([wireManagedPlan()]))
    open(PATH, <PlansScreen />)
    await choose('36 meses, Notebooks', 'Excluir')
    const dialog = await screen.findByRole('dialog', { name: 'Desativar o plano de 36 meses de Notebooks?' })
    expect(dialog).toHaveTextContent('Ele não pode ser excluído: há 5 pedidos e 2 simulações em andamento com ele.')
  })

  it('that are unused are activated without a confirmation, and deleted after one', async () => {
    answer('get', '/plan-management', wirePage([FREE]))
    const activated = answer('put', '/plan-management/activation', { changed: 1 })
    answer('delete', '/plan-management/4', null)
    open(PATH, <PlansScreen />)
    await choose('48 meses, Notebooks', 'Ativar')
    expect(await screen.findByText('Plano de 48 meses ativado.')).toBeInTheDocument()
    expect(activated).toEqual([{ ids: [4], active: true }])
    const user = await choose('48 meses, Notebooks', 'Excluir')
    await screen.findByRole('dialog', { name: 'Excluir o plano de 48 meses de Notebooks?' })
    await user.click(screen.getByRole('button', { name: 'Excluir plano' }))
    expect(await screen.findByText('Plano de 48 meses de Notebooks excluído.')).toBeInTheDocument()
  })

  it('are deactivated in bulk', async () => {
    answer('get', '/plan-management', wirePage([wireManagedPlan(), FREE]))
    const sent = answer('put', '/plan-management/activation', { changed: 1 })
    open(PATH, <PlansScreen />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar 36 meses (Notebooks)' }))
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar 48 meses (Notebooks)' }))
    await user.click(screen.getByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('1 plano desativado.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [3, 4], active: false }])
  })
})
