import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { TicketThread } from '@/components/tickets/thread/TicketThread'
import type { Ticket, TicketMessage } from '@/services/tickets/tickets.schema'
import {
  wireStaffMessage,
  wireTicket,
  wireTicketAttachment,
  wireTicketExchange,
  wireTicketMessage,
} from '@/tests/factories/wire/tickets.wire'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'

useNetwork()

/** Draws the conversation of a ticket with these messages. */
async function openThread(messages: TicketMessage[], ticket: Partial<Ticket> = {}, more = false) {
  answer('get', '/tickets/1042/messages', { messages, more })
  const drawn = open('/platform/support-tickets/1042', <TicketThread ticket={wireTicket(ticket)} />)
  const list = await screen.findByRole('list', { name: 'Conversa' })
  return {
    ...drawn,
    list,
    items: () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  }
}

describe('the conversation', () => {
  it('shows who wrote what, and the steps of the exchange in between', async () => {
    const { items } = await openThread([wireTicketMessage(), wireStaffMessage()], { exchange: wireTicketExchange() })
    expect(items()).toEqual([
      expect.stringMatching(/Marina DuarteVocê.*O notebook do Bruno desliga sozinho\./),
      expect.stringMatching(/Joana MattosArrenda.*falha na bateria/),
      expect.stringMatching(/^Troca aprovada/),
      expect.stringMatching(/^O equipamento novo saiu do depósito · VX14P-2508-1190 · rastreio BR 482 104 977/),
    ])
  })

  it('keeps HTML as text and opens addresses of the web only', async () => {
    const text = '<b>oi</b> https://arrenda.example/guia javascript:alert(1)'
    await openThread([wireStaffMessage({ text })])
    expect(screen.getByText(/<b>oi<\/b>/)).toBeInTheDocument()
    const [link, ...others] = screen.getAllByRole('link')
    expect(others).toEqual([])
    expect(link).toHaveAttribute('href', 'https://arrenda.example/guia')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  it('goes back in time page by page, and keeps what is shown', async () => {
    const asked: (string | null)[] = []
    network.use(
      http.get('*/api/tickets/1042/messages', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before')
        asked.push(before)
        return HttpResponse.json(
          before === null
            ? { messages: [wireStaffMessage({ id: 60 })], more: true }
            : { messages: [wireTicketMessage()], more: false },
        )
      }),
    )
    open('/platform/support-tickets/1042', <TicketThread ticket={wireTicket()} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ver mensagens anteriores' }))
    expect(await screen.findByText(/O notebook do Bruno/)).toBeInTheDocument()
    expect(screen.getByText(/falha na bateria/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ver mensagens anteriores' })).not.toBeInTheDocument()
    expect(asked).toEqual([null, '60'])
  })

  it('marks where the unread messages begin, and tells the server that they are read', async () => {
    const read = answer('put', '/tickets/1042/read', wireTicket())
    const { items } = await openThread([wireTicketMessage(), wireStaffMessage()], { unread: true, last_read_id: 1 })
    expect(items()[1]).toMatch(/^Mensagens novas/)
    await waitFor(() => expect(read).toEqual([{ message_id: 2 }]))
  })

  it('draws no line where all is new', async () => {
    const read = answer('put', '/tickets/1042/read', wireTicket())
    const { items } = await openThread([wireStaffMessage()], { unread: true, last_read_id: null })
    expect(items()[0]).not.toContain('Mensagens novas')
    await waitFor(() => expect(read).toEqual([{ message_id: 2 }]))
  })

  it('marks nothing when all was read', async () => {
    await openThread([wireTicketMessage(), wireStaffMessage()])
    expect(screen.queryByText('Mensagens novas')).not.toBeInTheDocument()
  })

  it('shows an internal note as one, and that a message was taken back', async () => {
    const gone = wireStaffMessage({ id: 3, text: null, withdrawn_at: '2026-11-19T13:09:00.000Z' })
    const { items } = await openThread([wireStaffMessage({ kind: 'note' }), gone])
    expect(items()[0]).toContain('Nota interna')
    expect(items()[1]).toContain('Mensagem retirada por quem escreveu.')
  })

  it('names the ticket that a merged message was written in', async () => {
    const { items } = await openThread([wireTicketMessage({ ticket_id: 1031 })])
    expect(items()[0]).toContain('no chamado 1031')
  })

  it('says that it could not be loaded, and loads it again', async () => {
    answer('get', '/tickets/1042/messages', refused('invalid', 'Não deu.'), 400)
    open('/platform/support-tickets/1042', <TicketThread ticket={wireTicket()} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar as mensagens')
    answer('get', '/tickets/1042/messages', { messages: [wireTicketMessage()], more: false })
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText(/O notebook do Bruno/)).toBeInTheDocument()
  })
})

describe('taking a message back', () => {
  const mine = wireTicketMessage({ withdrawable_until: '2100-01-01T00:00:00.000Z' })

  it('is asked about, and done', async () => {
    const taken = answer('delete', '/tickets/1042/messages/1', { ...mine, text: null })
    answer('get', '/tickets/1042', wireTicket())
    await openThread([mine])
    await userEvent.click(screen.getByRole('button', { name: 'Retirar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Retirar esta mensagem?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar mensagem' }))
    expect(await screen.findByText('Mensagem retirada')).toBeInTheDocument()
    expect(taken).toHaveLength(1)
  })

  it('is not offered once its time is over', async () => {
    await openThread([wireTicketMessage({ withdrawable_until: '2026-11-01T00:00:00.000Z' })])
    expect(screen.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument()
  })
})

describe('the files of a message', () => {
  beforeEach(() => {
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  const withFiles = wireTicketMessage({
    attachments: [wireTicketAttachment(), wireTicketAttachment({ id: 91, name: 'tela.webp', mime: 'image/webp' })],
  })
  const answerFiles = () => {
    const asked: string[] = []
    network.use(
      http.get('*/api/tickets/1042/attachments/:id', ({ request, params }) => {
        asked.push(`${String(params.id)}${new URL(request.url).search}`)
        return new HttpResponse(new Blob(['x']))
      }),
    )
    return asked
  }

  it('are previews of pictures, which open larger, and PDFs, which are downloaded', async () => {
    const asked = answerFiles()
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    await openThread([withFiles])
    await waitFor(() => expect(asked).toEqual(['91?preview=true']))
    expect(screen.getByRole('button', { name: 'Baixar relatorio-bateria.pdf, 248 kB' })).toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: 'Ampliar tela.webp' }))
    const dialog = await screen.findByRole('dialog', { name: 'tela.webp' })
    expect(await within(dialog).findByRole('img', { name: 'tela.webp' })).toHaveAttribute('src', 'blob:file')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))

    await userEvent.click(screen.getByRole('button', { name: /Baixar relatorio-bateria.pdf/ }))
    await waitFor(() => expect(click).toHaveBeenCalled())
    expect(asked).toEqual(['91?preview=true', '91', '90'])
  })
})
