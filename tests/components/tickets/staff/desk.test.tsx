import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import { wireStaffTicketSummary } from '@/tests/factories/wire/ticket-desk.wire'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../../layout/frame'
import { answer, refused, useNetwork } from '../../users/usersDesk'
import { openDesk, PATH } from './deskPage'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/tickets/staff/CloseDialogForm'
import '@/components/tickets/staff/MergeDialogForm'
import '@/components/tickets/staff/NoStockDialog'
import '@/components/ui/dialogs/ReasonDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
// Monday, 13:16 in São Paulo.
atMoment('2026-11-23T16:16:00.000Z')
beforeEach(() => logIn(person(['OPERAÇÃO'], { id: 9, company: null })))
afterEach(deleteAllDrafts)

const SHALLOW = { shallow: true, scroll: false }

describe('the list of the desk', () => {
  it('has its views with their counts and lists what waits for Arrenda, the nearest deadline first', async () => {
    const { asked } = await openDesk({
      rows: [
        wireStaffTicketSummary({ id: 1028, subject: 'Impressora parou', next_due_at: '2026-11-23T14:36:00.000Z' }),
        wireStaffTicketSummary(),
        wireStaffTicketSummary({ id: 1048, assignee: null, unread: true, next_due_at: '2026-11-23T17:50:00.000Z' }),
      ],
    })
    const views = within(screen.getByRole('navigation', { name: 'Visões' })).getAllByRole('button')
    const rows = within(await screen.findByRole('list', { name: 'Chamados' })).getAllByRole('link')
    expect(views.map(({ textContent }) => textContent)).toEqual([
      'Vez da Arrenda9',
      'Meus4',
      'Atrasados2',
      'Aguardam o cliente6',
      'Encerrados',
    ])
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Impressora parouhá 1 h 401028 Metalúrgica Três Rios.*Joana Mattos$/),
      expect.stringMatching(/em 1 h 12/),
      expect.stringMatching(/hoje, 14:50.*sem responsável$/),
    ])
    expect(within(rows[2] ?? document.body).getByRole('img', { name: 'Não lido' })).toBeInTheDocument()
    expect(screen.getByText('Prazo mais próximo primeiro')).toBeInTheDocument()
    expect(asked[0]).toEqual({
      open: 'true',
      ordering: 'next_due_at',
      waiting_for: 'staff',
      page: '1',
      page_size: '30',
    })
  })

  it('is chosen in the address, which a ticket of it keeps', async () => {
    const { router, asked } = await openDesk({ query: { visao: 'meus' } })
    const ticket = await screen.findByRole('link', { name: /Notebook parou/ })
    expect(asked[0]).toMatchObject({ assignee_id: '9' })
    expect(ticket).toHaveAttribute('href', `${PATH}?visao=meus&chamado=1043`)
    await userEvent.click(screen.getByRole('button', { name: /^Atrasados/ }))
    expect(router.replace).toHaveBeenCalledWith({ pathname: PATH, query: { visao: 'atrasados' } }, undefined, SHALLOW)
  })

  it('finds tickets of all views', async () => {
    const { asked } = await openDesk({ query: { busca: '1043', visao: 'meus' } })
    expect(await screen.findByText('1 chamado, de todas as visões')).toBeInTheDocument()
    expect(asked[0]).toMatchObject({ search: '1043', ordering: 'updated_at' })
    expect(screen.getByRole('searchbox', { name: 'Buscar chamados' })).toHaveValue('1043')
  })

  it('says what is not there', async () => {
    await openDesk({ rows: [], query: { visao: 'atrasados' } })
    expect(await screen.findByText('Nenhum prazo passou.')).toBeInTheDocument()
  })

  it('is walked with J and K', async () => {
    await openDesk({ rows: [wireStaffTicketSummary(), wireStaffTicketSummary({ id: 1050, subject: 'Outro' })] })
    await screen.findByRole('link', { name: /Outro/ })
    await userEvent.keyboard('jj')
    expect(screen.getByRole('link', { name: /Outro/ })).toHaveFocus()
    await userEvent.keyboard('k')
    expect(screen.getByRole('link', { name: /Notebook/ })).toHaveFocus()
  })
})

describe('the list beside an open ticket', () => {
  it('is walked on from that ticket', async () => {
    await openDesk({
      ticket: {},
      rows: [wireStaffTicketSummary({ id: 1001 }), wireStaffTicketSummary(), wireStaffTicketSummary({ id: 1050 })],
    })
    await screen.findByRole('link', { name: /1050/ })
    await userEvent.keyboard('j')
    expect(screen.getByRole('link', { name: /1050/ })).toHaveFocus()
  })
})

