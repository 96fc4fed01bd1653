import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { DocumentFile, OrderDocument } from '@/services/orders/documents/documents.schema'
import type { Order } from '@/services/orders/orders.schema'
import { wireDocument, wireOrder } from '@/tests/factories/wire/order.wire'
import { answer, network, openOrder, refusal, useNetwork } from '../orderDesk'

useNetwork()

const file = (id: number, name: string, created_at = '2026-11-16T12:00:00.000Z'): DocumentFile => ({
  id,
  name,
  size: 312_000,
  sha256: 'a'.repeat(64),
  kind: 'original',
  created_at,
})
const pdf = (name: string): File => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

const approved = wireDocument({
  id: 1,
  approved: true,
  decided_at: '2026-11-17T12:00:00.000Z',
  files: [file(1, 'contrato.pdf')],
})
const reproved = wireDocument({
  id: 2,
  document_type: 'PROOF_OF_ADDRESS',
  approved: false,
  message: 'Emitido há mais de 90 dias.',
  decided_at: '2026-11-17T12:00:00.000Z',
  files: [file(2, 'conta-agosto.pdf')],
})
const corrected: OrderDocument = {
  ...reproved,
  files: [...reproved.files, file(3, 'conta-outubro.pdf', '2026-11-19T12:00:00.000Z')],
}

const returned = (fields: Partial<Order> = {}): Order =>
  wireOrder({
    stage_name: 'DOC_ANALYSIS',
    stage_state: 'reproved',
    turn: 'customer',
    allowed_actions: ['upload_document', 'add_extra_document'],
    documents: [approved, reproved],
    ...fields,
  })
const ready = returned({
  version: 2,
  documents: [approved, corrected],
  allowed_actions: ['upload_document', 'submit_documents'],
})

describe('correcting documents', () => {
  it('shows what to correct and opens only the reproved documents', async () => {
    openOrder(returned())
    expect(await screen.findByText('Emitido há mais de 90 dias.', { exact: false })).toHaveTextContent(
      'O que corrigir:',
    )
    expect(screen.getByText('1 de 2 aprovados')).toBeInTheDocument()
    expect(screen.getByLabelText('Comprovante de endereço: escolher PDF')).toBeEnabled()
    expect(screen.queryByLabelText('Contrato social: escolher PDF')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mais sobre Contrato social' })).not.toBeInTheDocument()
  })

  it('focuses what is missing instead of submitting', async () => {
    openOrder(returned())
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar para análise' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Falta corrigir: comprovante de endereço.')
    expect(screen.getByLabelText('Comprovante de endereço: escolher PDF')).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('names what is missing within a sentence', async () => {
    const empty = [
      { ...approved, approved: null, files: [] },
      { ...reproved, approved: null, files: [] },
    ]
    openOrder(returned({ stage_state: 'waiting', documents: empty }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar para análise' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Falta enviar: contrato social e comprovante de endereço.',
    )
  })

  it('asks to wait while a file is still uploading, and names it', async () => {
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    network.use(
      http.post('*/documents/2/files', async () => {
        await arrived
        return HttpResponse.json({ ...ready, documents: [approved, { ...corrected, files: corrected.files.slice(1) }] })
      }),
      http.delete('*/documents/2/files/2', () => HttpResponse.json(ready)),
    )
    openOrder(returned())
    await userEvent.upload(await screen.findByLabelText('Comprovante de endereço: escolher PDF'), pdf('conta.pdf'))
    await userEvent.click(screen.getByRole('button', { name: 'Enviar para análise' }))
    expect(
      await screen.findByText(
        'Um arquivo ainda está sendo enviado: comprovante de endereço. Espere chegar e envie para análise.',
      ),
    ).toBeInTheDocument()
    expect(screen.queryByText(/Falta corrigir/)).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // The upload goes on.
    arrive()
    expect(await screen.findByText('Arquivo enviado')).toBeInTheDocument()
  })

  it('uploads the correction, deletes the reproved file, and submits after a confirmation', async () => {
    const order = returned()
    const uploads = answer('post', order, '/documents/2/files', { status: 201, body: ready })
    const removals = answer('delete', order, '/documents/2/files/2', {
      body: { ...ready, version: 3, documents: [approved, { ...corrected, files: corrected.files.slice(1) }] },
    })
    const submits = answer('put', order, '/document-submit/', {
      body: returned({ version: 4, stage_state: 'waiting', turn: 'staff', allowed_actions: [] }),
    })
    openOrder(order)
    await userEvent.upload(
      await screen.findByLabelText('Comprovante de endereço: escolher PDF'),
      pdf('conta-outubro.pdf'),
    )
    expect(await screen.findByText('Arquivo enviado')).toBeInTheDocument()
    expect([uploads.length, removals.length]).toEqual([1, 1])
    // The focused drop zone was removed; the focus stays at the same document.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Baixar Comprovante de endereço' })).toHaveFocus())
    expect(screen.getByText('Tudo pronto: envie para análise')).toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: 'Enviar para análise' }))
    const asked = await screen.findByRole('dialog', { name: 'Enviar os documentos para análise?' })
    expect(submits).toHaveLength(0)
    await userEvent.click(within(asked).getByRole('button', { name: 'Enviar para análise' }))
    expect(await screen.findByText('Documentos enviados para análise')).toBeInTheDocument()
    expect(screen.getByText('A Arrenda está conferindo os documentos')).toBeInTheDocument()
    expect(submits).toHaveLength(1)
  })

  it('keeps the reproved file when the upload fails, shows why, and retries with the same file', async () => {
    const order = returned()
    const uploads = answer(
      'post',
      order,
      '/documents/2/files',
      { status: 415, body: refusal('unsupported_type', 'Envie um arquivo PDF. O conteúdo deste não é um PDF.') },
      { status: 201, body: ready },
    )
    const removals = answer('delete', order, '/documents/2/files/2', { body: ready })
    openOrder(order)
    await userEvent.upload(
      await screen.findByLabelText('Comprovante de endereço: escolher PDF'),
      pdf('conta-outubro.pdf'),
    )
    expect(await screen.findByText(/O conteúdo deste não é um PDF/)).toBeInTheDocument()
    expect(removals).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(removals).toHaveLength(1))
    expect(uploads).toHaveLength(2)
  })

  it('asks for confirmation before a file is deleted', async () => {
    const removals = answer('delete', ready, '/documents/2/files/3', { body: returned({ version: 5 }) })
    openOrder(ready)
    await userEvent.click(await screen.findByRole('button', { name: 'Mais sobre Comprovante de endereço' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir arquivo' }))
    const asked = await screen.findByRole('dialog', { name: 'Excluir Comprovante de endereço?' })
    expect(removals).toHaveLength(0)
    await userEvent.click(within(asked).getByRole('button', { name: 'Excluir arquivo' }))
    expect(await screen.findByText('Arquivo excluído')).toBeInTheDocument()
    expect(removals).toHaveLength(1)
  })
})

describe('an order whose turn is staff’s', () => {
  it('shows no commands', async () => {
    openOrder(
      returned({
        stage_state: 'waiting',
        turn: 'staff',
        allowed_actions: [],
        documents: [{ ...approved, approved: null }],
      }),
    )
    expect(await screen.findByText('A Arrenda está conferindo os documentos')).toBeInTheDocument()
    expect(screen.getByText('Em análise')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enviar para análise' })).not.toBeInTheDocument()
    expect(screen.queryByLabelText(/escolher PDF/)).not.toBeInTheDocument()
  })
})
