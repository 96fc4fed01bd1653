import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import { wireDeskMessage, wireStaffTicket, wireTicketReply } from '@/tests/factories/wire/ticket-desk.wire'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../../layout/frame'
import { answer, network, refused, useNetwork } from '../../users/usersDesk'
import { answerSent, openDesk, SENT } from './deskPage'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-11-23T16:16:00.000Z')
beforeEach(() => logIn(person(['OPERAÇÃO'], { id: 9, company: null })))
afterEach(deleteAllDrafts)

const answering = () => screen.getByRole('textbox', { name: 'Resposta ao cliente' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the answer of staff', () => {
  it('names the newest message that was seen, and waits for the customer when that is ticked', async () => {
    const sent = answerSent(SENT)
    await openDesk({ messages: [wireDeskMessage(), wireDeskMessage({ id: 502 })] })
    await userEvent.type(answering(), 'Bom dia.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Aguardar o cliente' }))
    await press(/^Enviar resposta/)
    await waitFor(() => expect(answering()).toHaveValue(''))
    expect(sent).toEqual([{ text: 'Bom dia.', kind: 'public', wait_for_customer: true, last_message_id: 502 }])
    expect(answering()).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'Aguardar o cliente' })).not.toBeChecked()
  })

  it('is reached by R, a note by N, each with a draft of its own', async () => {
    const sent = answerSent(SENT)
    await openDesk({ messages: [wireDeskMessage()] })
    await userEvent.keyboard('r')
    expect(answering()).toHaveFocus()
    await userEvent.type(answering(), 'Para o cliente')
    await press('Nota interna')
    const note = await screen.findByRole('textbox', { name: 'Nota interna' })
    expect(note).toHaveValue('')
    await waitFor(() => expect(note).toHaveFocus())
    expect(screen.queryByRole('checkbox', { name: 'Aguardar o cliente' })).not.toBeInTheDocument()
    await userEvent.type(note, 'Só para nós{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toEqual([{ text: 'Só para nós', kind: 'note', last_message_id: 501 }]))
    await press('Resposta')
    expect(answering()).toHaveValue('Para o cliente')
  })

  it('stays when somebody wrote meanwhile, shows that, and is sent all the same on demand', async () => {
    const newer = [wireDeskMessage({ id: 777, side: 'staff', author: { id: 8, name: 'Sérgio' }, text: 'Já aprovei.' })]
    const refusal = refused('conflict', 'Sérgio escreveu enquanto você respondia.')
    const sent = answerSent({ body: { ...refusal, data: { messages: newer } }, status: 409 }, SENT)
    await openDesk({ messages: [wireDeskMessage()] })
    await userEvent.type(answering(), 'Vou ver.{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Sérgio escreveu enquanto você respondia.')).toBeInTheDocument()
    expect(screen.getByText(/Já aprovei\./)).toBeInTheDocument()
    expect(answering()).toHaveValue('Vou ver.')
    await press('Enviar assim mesmo')
    await waitFor(() => expect(answering()).toHaveValue(''))
    expect(sent[1]).toMatchObject({ text: 'Vou ver.', force: true })
  })

  it('keeps its words after any other failure', async () => {
    answerSent({ body: refused('unavailable', 'Indisponível.'), status: 503 })
    await openDesk({ messages: [wireDeskMessage()] })
    await userEvent.type(answering(), 'Vou ver.{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Erro ao enviar mensagem. Tente novamente mais tarde')).toBeInTheDocument()
    expect(answering()).toHaveValue('Vou ver.')
  })

  it('is no edit conflict for the exchange that follows it at once', async () => {
    answerSent(SENT)
    const exchanges = answer('post', '/tickets/1043/exchange', wireStaffTicket({ version: 6 }))
    await openDesk({ ticket: { version: 4 } })
    network.use(http.get('*/api/tickets/1043', () => delay('infinite')))
    await userEvent.type(answering(), 'Vamos trocar.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(answering()).toHaveValue(''))
    await press('Trocar agora')
    await waitFor(() => expect(exchanges).toEqual([{ version: 5 }]))
  })

  it('says who else reads, or writes', async () => {
    await openDesk({
      ticket: {
        present: [
          { id: 8, name: 'Sérgio Brandão', state: 'viewing' },
          { id: 7, name: 'Denise Lobo', state: 'writing' },
        ],
      },
    })
    expect(screen.getByText(/Denise está respondendo/)).toBeInTheDocument()
  })

  it('tells the others that it is read, and that it is being written', async () => {
    const { presence } = await openDesk({ messages: [wireDeskMessage()] })
    await waitFor(() => expect(presence).toEqual([{ state: 'viewing' }]))
    await userEvent.type(answering(), 'a')
    await waitFor(() => expect(presence).toEqual([{ state: 'viewing' }, { state: 'writing' }]))
  })
})

describe('the canned answers while writing', () => {
  const REPLIES = [
    wireTicketReply(),
    wireTicketReply({ id: 4, title: 'Troca sem estoque', text: 'Ainda não temos outro, {nome}.' }),
    wireTicketReply({ id: 5, title: 'Outra', text: 'Sem relação.' }),
  ]
  const offered = () => within(screen.getByRole('listbox', { name: 'Respostas prontas' })).getAllByRole('option')

  it('come with a slash, are narrowed by typing and inserted with Enter, their fields filled', async () => {
    await openDesk({ messages: [wireDeskMessage()], replies: REPLIES })
    await userEvent.type(answering(), 'Bom dia. /tro')
    expect(offered().map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(answering()).toHaveValue('Bom dia. Ainda não temos outro, Sabrina.')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('are closed by Esc until the next slash, and do not come within a word', async () => {
    await openDesk({ messages: [wireDeskMessage()], replies: REPLIES })
    await userEvent.type(answering(), '/tro')
    expect(offered()).toHaveLength(2)
    await userEvent.keyboard('{Escape}c')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.type(answering(), ' 9/11')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('are opened by their button too, which leaves the text as it is', async () => {
    await openDesk({ messages: [wireDeskMessage()], replies: REPLIES })
    await userEvent.type(answering(), 'Olá. ')
    await press(/^Prontas/)
    expect(offered()).toHaveLength(3)
    await userEvent.click(screen.getByRole('option', { name: /^Outra/ }))
    expect(answering()).toHaveValue('Olá. Sem relação.')
  })

  it('with a field that nobody filled are not sent before asking once', async () => {
    const sent = answerSent(SENT)
    await openDesk({ messages: [wireDeskMessage()] })
    await userEvent.type(answering(), 'Chega {{previsao}.{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Falta preencher {previsao}')).toBeInTheDocument()
    expect(sent).toEqual([])
    await press('Enviar assim mesmo')
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})