describe('the open ticket', () => {
  it('shows what it is about, its deadlines and what else there is', async () => {
    await openDesk({ ticket: {} })
    expect(screen.getByText(/^1043 · Metalúrgica Três Rios · Defeito · aberto 19\/11/)).toBeInTheDocument()
    const facts = within(screen.getByRole('complementary', { name: 'Detalhes do chamado' }))
    expect(facts.getByText('em 1 h 12 · hoje, 14:28')).toBeInTheDocument()
    expect(facts.getByText('em 53 min')).toBeInTheDocument()
    expect(facts.getByText('42 livres')).toBeInTheDocument()
    expect(facts.getByText('Marcos Wolff')).toBeInTheDocument()
    expect(facts.getByRole('link', { name: '(47) 98812-4410' })).toHaveAttribute('href', 'tel:+5547988124410')
    expect(facts.getByRole('link', { name: '1 chamado' })).toHaveAttribute('href', `${PATH}?chamado=1043&empresa=7`)
    expect(facts.getByRole('link', { name: /1029 Bateria incha/ })).toHaveAttribute('href', `${PATH}?chamado=1029`)
  })

  it('that is not there says so', async () => {
    answer('get', '/tickets/999', refused('not_found', 'Não encontrado.'), 404)
    await openDesk({ query: { chamado: '999' } })
    expect(await screen.findByText('Não há chamado 999')).toBeInTheDocument()
  })

  it('offers only what the API allows', async () => {
    await openDesk({ ticket: { allowed_actions: ['note', 'reopen'], status: 'CLOSED', waiting_for: null } })
    expect(screen.queryByRole('button', { name: 'Encerrar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Trocar agora' })).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Nota interna' })).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Responsável' })).toBeDisabled()
  })

  it('is given to somebody, with the version that was read', async () => {
    const sent = answer('put', '/tickets/1043/assignee', refused('conflict', 'Mudou.'), 409)
    await openDesk({ ticket: {} })
    await screen.findByRole('option', { name: 'Sérgio Brandão' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Responsável' }), 'Sérgio Brandão')
    expect(await screen.findByText('Mudou.')).toBeInTheDocument()
    expect(sent).toEqual([{ user_id: 8, version: 4 }])
  })

  it('gives the turn to the customer with a reply, and takes it back by taking the ticket', async () => {
    await openDesk({ ticket: {} })
    const turn = within(screen.getByRole('group', { name: 'De quem é a vez' }))
    await userEvent.click(turn.getByRole('button', { name: 'Cliente' }))
    expect(screen.getByRole('checkbox', { name: 'Aguardar o cliente' })).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Resposta ao cliente' })).toHaveFocus()
  })

  it('is exchanged by one press; T only goes to the button', async () => {
    const sent = answer('post', '/tickets/1043/exchange', refused('conflict', 'A troca já foi aprovada.'), 409)
    await openDesk({ ticket: {} })
    await userEvent.keyboard('t')
    const button = screen.getByRole('button', { name: 'Trocar agora' })
    expect(button).toHaveFocus()
    expect(sent).toEqual([])
    await userEvent.click(button)
    expect(await screen.findByText('A troca já foi aprovada.')).toBeInTheDocument()
    expect(sent).toEqual([{ version: 4 }])
  })

  it('says which others are free when there is no unit to exchange for', async () => {
    const data = {
      alternatives: [{ product_id: 3, name: 'Vertex 16', available: 2, monthly_difference: '80.00' }],
    }
    const sentence = 'Vertex 14 Pro: nenhuma unidade disponível agora.'
    answer('post', '/tickets/1043/exchange', { ...refused('out_of_stock', sentence), data }, 409)
    await openDesk({ ticket: {} })
    await userEvent.click(screen.getByRole('button', { name: 'Trocar agora' }))
    const dialog = await screen.findByRole('dialog', { name: 'Não há outro igual para trocar' })
    expect(dialog).toHaveTextContent(sentence)
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Vertex 162 livres+ R$ 80,00')
  })

  it('is closed with a message, and asks again while its exchange is under way', async () => {
    const refusal = { ...refused('conflict', 'A troca ainda não terminou.'), data: { open_exchange: 5 } }
    const refusedOnce = answer('put', '/tickets/1043/status', refusal, 409)
    await openDesk({ ticket: {} })
    await userEvent.keyboard('e')
    const dialog = await screen.findByRole('dialog', { name: 'Encerrar o chamado 1043' })
    const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }))
    await press('Encerrar chamado')
    expect(await within(dialog).findByText('Conte ao cliente como foi resolvido')).toBeInTheDocument()
    await userEvent.type(within(dialog).getByLabelText('Mensagem ao cliente'), 'Trocado.')
    await press('Encerrar chamado')
    expect(await within(dialog).findByText('A troca ainda não terminou.')).toBeInTheDocument()
    expect(refusedOnce).toEqual([{ status: 'CLOSED', message: 'Trocado.', version: 4 }])

    const sent = answer('put', '/tickets/1043/status', refused('conflict', 'Mudou.'), 409)
    await press('Encerrar assim mesmo')
    expect(await within(dialog).findByText('Mudou.')).toBeInTheDocument()
    expect(sent).toEqual([{ status: 'CLOSED', message: 'Trocado.', version: 4, force: true }])
  })

  it('is merged into another one, whose number may be wrong', async () => {
    answer('post', '/tickets/1043/merge', refused('not_found', 'Não encontramos.'), 404)
    const { router } = await openDesk({ ticket: {} })
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações do chamado' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Juntar a outro chamado' }))
    const dialog = await screen.findByRole('dialog', { name: 'Juntar o chamado 1043 a outro' })
    await userEvent.type(within(dialog).getByLabelText('Número do outro chamado'), '1029')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar chamados' }))
    expect(await within(dialog).findByText('Não há chamado com esse número nesta empresa.')).toBeInTheDocument()
    expect(router.push).not.toHaveBeenCalled()
  })
})
