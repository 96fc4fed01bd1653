import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompaniesScreen } from '@/components/companies/CompaniesScreen'
import { CompanyScreen } from '@/components/companies/CompanyScreen'
import { wireCompany, wireCompanySummary, wirePerson } from '@/tests/factories/wire/company.wire'
import { wireEvent } from '@/tests/factories/wire/event.wire'
import { wireManagedUser } from '@/tests/factories/wire/managed-user.wire'
import { wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const BUYER = {
  id: 2,
  first_name: 'Felipe Andrade',
  permissions_groups: ['CLIENTE', 'VENDEDOR'],
  is_company_admin: false,
  last_login: null,
  permitted_companys: [
    { id: 1, corporate_name: 'Horizonte Engenharia' },
    { id: 7, corporate_name: 'Atlântica Logística' },
  ],
}

const as = (...groups: Parameters<typeof person>[0]) => logIn(person(groups, { company: null }))

describe('the clients', () => {
  it('show CNPJ and status, link to the client, and are fetched with the filters of the address', async () => {
    as('ADMINISTRADOR')
    const asked = answer('get', '/company-management', wirePage([wireCompanySummary({ status: 'waiting' })]))
    open('/platform/admin/clients', <CompaniesScreen />, {
      busca: '12.ABC',
      situacao: 'waiting',
      ordem: '-created_at',
      pagina: '2',
    })
    const row = await screen.findByRole('row', { name: /Horizonte Engenharia/ })
    expect(row).toHaveTextContent('11.222.333/0001-81')
    expect(row).toHaveTextContent('Aguardando ativação')
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/platform/admin/clients/1')
    expect(asked).toEqual([
      { search: '12.ABC', status: 'waiting', ordering: '-created_at', page: '2', page_size: '20' },
    ])
  })

  it('cannot be registered without the permission', async () => {
    answer('get', '/company-management', wirePage([wireCompanySummary()]))
    as('OPERAÇÃO')
    open('/platform/admin/clients', <CompaniesScreen />)
    await screen.findByRole('row', { name: /Horizonte/ })
    expect(screen.queryByRole('link', { name: 'Cadastrar cliente' })).not.toBeInTheDocument()
  })
})

describe('a client', () => {
  const openClient = (company = wireCompany()) => {
    answer('get', '/company-management/1', company)
    answer('get', '/company-management/1/users', wirePage([wirePerson(), wirePerson(BUYER)]))
    answer('get', '/event-logs/1', wirePage([]))
    answer('get', '/invoices', wirePage([wireInvoiceSummary()]))
    return open('/platform/admin/clients/1', <CompanyScreen />, { companyId: '1' })
  }

  it('is activated after a confirmation', async () => {
    as('GERENTE VENDEDOR')
    openClient(wireCompany({ status: 'waiting', activated_at: null }))
    const changed = answer('put', '/company-management/1', wireCompany())
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ativar empresa' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ativar Horizonte Engenharia?' })
    expect(changed).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Ativar empresa' }))
    expect(
      await screen.findByText('Horizonte Engenharia está ativa. Avisamos quem administra a conta.'),
    ).toBeInTheDocument()
    expect(changed).toEqual([{ activate: true }])
    expect(screen.getByText('Ativa')).toBeInTheDocument()
  })

  it('is updated with only the changed fields, and keeps the input when the API refuses it', async () => {
    as('VENDEDOR')
    openClient(wireCompany({ orders: { ...wireCompany().orders, total: 0 } }))
    const sentence = 'Já existe uma empresa com esse CNPJ.'
    answer('put', '/company-management/1', refused('conflict', sentence, { cnpj: [sentence] }), 409)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Editar dados' }))
    const dialog = await screen.findByRole('dialog', { name: 'Editar dados da empresa' })
    const form = within(dialog)
    await user.clear(form.getByLabelText('Nome fantasia'))
    await user.click(form.getByRole('button', { name: 'Salvar dados' }))
    expect(await form.findByText('Digite um nome válido')).toBeInTheDocument()
    expect(form.getByLabelText('Nome fantasia')).toHaveFocus()
    await fill(form.getByLabelText('Nome fantasia'), 'Nova Marca')
    await user.clear(form.getByLabelText(/Representante legal/))
    await user.clear(form.getByLabelText('CNPJ'))
    await fill(form.getByLabelText('CNPJ'), '12abc34501de35')
    await user.click(form.getByRole('button', { name: 'Salvar dados' }))
    expect(await form.findByText(sentence)).toBeInTheDocument()
    expect(form.getByLabelText('Nome fantasia')).toHaveValue('Nova Marca')
    const changed = answer('put', '/company-management/1', wireCompany({ trade_name: 'Nova Marca' }))
    await user.click(form.getByRole('button', { name: 'Salvar dados' }))
    expect(await screen.findByText('Dados da empresa alterados.')).toBeInTheDocument()
    expect(changed).toEqual([{ cnpj: '12.ABC.345/01DE-35', trade_name: 'Nova Marca', legal_representative: null }])
  })

  it('cannot change its CNPJ once it has orders', async () => {
    as('GERENTE VENDEDOR')
    openClient()
    await userEvent.click(await screen.findByRole('button', { name: 'Editar dados' }))
    const dialog = await screen.findByRole('dialog', { name: 'Editar dados da empresa' })
    expect(within(dialog).getByLabelText('CNPJ')).toBeDisabled()
    expect(within(dialog).getByText('O CNPJ não muda mais: há pedidos feitos com ele.')).toBeInTheDocument()
  })

  it('loses an address after a confirmation', async () => {
    as('ADMINISTRADOR')
    openClient()
    const removed = answer('delete', '/company-management/1/addresses/11', null)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ações do endereço Sede São Paulo' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }))
    const dialog = await screen.findByRole('dialog', { name: 'Excluir o endereço Sede São Paulo?' })
    expect(removed).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Excluir endereço' }))
    expect(await screen.findByText('Endereço excluído.')).toBeInTheDocument()
    expect(removed).toHaveLength(1)
  })

  it('shows its newest invoices to those who write them', async () => {
    as('ADMINISTRADOR')
    openClient()
    const card = within(await screen.findByRole('region', { name: 'Faturas' }))
    expect(await card.findByRole('link', { name: 'Fatura 000231' })).toHaveAttribute(
      'href',
      '/platform/admin/invoices/231',
    )
  })

  it('tells a credit note, which is due on no day, from an invoice', async () => {
    as('ADMINISTRADOR')
    openClient()
    answer('get', '/invoices', wirePage([wireInvoiceSummary({ kind: 'CREDIT', status: 'PAID', number: '000004' })]))
    const card = within(await screen.findByRole('region', { name: 'Faturas' }))
    expect(await card.findByRole('link', { name: 'Nota de crédito 000004' })).toBeInTheDocument()
    expect(card.queryByText(/^vence/)).not.toBeInTheDocument()
  })

  it('shows the due day of an invoice that counts now', async () => {
    as('ADMINISTRADOR')
    openClient()
    answer('get', '/invoices', wirePage([wireInvoiceSummary({ due_on: '2099-12-05', extended_to: '2099-12-15' })]))
    expect(await screen.findByText('vence 15/12/2099')).toBeInTheDocument()
  })

  it('shows old and new values in its history', async () => {
    as('OPERAÇÃO')
    openClient()
    const event = wireEvent({
      model_name: 'company',
      action: 'changed',
      before: { trade_name: 'Horizonte', legal_representative: 'Marina Duarte' },
      after: { trade_name: 'Horizonte SP', legal_representative: null },
    })
    answer('get', '/event-logs/1', wirePage([event]))
    expect(await screen.findByText('Dados da empresa alterados')).toBeInTheDocument()
    expect(screen.getByText('Nome fantasia: de “Horizonte” para “Horizonte SP”')).toBeInTheDocument()
    expect(screen.getByText('Representante legal: de “Marina Duarte” para “não informado”')).toBeInTheDocument()
  })

  it('lets staff change the companies of a buyer after a confirmation', async () => {
    as('GERENTE VENDEDOR')
    openClient()
    const found = answer(
      'get',
      '/company-management',
      wirePage([wireCompanySummary({ id: 9, corporate_name: 'Aroeira' })]),
    )
    const saved = answer('put', '/users/2', wireManagedUser({ id: 2 }))
    const user = userEvent.setup()
    expect(await screen.findByText('Compra também por Atlântica Logística')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Empresas de Marina Duarte' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Empresas de Felipe Andrade' }))
    const choice = await screen.findByRole('dialog', { name: 'Empresas que pode representar' })
    expect(within(choice).queryByRole('button', { name: 'Tirar Horizonte Engenharia' })).not.toBeInTheDocument()
    await user.click(within(choice).getByRole('button', { name: 'Tirar Atlântica Logística' }))
    await user.type(within(choice).getByRole('searchbox', { name: 'Buscar empresas' }), 'aro')
    await user.click(await within(choice).findByRole('button', { name: 'Adicionar Aroeira' }))
    expect(found).toEqual([{ starts_with: 'aro', page_size: '6' }])
    await user.click(within(choice).getByRole('button', { name: 'Continuar' }))
    const question = await screen.findByRole('dialog', { name: 'Mudar as empresas de Felipe Andrade?' })
    expect(question).toHaveTextContent('Passa a comprar também porAroeira')
    expect(question).toHaveTextContent('Deixa de comprar porAtlântica Logística')
    expect(saved).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Mudar empresas' }))
    expect(await screen.findByText('Empresas de Felipe Andrade alteradas.')).toBeInTheDocument()
    expect(saved).toEqual([{ permitted_companys: [1, 9] }])
  })

  it('with many users lists and searches them in pages', async () => {
    as('VENDEDOR')
    openClient(wireCompany({ users_count: 300 }))
    const asked = answer('get', '/company-management/1/users', { ...wirePage([wirePerson()]), count: 300 })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Página 2' }))
    await fill(screen.getByRole('searchbox', { name: 'Buscar usuários' }), 'marina')
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked).toEqual([
      { page: '1', page_size: '10' },
      { page: '2', page_size: '10' },
      { search: 'marina', page: '1', page_size: '10' },
    ])
    expect(screen.queryByRole('button', { name: /^Empresas de/ })).not.toBeInTheDocument()
  })

  it('shows users, orders and addresses, but no actions, without the permission to change it', async () => {
    as('OPERAÇÃO')
    openClient()
    expect(await screen.findByText('Marina Duarte', { selector: 'b' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '000128' })).toHaveAttribute('href', '/platform/admin/orders/1/000128')
    expect(screen.getByText('Sede São Paulo')).toBeInTheDocument()
    for (const name of ['Encerrar acesso', 'Editar dados', 'Adicionar endereço', /^Ações/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  it('shows a not-found page for an unknown id', async () => {
    as('VENDEDOR')
    answer('get', '/company-management/8', refused('not_found', 'Não encontramos o que você procura.'), 404)
    open('/platform/admin/clients/8', <CompanyScreen />, { companyId: '8' })
    expect(await screen.findByRole('heading', { name: 'Não encontramos esse cliente' })).toBeInTheDocument()
  })
})
