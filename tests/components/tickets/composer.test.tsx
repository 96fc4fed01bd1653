import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { useRef } from 'react'
import { Composer, type ComposerHandle } from '@/components/tickets/composer/Composer'
import { deleteAllDrafts, readDraft } from '@/contexts/stores/drafts.store'
import { ApiError } from '@/services/http/api-error.rules'
import { wireTicketAttachment } from '@/tests/factories/wire/tickets.wire'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'

useNetwork()
beforeEach(() => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  deleteAllDrafts()
})

const FAILURE = 'Erro ao enviar mensagem. Tente novamente mais tarde'
const DRAFT = 'ticket:1042'

const openComposer = (props: Partial<Parameters<typeof Composer>[0]> = {}) => {
  const onSend = jest.fn().mockResolvedValue(undefined)
  const drawn = open(
    '/platform/support-tickets/1042',
    <Composer draft={DRAFT} label="Mensagem" sendLabel="Enviar resposta" onSend={onSend} {...props} />,
  )
  return { ...drawn, onSend, field: screen.getByRole('textbox', { name: 'Mensagem' }) }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }))
const pdf = (name = 'laudo.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })
const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/^Anexar PDF, PNG ou JPEG/), { target: { files } })

describe('writing a message', () => {
  it('sends it with Ctrl+Enter; the focus stays in the empty field', async () => {
    const { field, onSend } = openComposer()
    await userEvent.type(field, ' O Otávio recebe. ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledWith({ text: 'O Otávio recebe.' })
    await waitFor(() => expect(field).toHaveValue(''))
    expect(field).toHaveFocus()
    expect(readDraft(DRAFT)).toBeNull()
  })

  it('puts the focus into the field after the button was pressed, too', async () => {
    const { field } = openComposer()
    await userEvent.type(field, 'Oi')
    await send()
    await waitFor(() => expect(field).toHaveValue(''))
    expect(field).toHaveFocus()
  })

  it('keeps what is written as a draft, for the next visit', async () => {
    const { field, unmount } = openComposer()
    expect(screen.queryByText('rascunho salvo')).not.toBeInTheDocument()
    await userEvent.type(field, 'Chega quando?')
    expect(screen.getByText('rascunho salvo')).toBeInTheDocument()
    unmount()
    expect(openComposer().field).toHaveValue('Chega quando?')
  })

  it('says that there is nothing to send, and asks for it', async () => {
    const { field, onSend } = openComposer()
    await send()
    expect(onSend).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('Escreva a mensagem ou anexe um arquivo.')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Escreva a mensagem ou anexe um arquivo.')
  })

  it('refuses 5.001 characters and keeps them', async () => {
    const { field, onSend } = openComposer()
    fireEvent.change(field, { target: { value: 'a'.repeat(5_001) } })
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('A mensagem tem 5.001 caracteres e o limite é 5.000.')
    expect(onSend).not.toHaveBeenCalled()
    expect(field).toHaveValue('a'.repeat(5_001))
  })
})

describe('a failed send', () => {
  it('keeps text and files, says so in the specified words, and sends the same again', async () => {
    answer('post', '/ticket-attachments', wireTicketAttachment(), 201)
    const onSend = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined)
    const { field } = openComposer({ onSend })
    attach(pdf())
    await screen.findByRole('button', { name: 'Tirar laudo.pdf' })
    await userEvent.type(field, 'Segue o laudo.')
    await send()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(FAILURE)).toBeInTheDocument()
    expect(alert).toHaveTextContent('O texto e o anexo continuam aqui.')
    expect(field).toHaveValue('Segue o laudo.')

    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(field).toHaveValue(''))
    const message = { text: 'Segue o laudo.', attachment_ids: [90] }
    expect(onSend.mock.calls).toEqual([[message], [message]])
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Anexos' })).not.toBeInTheDocument()
  })

  it('may be said in other words by the screen, which may send all the same', async () => {
    const conflict = new ApiError(409, 'conflict', ['Denise escreveu enquanto você respondia.'])
    const onSend = jest.fn().mockRejectedValueOnce(conflict).mockResolvedValueOnce(undefined)
    const { field } = openComposer({
      onSend,
      refusal: (error, sendAgain) =>
        error === conflict && (
          <button type="button" onClick={() => sendAgain({ force: true })}>
            Enviar assim mesmo
          </button>
        ),
    })
    await userEvent.type(field, 'Já foi.')
    await send()
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar assim mesmo' }))
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
    expect(onSend).toHaveBeenLastCalledWith({ text: 'Já foi.', force: true })
    await waitFor(() => expect(field).toHaveValue(''))
  })
})

