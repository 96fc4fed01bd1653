import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StaffNewTicketScreen } from '@/components/tickets/staff/open/StaffNewTicketScreen'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import { paths } from '@/services/config/paths'
import { wireCompany } from '@/tests/factories/wire/company.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireStaffTicket } from '@/tests/factories/wire/ticket-desk.wire'
import { wireUnit } from '@/tests/factories/wire/unit.wire'
import { logIn, person } from '../../layout/frame'
import { answer, open, refused, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))
afterEach(deleteAllDrafts)

const PATH = '/platform/admin/support-tickets/new'
const company = wireCompany({ id: 7 })

function answerAll() {
  answer('get', '/company-management', wirePage([company]))
  answer('get', '/company-management/7', company)
  answer('get', '/ticket-people', [{ id: 21, name: 'Sabrina Klein' }])
  answer('get', '/equipment-management', { ...wirePage([wireUnit()]), more: false })
  answer('get', '/tickets/promise', {
    package: 'Essencial',
    calendar: 'business',
    first_response_due_at: '2026-11-23T16:00:00.000Z',
    exchange_business_days: 3,
    exchange_due_at: '2026-11-26T21:00:00.000Z',
  })
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Abrir chamado' }))

describe('a ticket for a customer', () => {
  it('names company, person and unit, and opens beside the list', async () => {
    answerAll()
    const sent = answer('post', '/tickets', wireStaffTicket(), 201)
    const { router } = open(PATH, <StaffNewTicketScreen />, { empresa: '7' })
    await userEvent.selectOptions(await screen.findByLabelText('Quem pediu'), await screen.findByText('Sabrina Klein'))
    await userEvent.click(screen.getByRole('radio', { name: /^Defeito/ }))
    await userEvent.click(screen.getByRole('combobox', { name: /^Qual equipamento/ }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(wireUnit().serial) }))
    await userEvent.type(screen.getByLabelText('Assunto'), 'Não carrega')
    await userEvent.type(screen.getByLabelText('O que acontece?'), 'Ligaram agora.')
    expect(await screen.findByText(/Pacote Essencial: resposta até/)).toBeInTheDocument()
    await press()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(paths.admin.ticket(1043)))
    expect(sent).toEqual([
      {
        company_id: 7,
        user_id: 21,
        category: 'DEFECT',
        unit_id: wireUnit().id,
        subject: 'Não carrega',
        message: 'Ligaram agora.',
      },
    ])
  })

  it('asks for whom it is, and keeps what is written when it is refused', async () => {
    answerAll()
    open(PATH, <StaffNewTicketScreen />)
    await press()
    expect(await screen.findByText('Escolha a empresa')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('combobox', { name: 'Empresa' }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(company.corporate_name) }))
    expect(await screen.findByRole('group', { name: 'Empresa' })).toHaveTextContent(company.corporate_name)
    await userEvent.selectOptions(await screen.findByLabelText('Quem pediu'), await screen.findByText('Sabrina Klein'))
    await userEvent.click(screen.getByRole('radio', { name: /^Dúvida/ }))
    await userEvent.type(screen.getByLabelText('Assunto'), 'Dúvida do prazo')
    await userEvent.type(screen.getByLabelText('O que acontece?'), 'Ligaram.')
    const sentence = 'Essa pessoa não é dessa empresa.'
    answer('post', '/tickets', refused('invalid', sentence, { user_id: [sentence] }), 400)
    await press()
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(within(document.body).getByLabelText('Assunto')).toHaveValue('Dúvida do prazo')
  })
})
