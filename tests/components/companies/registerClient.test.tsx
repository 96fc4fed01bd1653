import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CreateCompanyForm } from '@/components/companies/CreateCompanyForm'
import { wirePostalCode } from '@/tests/factories/wire/address.wire'
import { wireCompany } from '@/tests/factories/wire/company.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const as = (...groups: Parameters<typeof person>[0]) => logIn(person(groups, { company: null }))

describe('registering a client', () => {
  async function fillForm() {
    const user = userEvent.setup()
    await fill(screen.getByLabelText('CNPJ'), '12abc34501de35')
    await fill(screen.getByLabelText('Razão social'), 'Papelaria Aroeira Ltda.')
    await fill(screen.getByLabelText('Nome completo'), 'Íris Prado')
    await fill(screen.getByLabelText('E-mail'), 'iris@aroeira.example')
    await fill(screen.getByLabelText('Celular'), '11987654321')
    await fill(screen.getByLabelText('CEP'), '01310200')
    await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue('São Paulo'))
    await user.type(screen.getByLabelText('Número'), '900')
    return user
  }

  it('sends company, main address and administrator, and opens the client’s page', async () => {
    as('VENDEDOR')
    answer('get', '/postal-codes/01310200', wirePostalCode())
    const created = answer('post', '/company-management', wireCompany({ id: 44 }), 201)
    const { router } = open('/platform/admin/register-client', <CreateCompanyForm />)
    expect(screen.queryByLabelText(/Ativar a empresa agora/)).not.toBeInTheDocument()
    const user = await fillForm()
    await user.click(screen.getByRole('button', { name: 'Cadastrar cliente' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/admin/clients/44'))
    expect(created).toMatchObject([
      {
        cnpj: '12.ABC.345/01DE-35',
        corporate_name: 'Papelaria Aroeira Ltda.',
        trade_name: 'Papelaria Aroeira Ltda.',
        uf: 'SP',
        address: { postal_code: '01310200', city: 'São Paulo', number: '900', recipient_name: 'Íris Prado' },
        user: { full_name: 'Íris Prado', email: 'iris@aroeira.example' },
      },
    ])
    expect(await screen.findByText('Empresa cadastrada. A senha de acesso foi enviada por e-mail.')).toBeInTheDocument()
  })

  it('shows at its field that a CNPJ is taken, and keeps the input', async () => {
    as('ADMINISTRADOR')
    const sentence = 'Já existe uma empresa com esse CNPJ.'
    answer('get', '/postal-codes/01310200', wirePostalCode())
    answer('post', '/company-management', refused('conflict', sentence, { cnpj: [sentence] }), 409)
    const { router } = open('/platform/admin/register-client', <CreateCompanyForm />)
    const user = await fillForm()
    await user.click(screen.getByRole('button', { name: 'Cadastrar cliente' }))
    expect(await screen.findByText(sentence, { selector: 'p[id]' })).toBeInTheDocument()
    expect(screen.getByLabelText('Razão social')).toHaveValue('Papelaria Aroeira Ltda.')
    expect(router.push).not.toHaveBeenCalled()
  })
})