describe('attaching files', () => {
  it('uploads them at once, and sends their ids without words', async () => {
    answer('post', '/ticket-attachments', wireTicketAttachment(), 201)
    const { onSend } = openComposer()
    attach(pdf())
    await screen.findByRole('button', { name: 'Tirar laudo.pdf' })
    await send()
    expect(onSend).toHaveBeenCalledWith({ attachment_ids: [90] })
  })

  it('keeps one that is added while the message is being sent, for the next message', async () => {
    answer('post', '/ticket-attachments', wireTicketAttachment(), 201)
    let arrive = (): void => undefined
    const onSend = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    const { field } = openComposer({ onSend })
    await userEvent.type(field, 'Primeira.')
    await send()
    attach(pdf())
    await screen.findByRole('button', { name: 'Tirar laudo.pdf' })
    act(() => arrive())
    await waitFor(() => expect(field).toHaveValue(''))
    expect(screen.getByRole('button', { name: 'Tirar laudo.pdf' })).toBeInTheDocument()
  })

  it('refuses another kind, an empty one, and a sixth', () => {
    network.use(http.post('*/api/ticket-attachments', () => new Promise<Response>(() => undefined)))
    openComposer()
    attach(new File(['x'], 'foto.gif'), new File([], 'vazio.pdf'))
    expect(screen.getByRole('alert')).toHaveTextContent('“foto.gif” não é PDF, PNG nem JPEG. “vazio.pdf” está vazio.')
    attach(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => pdf(`${name}.pdf`)))
    expect(screen.getAllByRole('progressbar')).toHaveLength(5)
    expect(screen.getByRole('alert')).toHaveTextContent('No máximo 5 arquivos por mensagem.')
  })

  it('takes them by paste and by drop', () => {
    network.use(http.post('*/api/ticket-attachments', () => new Promise<Response>(() => undefined)))
    const { field } = openComposer()
    fireEvent.paste(field, { clipboardData: { files: [new File(['x'], 'tela.png')] } })
    fireEvent.drop(field, { dataTransfer: { files: [pdf()] } })
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Enviando tela.png',
      'Enviando laudo.pdf',
    ])
  })

  it('waits for an upload that is under way, and can cancel it', async () => {
    network.use(http.post('*/api/ticket-attachments', () => new Promise<Response>(() => undefined)))
    const { field, onSend } = openComposer()
    attach(pdf())
    await userEvent.type(field, 'Segue.')
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('Espere o anexo chegar ou cancele o envio dele.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar laudo.pdf' }))
    await send()
    expect(onSend).toHaveBeenCalledWith({ text: 'Segue.' })
  })

  it('says why an upload failed, and tries it again', async () => {
    answer('post', '/ticket-attachments', refused('unsupported_media', 'Este arquivo não é um PDF.'), 415)
    openComposer()
    attach(pdf())
    expect(await screen.findByRole('alert')).toHaveTextContent('Este arquivo não é um PDF.')
    answer('post', '/ticket-attachments', wireTicketAttachment(), 201)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente laudo.pdf' }))
    expect(await screen.findByRole('button', { name: 'Tirar laudo.pdf' })).toBeInTheDocument()
  })

  it('removes one from the message and from the server', async () => {
    answer('post', '/ticket-attachments', wireTicketAttachment(), 201)
    const removed = answer('delete', '/ticket-attachments/90', null)
    openComposer()
    attach(pdf())
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar laudo.pdf' }))
    expect(screen.queryByRole('list', { name: 'Anexos' })).not.toBeInTheDocument()
    await waitFor(() => expect(removed).toHaveLength(1))
  })

  it('keeps what has arrived in the draft, until the server sweeps it', async () => {
    answer('post', '/ticket-attachments', wireTicketAttachment(), 201)
    const { unmount } = openComposer()
    attach(pdf())
    await screen.findByRole('button', { name: 'Tirar laudo.pdf' })
    await waitFor(() => expect(readDraft(DRAFT)?.files).toContain('"id":90'))
    unmount()
    const again = openComposer()
    expect(screen.getByRole('button', { name: 'Tirar relatorio-bateria.pdf' })).toBeInTheDocument()
    again.unmount()
    const tomorrow = Date.now() + 24 * 3_600_000
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow)
    openComposer()
    expect(screen.queryByRole('button', { name: /^Tirar/ })).not.toBeInTheDocument()
  })
})

it('a screen can put text at the caret', async () => {
  let insert: (text: string) => void = () => undefined
  const WithHandle = () => {
    const handle = useRef<ComposerHandle>(null)
    insert = (text) => handle.current?.insert(text)
    return <Composer ref={handle} draft={DRAFT} label="Mensagem" sendLabel="Enviar" onSend={() => Promise.resolve()} />
  }
  open('/platform/support-tickets/1042', <WithHandle />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
  await userEvent.type(field, 'Olá, tudo bem?')
  field.setSelectionRange(5, 5)
  // Formik validates after the change.
  await act(async () => {
    insert('Marina,')
    await Promise.resolve()
  })
  expect(field).toHaveValue('Olá, Marina,tudo bem?')
  expect(field).toHaveFocus()
})
