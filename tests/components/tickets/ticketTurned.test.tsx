import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { TicketScreen } from '@/components/tickets/detail/TicketScreen'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import { phone } from '@/styles/tokens'
import { wireTicket, wireTicketMessage } from '@/tests/factories/wire/tickets.wire'
import { logIn, person } from '../layout/frame'
import { answer, network, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))
afterEach(deleteAllDrafts)

const fileInput = () => screen.getByLabelText(/^Anexar PDF, PNG ou JPEG/)
const choose = (input: HTMLElement, name: string) =>
  fireEvent.change(input, { target: { files: [new File(['%PDF'], name, { type: 'application/pdf' })] } })

/** Opens a ticket whose uploads do not end. */
async function openTicket() {
  network.use(http.post('*/api/ticket-attachments', () => new Promise<Response>(() => undefined)))
  answer('get', '/tickets/1042', wireTicket())
  answer('get', '/tickets/1042/messages', { messages: [wireTicketMessage()], more: false })
  open('/platform/support-tickets/1042', <TicketScreen />, { ticketId: '1042' })
  await screen.findByRole('list', { name: 'Conversa' })
}

describe('a ticket on a phone that is turned', () => {
  afterEach(() => jest.restoreAllMocks())

  /** A wide window that becomes narrow. */
  function withTurns() {
    let isNarrow = false
    const listeners = new Set<() => void>()
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media === phone && isNarrow,
          addEventListener: (_: string, listener: () => void) => listeners.add(listener),
          removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
        }) as unknown as MediaQueryList,
    )
    return () =>
      act(() => {
        isNarrow = !isNarrow
        for (const listener of listeners) listener()
      })
  }

  it('keeps a text and a file that is being sent', async () => {
    const turn = withTurns()
    await openTicket()
    await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Segue a foto.')
    choose(fileInput(), 'laudo.pdf')
    for (const lines of ['2', '3']) {
      turn()
      // Not by role: the bar, where the editor is lower, shows by a media query.
      const moved = screen.getByLabelText('Mensagem')
      expect(moved).toHaveAttribute('rows', lines)
      expect(moved).toHaveValue('Segue a foto.')
      expect(screen.getByRole('button', { name: 'Cancelar laudo.pdf', hidden: true })).toBeInTheDocument()
    }
  })

  it('takes a file that was being chosen meanwhile', async () => {
    const turn = withTurns()
    await openTicket()
    const opened = fileInput()
    turn()
    choose(opened, 'laudo.pdf')
    expect(screen.getByRole('button', { name: 'Cancelar laudo.pdf', hidden: true })).toBeInTheDocument()
  })
})
