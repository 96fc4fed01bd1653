import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { UsersScreen } from '@/components/users/UsersScreen'
import { wireCompanySummary } from '@/tests/factories/wire/company.wire'
import { wireEquipment } from '@/tests/factories/wire/equipment.wire'
import { wireManagedUser } from '@/tests/factories/wire/managed-user.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from './usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/users/EquipmentDialog'
import '@/components/users/UserDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()

const marina = wireManagedUser({
  id: 1,
  first_name: 'Marina Duarte',
  permissions_groups: ['CLIENTE', 'GESTOR'],
  is_company_admin: true,
  responsible: null,
})
const rows = [wireManagedUser(), marina]

const openUsers = (query = {}, results = rows) => {
  const asked = answer('get', '/users', wirePage(results))
  return { asked, ...open('/platform/users', <UsersScreen />, query) }
}

const asAdmin = () => logIn(person(['CLIENTE', 'GESTOR'], { is_company_admin: true }))

async function choose(name: RegExp, action: string) {
  const user = userEvent.setup()
  const row = await screen.findByRole('row', { name })
  await user.click(within(row).getByRole('button', { name: /^Ações de/ }))
  await user.click(screen.getByRole('menuitem', { name: action }))
  return user
}

describe('the users of a company', () => {
  it('show type, phone, responsible user and last access, and are fetched with the filters of the address', async () => {
    asAdmin()
    const { asked } = openUsers({
      busca: 'bru',
      tipo: 'COLABORADOR',
      situacao: 'ativos',
      ordem: '-last_login',
      pagina: '2',
    })
    const row = await screen.findByRole('row', { name: /Bruno Tavares/ })
    expect(row).toHaveTextContent('Colaborador')
    expect(row).toHaveTextContent('(11) 98765-0003')
    expect(row).toHaveTextContent('Marina Duarte')
    expect(row).toHaveTextContent('19/11, 11:05')
    expect(asked).toContainEqual({
      search: 'bru',
      type: 'COLABORADOR',
      active: 'true',
      ordering: '-last_login',
      page: '2',
      page_size: '20',
    })
  })

  it('are read-only for a buyer', async () => {
    logIn(person(['CLIENTE', 'VENDEDOR']))
    openUsers()
    await screen.findByRole('row', { name: /Bruno/ })
    expect(screen.queryByRole('button', { name: 'Novo usuário' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Ações de/ })).not.toBeInTheDocument()
  })

  it('show a message when no user matches the filters, and an error when loading fails', async () => {
    asAdmin()
    const { unmount } = openUsers({ busca: 'ninguém' }, [])
    expect(await screen.findByRole('heading', { name: 'Nenhum usuário com esses filtros' })).toBeInTheDocument()
    unmount()
    answer('get', '/users', refused('forbidden', 'Não'), 403)
    open('/platform/users', <UsersScreen />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar os usuários')
  })
})

describe('creating a user', () => {
  it('marks the missing fields, then sends the user and says that the password was e-mailed', async () => {
    asAdmin()
    openUsers()
    const created = answer('post', '/users', wireManagedUser({ id: 9 }), 201)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Novo usuário' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novo usuário' })
    await user.click(within(dialog).getByRole('button', { name: 'Criar usuário' }))
    expect(await within(dialog).findByText('Digite um email válido')).toBeInTheDocument()
    expect(within(dialog).getByText('Digite um nome válido')).toBeInTheDocument()
    expect(within(dialog).getByText('Preencha esse campo')).toBeInTheDocument()
    expect(created).toEqual([])
    await fill(within(dialog).getByLabelText('Nome completo'), 'Nina Rocha')
    await fill(within(dialog).getByLabelText('E-mail'), 'nina@horizonte.example')
    await user.selectOptions(within(dialog).getByLabelText('Tipo'), 'COLABORADOR')
    await user.click(within(dialog).getByRole('button', { name: 'Criar usuário' }))
    expect(await screen.findByText('Usuário criado. A senha de acesso foi enviada por e-mail.')).toBeInTheDocument()
    expect(created).toEqual([
      {
        full_name: 'Nina Rocha',
        email: 'nina@horizonte.example',
        permissions_groups: ['CLIENTE', 'COLABORADOR'],
        responsible_id: 1,
      },
    ])
  })

  it('shows at the field why the API refuses it, and keeps the input', async () => {
    asAdmin()
    openUsers()
    const sentence = 'Esse e-mail já tem uma conta. Use outro.'
    answer('post', '/users', refused('conflict', sentence, { email: [sentence] }), 409)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Novo usuário' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novo usuário' })
    await fill(within(dialog).getByLabelText('Nome completo'), 'Nina Rocha')
    await fill(within(dialog).getByLabelText('E-mail'), 'gestor@horizonte.example')
    await user.selectOptions(within(dialog).getByLabelText('Tipo'), 'GESTOR')
    await user.click(within(dialog).getByRole('button', { name: 'Criar usuário' }))
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument()
    expect(within(dialog).getByLabelText('Nome completo')).toHaveValue('Nina Rocha')
  })
})

