import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ServicePackagesScreen } from '@/components/catalogue/service-packages/ServicePackagesScreen'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireManagedPackage, wirePackageChoice } from '@/tests/factories/wire/service-package.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/catalogue/service-packages/ServicePackageDialogForm'
import '@/components/ui/dialogs/DialogModal'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = '/platform/admin/products/service-packages'
const ESSENTIAL = wireManagedPackage()
const COMPLETE = wireManagedPackage({
  id: 2,
  name: 'Completo',
  description: 'Mais horas',
  monthly_fee_per_unit: '22.00',
  is_default: false,
  position: 2,
  quotations_count: 0,
  orders_count: 0,
})

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/service-package-management-choices', [wirePackageChoice()])
})

async function menuOf(name: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}, Notebooks` }))
  return user
}

async function choose(name: string, entry: string) {
  const user = await menuOf(name)
  await user.click(screen.getByRole('menuitem', { name: entry }))
  return user
}

describe('the service packages', () => {
  it('are fetched with the filters of the address, and show which one is preselected', async () => {
    const asked = answer('get', '/service-package-management', wirePage([ESSENTIAL, COMPLETE]))
    open(PATH, <ServicePackagesScreen />, { busca: 'e', simulador: '1', situacao: 'ativos', ordem: 'name' })
    expect(await screen.findByRole('row', { name: /Essencial/ })).toHaveTextContent('Já vem escolhido')
    expect(screen.getByRole('row', { name: /Completo/ })).toHaveTextContent(/R\$\s22,00.*Ativo/)
    expect(asked).toEqual([
      { search: 'e', simulator: '1', active: 'true', ordering: 'name', page: '1', page_size: '20' },
    ])
  })

  it('are created with distinct features in order, and a preview of the simulator', async () => {
    answer('get', '/service-package-management', wirePage([]))
    const sent = answer('post', '/service-package-management', wireManagedPackage({ id: 3, name: 'Premium' }), 201)
    open(PATH, <ServicePackagesScreen />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Novo pacote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novo pacote de serviço' })
    const send = within(dialog).getByRole('button', { name: 'Criar pacote' })
    await user.selectOptions(within(dialog).getByLabelText('Simulador'), 'Notebooks')
    await fill(within(dialog).getByLabelText('Nome'), 'Premium')
    await user.type(within(dialog).getByLabelText('Por item, por mês'), '49,9')
    await fill(within(dialog).getByLabelText('Descrição'), 'Atendimento dedicado')
    await fill(within(dialog).getByLabelText('Linha 1'), 'Troca em 4 horas')
    await user.click(within(dialog).getByRole('button', { name: 'Adicionar linha' }))
    await fill(within(dialog).getByLabelText('Linha 2'), 'Troca em 4 horas')
    await user.click(send)
    expect(await within(dialog).findByText('Tire as linhas repetidas')).toBeInTheDocument()
    expect(sent).toEqual([])

    await user.clear(within(dialog).getByLabelText('Linha 2'))
    await fill(within(dialog).getByLabelText('Linha 2'), 'Técnico no local')
    await user.click(within(dialog).getByRole('button', { name: 'Subir linha 2' }))
    const group = within(dialog).getByRole('group', { name: 'Atendimento' })
    await user.selectOptions(within(group).getByLabelText(/Atendimento em/), 'Todos os dias, 9h às 22h')
    await user.type(within(group).getByLabelText(/Primeira resposta em até/), 'logo')
    await user.click(send)
    expect(await within(group).findByText('Escreva em horas, como 4 ou 1:30')).toBeInTheDocument()
    await user.clear(within(group).getByLabelText(/Primeira resposta em até/))
    await user.type(within(group).getByLabelText(/Primeira resposta em até/), '1:30')
    await user.type(within(group).getByLabelText(/Troca em até/), '1')
    const preview = within(dialog).getByRole('region', { name: 'No simulador' })
    expect(preview).toHaveTextContent(/Premium.*Técnico no local.*Troca em 4 horas.*R\$\s49,90.*por item, por mês/)
    await user.click(send)
    expect(await screen.findByText('Pacote Premium criado.')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        simulator_id: 1,
        name: 'Premium',
        description: 'Atendimento dedicado',
        features: ['Técnico no local', 'Troca em 4 horas'],
        monthly_fee_per_unit: '49.90',
        support_calendar: 'extended',
        first_response_minutes: 90,
        resolution_minutes: null,
        exchange_business_days: 1,
        active: true,
      },
    ])
  })

  it('can be moved up within their simulator, and the last one not down', async () => {
    answer('get', '/service-package-management', wirePage([ESSENTIAL, COMPLETE]))
    const sent = answer('put', '/service-package-management/order', null)
    open(PATH, <ServicePackagesScreen />)
    const user = await menuOf('Completo')
    expect(screen.getByRole('menuitem', { name: 'Descer' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('menuitem', { name: 'Subir' }))
    expect(await screen.findByText('Pacote Completo subiu.')).toBeInTheDocument()
    expect(sent).toEqual([{ simulator_id: 1, ids: [2, 1] }])
  })

  it('that are preselected cannot be deactivated, and the reason of the API is shown', async () => {
    answer('get', '/service-package-management', wirePage([ESSENTIAL]))
    const sentence = 'O pacote Essencial é o que já vem escolhido em Notebooks. Suba outro para o primeiro lugar antes.'
    answer('put', '/service-package-management/activation', refused('conflict', sentence, { active: [sentence] }), 409)
    open(PATH, <ServicePackagesScreen />)
    const user = await choose('Essencial', 'Desativar')
    const dialog = await screen.findByRole('dialog', { name: 'Desativar o pacote Essencial de Notebooks?' })
    await user.click(within(dialog).getByRole('button', { name: 'Desativar pacote' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  it('that are unused are deleted after a confirmation', async () => {
    answer('get', '/service-package-management', wirePage([COMPLETE]))
    answer('delete', '/service-package-management/2', null)
    open(PATH, <ServicePackagesScreen />)
    const user = await choose('Completo', 'Excluir')
    await screen.findByRole('dialog', { name: 'Excluir o pacote Completo de Notebooks?' })
    await user.click(screen.getByRole('button', { name: 'Excluir pacote' }))
    expect(await screen.findByText('Pacote Completo de Notebooks excluído.')).toBeInTheDocument()
  })
})
