import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BillingEmailCard } from '@/components/companies/BillingEmailCard'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/companies/BillingEmailForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

const NONE = { billing_email: null, billing_email_confirmed_at: null }
const WAITS = { billing_email: 'contas@horizonte.example', billing_email_confirmed_at: null }

function openCard(saved: object) {
  answer('get', '/billing-email', saved)
  open('/platform/settings', <BillingEmailCard />)
  return screen.findByLabelText('E-mail de cobrança (opcional)')
}

describe('the billing e-mail of the company', () => {
  it('is saved, and says where the link went', async () => {
    const field = await openCard(NONE)
    const sent = answer('put', '/billing-email', WAITS)
    await fill(field, 'contas@horizonte.example')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e-mail' }))
    expect(await screen.findByText('Enviamos um link para contas@horizonte.example.')).toBeInTheDocument()
    expect(sent).toEqual([{ billing_email: 'contas@horizonte.example' }])
  })

  it('gets another link until its owner has confirmed it', async () => {
    expect(await openCard(WAITS)).toHaveValue('contas@horizonte.example')
    const sent = answer('put', '/billing-email', WAITS)
    expect(screen.getByText('Falta confirmar')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar o link de novo' }))
    expect(await screen.findByText('Enviamos um link para contas@horizonte.example.')).toBeInTheDocument()
    expect(sent).toEqual([{ billing_email: 'contas@horizonte.example' }])
  })

  it('says when it was confirmed', async () => {
    await openCard({ ...WAITS, billing_email_confirmed_at: '2026-11-20T12:00:00.000Z' })
    expect(screen.getByText('Confirmado em 20/11/2026.')).toBeInTheDocument()
  })

  it('is refused where it is none', async () => {
    await fill(await openCard(NONE), 'contas')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e-mail' }))
    expect(await screen.findByText('Digite um email válido')).toBeInTheDocument()
  })
})
