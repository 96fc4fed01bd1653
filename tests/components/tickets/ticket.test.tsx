import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { TicketScreen } from '@/components/tickets/detail/TicketScreen'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import type { Ticket, TicketMessage } from '@/services/tickets/tickets.schema'
import { wireTicket, wireTicketExchange, wireTicketMessage } from '@/tests/factories/wire/tickets.wire'
import { fill } from '@/tests/setup/fill'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'
import '@/components/tickets/detail/CloseTicketDialog'
import '@/components/tickets/detail/RateTicket'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-11-23T13:40:00.000Z')
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))
afterEach(deleteAllDrafts)

/** Opens the page of a ticket. */
async function openTicket(ticket: Partial<Ticket> = {}, messages: TicketMessage[] = [wireTicketMessage()]) {
  answer('get', '/tickets/1042', wireTicket(ticket))
  answer('get', '/tickets/1042/messages', { messages, more: false })
  const drawn = open('/platform/support-tickets/1042', <TicketScreen />, { ticketId: '1042' })
  await screen.findByRole('list', { name: 'Conversa' })
  return drawn
}

const CLOSED: Partial<Ticket> = {
  status: 'CLOSED',
  waiting_for: null,
  closed_at: '2026-11-20T19:10:00.000Z',
  closed_by: { id: 20, name: 'Joana Mattos' },
}

const editor = () => screen.getByRole('textbox', { name: 'Mensagem' })