describe('changing a user', () => {
  it('sends only what was changed', async () => {
    asAdmin()
    openUsers()
    const changed = answer('put', '/users/3', wireManagedUser())
    const user = await choose(/Bruno/, 'Editar')
    const dialog = await screen.findByRole('dialog', { name: 'Editar Bruno Tavares' })
    await user.selectOptions(within(dialog).getByLabelText('Tipo'), 'GESTOR')
    await user.click(within(dialog).getByRole('button', { name: 'Salvar usuário' }))
    await waitFor(() => expect(changed).toEqual([{ permissions_groups: ['CLIENTE', 'GESTOR'] }]))
  })

  it('offers all active users as responsible, across pages, and the current one even if disabled', async () => {
    asAdmin()
    openUsers({}, [wireManagedUser({ responsible: { id: 90, first_name: 'Quem Saiu' } }), marina])
    await screen.findByRole('row', { name: /Bruno/ })
    network.use(
      http.get('*/api/users', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const isLast = searchParams.get('page') === '3'
        const id = 100 * Number(searchParams.get('page'))
        const results = [wireManagedUser({ id, first_name: `Pessoa ${String(id)}` })]
        return HttpResponse.json({ ...wirePage(results, 300), next: isLast ? null : 'http://api.example/users?page=n' })
      }),
    )
    await choose(/Bruno/, 'Editar')
    const field = await screen.findByLabelText(/Responsável/)
    await waitFor(() => expect(within(field).getAllByRole('option')).toHaveLength(5))
    expect(field).toHaveTextContent('NinguémQuem SaiuPessoa 100Pessoa 200Pessoa 300')
    expect(field).toHaveValue('90')
  })

  it('does not let an admin disable or delete themselves, nor a GESTOR edit the admin', async () => {
    const user = userEvent.setup()
    asAdmin()
    const { unmount } = openUsers()
    await user.click(await screen.findByRole('button', { name: 'Ações de Marina Duarte' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Editar', 'Associar equipamentos'])
    unmount()
    logIn(person(['CLIENTE', 'GESTOR'], { id: 5 }))
    openUsers()
    await user.click(await screen.findByRole('button', { name: 'Ações de Marina Duarte' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Associar equipamentos'])
  })

  it('disables after a confirmation', async () => {
    asAdmin()
    openUsers()
    const changed = answer('put', '/users/3', wireManagedUser({ active: false }))
    const user = await choose(/Bruno/, 'Desativar')
    const dialog = await screen.findByRole('dialog', { name: 'Desativar Bruno Tavares?' })
    expect(changed).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Desativar usuário' }))
    expect(await screen.findByText('Bruno Tavares não tem mais acesso.')).toBeInTheDocument()
    expect(changed).toEqual([{ active: false }])
  })
})

describe('deleting a user', () => {
  it('asks for confirmation; a failure shows the specified message and keeps the dialog open', async () => {
    asAdmin()
    openUsers()
    answer('delete', '/users/3', refused('internal', 'Ocorreu um erro. Tente novamente mais tarde'), 500)
    const user = await choose(/Bruno/, 'Excluir')
    const dialog = await screen.findByRole('dialog', { name: 'Excluir Bruno Tavares?' })
    await user.click(within(dialog).getByRole('button', { name: 'Excluir usuário' }))
    expect(await screen.findByText('Erro ao deletar usuário. Tente novamente mais tarde')).toBeInTheDocument()
    // It may still be appearing.
    await waitFor(() => expect(dialog).toBeVisible())
    answer('delete', '/users/3', null)
    await user.click(within(dialog).getByRole('button', { name: 'Excluir usuário' }))
    expect(await screen.findByText('Bruno Tavares foi excluído.')).toBeInTheDocument()
  })

  it('shows what has to be done first when the API refuses', async () => {
    asAdmin()
    openUsers()
    const sentence = 'É preciso ter ao menos um administrador ativo. Nomeie outro antes.'
    answer('delete', '/users/3', refused('conflict', sentence), 409)
    const user = await choose(/Bruno/, 'Excluir')
    await user.click(await screen.findByRole('button', { name: 'Excluir usuário' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })
})

describe('associating equipment', () => {
  it('assigns a unit to the user', async () => {
    asAdmin()
    openUsers()
    answer('get', '/equipment', wirePage([wireEquipment()]))
    const associated = answer(
      'put',
      '/equipment/7/user',
      wireEquipment({ user: { id: 3, first_name: 'Bruno Tavares' } }),
    )
    const user = await choose(/Bruno/, 'Associar equipamentos')
    await user.click(await screen.findByRole('button', { name: 'Associar VX14P-0007' }))
    expect(await screen.findByText('VX14P-0007 está com Bruno Tavares.')).toBeInTheDocument()
    expect(associated).toEqual([{ user_id: 3 }])
  })
})

describe('staff users', () => {
  it('can be assigned groups, and a salesperson companies', async () => {
    logIn(person(['ADMINISTRADOR'], { company: null }))
    openUsers({}, [wireManagedUser({ id: 4, first_name: 'Rafael Teles', permissions_groups: ['VENDEDOR'] })])
    answer('get', '/company-management', wirePage([wireCompanySummary()]))
    const changed = answer('put', '/users/4', wireManagedUser({ id: 4 }))
    const user = await choose(/Rafael/, 'Editar')
    const dialog = await screen.findByRole('dialog', { name: 'Editar Rafael Teles' })
    await fill(within(dialog).getByLabelText('Buscar empresas'), 'horiz')
    await user.click(await within(dialog).findByRole('button', { name: 'Adicionar Horizonte Engenharia' }))
    await user.click(within(dialog).getByLabelText('Operação'))
    await user.click(within(dialog).getByRole('button', { name: 'Salvar usuário' }))
    await waitFor(() =>
      expect(changed).toEqual([{ permissions_groups: ['VENDEDOR', 'OPERAÇÃO'], permitted_companys: [1] }]),
    )
  })
})
