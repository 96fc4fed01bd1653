import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@/services/orders/orders.schema'
import type { Signer } from '@/services/orders/documents/documents.schema'
import { wireDocument, wireOrder, wireSigner } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { answer, openOrder, refusal, useNetwork } from '../orderDesk'
// Imported up front: on a busy machine compiling takes longer than a test waits.
import '@/components/orders/signing/SignersForm'
import '@/components/ui/buttons/MenuList'

useNetwork()

const contract = wireDocument({
  id: 8,
  document_type: 'CONTRACT',
  required: false,
  is_signable: true,
  files: [
    {
      id: 4,
      name: 'contrato.pdf',
      size: 820_000,
      sha256: 'a'.repeat(64),
      kind: 'original',
      created_at: '2026-11-18T12:00:00.000Z',
    },
  ],
})
const signer = (id: number, role: Signer['role'], name: string): Signer => wireSigner({ id, role, name, order: id })
const order = (signers: Signer[], fields: Partial<Order> = {}): Order =>
  wireOrder({
    stage_name: 'CONTRACT_INFO',
    turn: 'customer',
    documents: [contract],
    signers,
    allowed_actions: ['add_signers'],
    version: 1 + signers.length,
    ...fields,
  })

async function fillSigner(group: HTMLElement, name: string, email: string, cpf: string): Promise<void> {
  for (const [label, value] of [
    ['Nome completo', name],
    ['E-mail', email],
    ['CPF', cpf],
  ] as const)
    await fill(within(group).getByLabelText(label), value)
}

const marina = signer(1, 'signer', 'Marina Duarte')
const carlos = signer(2, 'witness', 'Carlos Prado')

describe('adding signers to the contract', () => {
  it('has an entry for one signer and two witnesses, less those already added', async () => {
    openOrder(order([marina]))
    const form = await screen.findByRole('form', { name: 'Indicar signatários' })
    expect(
      within(form)
        .getAllByRole('group')
        .map((group) => within(group).getAllByRole('textbox').length),
    ).toEqual([3, 3])
    expect(within(form).getByRole('group', { name: 'Testemunha 1' })).toBeInTheDocument()
    expect(within(form).queryByRole('group', { name: 'Signatário' })).not.toBeInTheDocument()
  })

  it('shows what is missing, moves the focus there and sends nothing', async () => {
    const sent = answer('post', order([marina]), '/documents/8/signers', { status: 201, body: order([marina, carlos]) })
    openOrder(order([marina]))
    const first = await screen.findByRole('group', { name: 'Testemunha 1' })
    await fill(within(first).getByLabelText('CPF'), '11111111111')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar signatários' }))
    expect(await within(first).findByText('Digite um nome válido')).toBeInTheDocument()
    expect(within(first).getByText('Digite um CPF válido')).toBeInTheDocument()
    await waitFor(() => expect(within(first).getByLabelText('Nome completo')).toHaveFocus())
    expect(sent).toEqual([])
  })

  it('saves each signer and keeps the refused one in the form, with the reason', async () => {
    const before = order([marina])
    const sent = answer(
      'post',
      before,
      '/documents/8/signers',
      { status: 201, body: order([marina, carlos]) },
      {
        status: 400,
        body: refusal('invalid', 'Confira os campos destacados.', {
          fields: { cpf: ['Essa pessoa já foi indicada.'] },
        }),
      },
    )
    openOrder(before)
    await fillSigner(
      await screen.findByRole('group', { name: 'Testemunha 1' }),
      ' Carlos Prado',
      'carlos@horizonte.example',
      '52998224725',
    )
    await fillSigner(
      screen.getByRole('group', { name: 'Testemunha 2' }),
      'Ana Lima',
      'ana@horizonte.example',
      '11144477735',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Salvar signatários' }))
    expect(await screen.findByText('Essa pessoa já foi indicada.')).toBeInTheDocument()
    expect(sent).toEqual([
      { name: 'Carlos Prado', email: 'carlos@horizonte.example', cpf: '52998224725', role: 'witness', order: 2 },
      { name: 'Ana Lima', email: 'ana@horizonte.example', cpf: '11144477735', role: 'witness', order: 3 },
    ])
    expect(within(screen.getByRole('group')).getByLabelText('Nome completo')).toHaveValue('Ana Lima')
    expect(within(screen.getByRole('list', { name: 'Signatários' })).getByText('Carlos Prado')).toBeInTheDocument()
  })

  it('removes a signer after a confirmation that mentions the links already sent', async () => {
    const before = order([marina, { ...carlos, asked_at: '2026-11-20T12:00:00.000Z' }])
    const sent = answer('delete', before, '/documents/8/signers/2', { body: order([marina], { version: 9 }) })
    openOrder(before)
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Carlos Prado' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Retirar Carlos Prado?' })
    expect(dialog).toHaveTextContent(/deixam de valer para todos/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }))
    expect(await screen.findByText('Signatário retirado')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
    expect(screen.queryByText('Carlos Prado')).not.toBeInTheDocument()
  })

  it('opens the form for the delivery term only on demand', async () => {
    const document = { ...contract, document_type: 'DELIVERY_TERM' }
    openOrder(order([], { stage_name: 'DELIVERY_TERM', documents: [document] }))
    expect(screen.queryByRole('form', { name: 'Indicar signatários' })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Indicar quem assina por e-mail' }))
    const form = await screen.findByRole('form', { name: 'Indicar signatários' })
    expect(within(form).getAllByRole('group')).toHaveLength(1)
    expect(within(form).getByRole('group', { name: 'Signatário' })).toBeInTheDocument()
  })

  it('accepts the signed copy once the API allows it', async () => {
    const named = order([marina], { allowed_actions: ['sign_contract'] })
    const signed = {
      ...contract,
      files: [...contract.files, { ...contract.files[0], id: 9, name: 'assinado.pdf', kind: 'signed' as const }],
    }
    const sent = answer('post', named, '/documents/8/files', {
      status: 201,
      body: { ...named, version: 9, turn: 'staff', documents: [signed] },
    })
    openOrder(named)
    await userEvent.upload(
      await screen.findByLabelText('Contrato: via assinada: escolher PDF'),
      new File(['%PDF-1.4'], 'assinado.pdf'),
    )
    expect(await screen.findByText('Via assinada enviada')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
    expect(screen.getByText('Em conferência')).toBeInTheDocument()
  })
})