describe('a ticket', () => {
  it('says what it is about, whose turn it is and until when', async () => {
    await openTicket({ waiting_for: 'customer', closes_at: '2026-11-30T21:00:00.000Z', exchange: wireTicketExchange() })
    expect(
      screen.getByRole('heading', { level: 1, name: 'Notebook desliga sozinho durante o uso' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Chamado 1042 · Defeito · aberto em 19/11 por Marina Duarte')).toBeInTheDocument()
    expect(screen.getByText(/Sem resposta, o chamado fecha na/)).toHaveTextContent('segunda, 30/11')
    const steps = screen.getByRole('list', { name: 'Passos da troca' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      'Pedida (feito)19/11, 09:12',
      'Aprovada (feito)19/11, 10:05',
      'Saiu do depósito (feito)hoje, 08:30',
      'Entrega (agora)até 25/11, 18h',
      'Retirada do antigo (a seguir)na entrega',
    ])
    expect(screen.getByText('em 53 min')).toBeInTheDocument()
    expect(screen.getByText('Conta dias úteis; 20/11 foi feriado.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '000104' })).toHaveAttribute('href', '/platform/my-orders/000104')
  })

  it('says that the exchange is late, and which ticket it goes on from', async () => {
    await openTicket({ follows: 1031, exchange: wireTicketExchange({ due_at: '2026-11-20T21:00:00.000Z' }) })
    const steps = within(screen.getByRole('list', { name: 'Passos da troca' }))
    expect(steps.getByText('era até 20/11, 18h')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'chamado 1031' })).toHaveAttribute('href', '/platform/support-tickets/1031')
  })

  it('closed without an answer had none, and is not late', async () => {
    const { sla } = wireTicket()
    await openTicket({ ...CLOSED, sla: { ...sla, first_response_at: null } })
    expect(screen.getByText('não houve')).toBeInTheDocument()
  })

  it('that somebody may not see is not found', async () => {
    answer('get', '/tickets/1042', refused('not_found', 'Não encontrado.'), 404)
    open('/platform/support-tickets/1042', <TicketScreen />, { ticketId: '1042' })
    expect(await screen.findByRole('heading', { name: 'Não encontramos este chamado' })).toBeInTheDocument()
  })

  it('is answered; the message stands there before it is refetched', async () => {
    await openTicket()
    const keys: (string | null)[] = []
    const bodies: unknown[] = []
    network.use(
      http.post('*/api/tickets/1042/messages', async ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        bodies.push(await request.json())
        if (keys.length === 1) return HttpResponse.error()
        return HttpResponse.json(wireTicketMessage({ id: 9, text: 'Chega quando?' }), { status: 201 })
      }),
    )
    await fill(editor(), 'Chega quando?')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(editor()).toHaveValue(''))
    expect(bodies).toEqual([{ text: 'Chega quando?' }, { text: 'Chega quando?' }])
    // A retry after a lost answer has no further effect.
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('that was merged leads on to the other one', async () => {
    await openTicket({ ...CLOSED, merged_into: 1050, allowed_actions: [] })
    expect(screen.getByText('A conversa continua no chamado 1050')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Abrir o chamado 1050' })).toHaveAttribute(
      'href',
      '/platform/support-tickets/1050',
    )
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('closing a ticket', () => {
  const close = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar chamado' }))
    return screen.findByRole('dialog', { name: 'Encerrar este chamado?' })
  }

  it('may be said why', async () => {
    const sent = answer('put', '/tickets/1042/status', wireTicket(CLOSED))
    await openTicket()
    const dialog = await close()
    await fill(await within(dialog).findByRole('textbox', { name: /Quer contar como ficou/ }), 'Voltou a ligar.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar chamado' }))
    expect(await screen.findByText('Chamado encerrado')).toBeInTheDocument()
    expect(sent).toEqual([{ status: 'CLOSED', version: 3, message: 'Voltou a ligar.' }])
  })

  it('needs no words', async () => {
    const sent = answer('put', '/tickets/1042/status', wireTicket(CLOSED))
    await openTicket()
    const dialog = await close()
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Encerrar chamado' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'CLOSED', version: 3 }]))
  })

  it('keeps the words when the ticket has changed', async () => {
    answer('put', '/tickets/1042/status', refused('conflict', 'O chamado mudou.'), 409)
    await openTicket()
    const dialog = await close()
    const field = await within(dialog).findByRole('textbox', { name: /Quer contar como ficou/ })
    await fill(field, 'Voltou a ligar.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar chamado' }))
    expect(await screen.findByText('O chamado mudou. Confira e encerre de novo.')).toBeInTheDocument()
    expect(field).toHaveValue('Voltou a ligar.')
  })

  it('is offered only to those who may', async () => {
    await openTicket({ allowed_actions: ['reply'] })
    expect(screen.queryByRole('button', { name: 'Encerrar chamado' })).not.toBeInTheDocument()
  })
})

describe('a closed ticket', () => {
  it('asks its opener for a rating, with a comment if they like', async () => {
    const sent = answer(
      'post',
      '/tickets/1042/rating',
      wireTicket({
        ...CLOSED,
        rating: { score: 4, comment: 'Rápido' },
        allowed_actions: ['reply', 'thank'],
        version: 4,
      }),
    )
    await openTicket({ ...CLOSED, allowed_actions: ['reply', 'thank', 'rate'] })
    expect(screen.getByText('1 é ruim, 5 é ótimo. Até 05/12.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar nota' }))
    expect(await screen.findByText('Escolha de 1 a 5')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: '4' }))
    await fill(screen.getByRole('textbox', { name: /Quer contar por quê/ }), 'Rápido')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar nota' }))
    expect(await screen.findByText('Obrigado pela nota')).toBeInTheDocument()
    expect(sent).toEqual([{ score: 4, comment: 'Rápido' }])
    expect(await screen.findByText(/^Sua nota:/)).toHaveTextContent('Sua nota: 4 de 5. “Rápido”')
  })

  it('is reopened by an answer', async () => {
    await openTicket({ ...CLOSED, allowed_actions: ['reply', 'thank', 'rate'] })
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Reabrir chamado' }))
    expect(screen.getByText('Responder reabre o chamado.')).toBeInTheDocument()
    const sent = answer('post', '/tickets/1042/messages', wireTicketMessage({ id: 9 }), 201)
    await fill(editor(), 'Voltou a desligar.')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar e reabrir' }))
    await waitFor(() => expect(sent).toEqual([{ text: 'Voltou a desligar.' }]))
  })

  it('stays closed when the answer only says thanks', async () => {
    await openTicket({ ...CLOSED, allowed_actions: ['reply', 'thank'] })
    const sent = answer('post', '/tickets/1042/messages', wireTicketMessage({ id: 9 }), 201)
    await fill(editor(), 'Obrigada!')
    await userEvent.click(screen.getByRole('button', { name: 'Só agradecer' }))
    await waitFor(() => expect(sent).toEqual([{ text: 'Obrigada!', no_reopen: true }]))
  })

  it('is followed by another one once it is too late to reopen it', async () => {
    await openTicket({ ...CLOSED, closed_at: '2026-11-01T19:10:00.000Z', allowed_actions: ['follow_up'] })
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByText(/há mais de 15 dias/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Abrir outro chamado' })
    expect(link).toHaveAttribute('href', expect.stringContaining('segue=1042'))
  })

  it('keeps what is written when it was closed for good meanwhile', async () => {
    await openTicket()
    answer(
      'post',
      '/tickets/1042/messages',
      { ...refused('ticket_closed', 'Encerrado.'), data: { follow_up: true } },
      409,
    )
    await fill(editor(), 'Ainda desliga.')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }))
    expect(await screen.findByText('Este chamado já foi encerrado')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Abrir outro chamado' })).toHaveAttribute(
      'href',
      expect.stringContaining('segue=1042'),
    )
    expect(editor()).toHaveValue('Ainda desliga.')
  })
})
