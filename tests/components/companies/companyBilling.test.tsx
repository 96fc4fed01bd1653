import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompanyData } from '@/components/companies/CompanyData'
import { wireCompany } from '@/tests/factories/wire/company.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/companies/CompanyDataDialog'

jest.mock('@/contexts/LoginContext')
useNetwork()

describe('the data of a client', () => {
  it('gets a due day for its invoices and a billing e-mail', async () => {
    logIn(person(['ADMINISTRADOR'], { company: null }))
    open('/dev', <CompanyData company={wireCompany({ billing_email: 'contas@horizonte.example' })} />)
    const user = userEvent.setup()
    expect(await screen.findByText('contas@horizonte.example, ainda não confirmado')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Editar dados' }))
    const form = within(await screen.findByRole('dialog', { name: 'Editar dados da empresa' }))
    const changed = answer('put', '/company-management/1', wireCompany())
    await user.clear(form.getByLabelText('Dia de vencimento da fatura'))
    await fill(form.getByLabelText('Dia de vencimento da fatura'), '31')
    await user.click(form.getByRole('button', { name: 'Salvar dados' }))
    expect(await form.findByText('Digite um dia de 1 a 28')).toBeInTheDocument()
    await user.clear(form.getByLabelText('Dia de vencimento da fatura'))
    await fill(form.getByLabelText('Dia de vencimento da fatura'), '10')
    await user.clear(form.getByLabelText(/E-mail de cobrança/))
    await user.click(form.getByRole('button', { name: 'Salvar dados' }))
    expect(await screen.findByText('Dados da empresa alterados.')).toBeInTheDocument()
    expect(changed).toEqual([{ invoice_due_day: 10, billing_email: null }])
  })
})
