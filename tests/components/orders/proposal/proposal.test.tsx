import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { answer, openOrder, refusal, useNetwork } from '../orderDesk'

useNetwork()

const proposed = wireOrder()
const accepted = wireOrder({
  stage_name: 'DOC_ANALYSIS',
  version: 2,
  allowed_actions: ['upload_document'],
  history: [
    {
      id: 2,
      action: 'accept_proposal',
      from_stage: 'PROPOSAL_AGREEMENT',
      to_stage: 'DOC_ANALYSIS',
      message: null,
      actor_name: 'Beatriz',
      created_at: '2026-11-20T15:00:00.000Z',
    },
  ],
})
const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name })

describe('deciding on a proposal', () => {
  it('asks for confirmation with fee and months before accepting, then shows what comes next', async () => {
    const sent = answer('patch', proposed, '', { body: accepted })
    openOrder(proposed)
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar proposta' }))
    const asked = await dialog(/Aceitar a proposta do pedido 000128/)
    expect(asked).toHaveTextContent(/R\$\s5\.418,00 por mês durante 24 meses/)
    expect(sent).toEqual([])
    await userEvent.click(within(asked).getByRole('button', { name: 'Aceitar proposta' }))
    expect(await screen.findByText('Proposta aceita', { selector: '[role=status] *' })).toBeInTheDocument()
    expect(sent).toEqual([{ proposal_accepted: true }])
    expect(screen.getByText('Envie os documentos da empresa')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Recusar' })).not.toBeInTheDocument()
  })

  it('requires a reason to refuse, and sends nothing without one', async () => {
    const sent = answer('patch', proposed, '', {
      body: { ...proposed, stage_state: 'reproved', turn: 'staff', version: 2, allowed_actions: [] },
    })
    openOrder(proposed)
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }))
    const asked = await dialog(/Recusar a proposta/)
    await userEvent.click(within(asked).getByRole('button', { name: 'Recusar proposta' }))
    expect(await within(asked).findByText('A justificativa da recusa é obrigatória.')).toBeInTheDocument()
    expect(within(asked).getByRole('textbox', { name: 'Justificativa da recusa' })).toHaveFocus()
    expect(sent).toEqual([])
    await fill(within(asked).getByRole('textbox'), 'Precisamos de 24 meses.')
    await userEvent.click(within(asked).getByRole('button', { name: 'Recusar proposta' }))
    await waitFor(() => expect(sent).toEqual([{ proposal_accepted: false, message: 'Precisamos de 24 meses.' }]))
    expect(await screen.findByText('A Arrenda está refazendo a proposta')).toBeInTheDocument()
  })

  it('keeps the reason when the request fails', async () => {
    answer('patch', proposed, '', {
      status: 500,
      body: refusal('internal', 'Ocorreu um erro. Tente novamente mais tarde'),
    })
    openOrder(proposed)
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }))
    const asked = await dialog(/Recusar a proposta/)
    await fill(within(asked).getByRole('textbox'), 'Precisamos de 24 meses.')
    await userEvent.click(within(asked).getByRole('button', { name: 'Recusar proposta' }))
    expect(await screen.findByText('Ocorreu um erro. Tente novamente mais tarde')).toBeInTheDocument()
    expect(within(asked).getByRole('textbox')).toHaveValue('Precisamos de 24 meses.')
  })

  it('shows the current order after an edit conflict, and says that nothing was changed', async () => {
    const conflict = refusal('stage_changed', 'O pedido mudou enquanto você lia.', { data: { order: accepted } })
    answer('patch', proposed, '', { status: 409, body: conflict })
    openOrder(proposed)
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar proposta' }))
    await userEvent.click(within(await dialog(/Aceitar a proposta/)).getByRole('button', { name: 'Aceitar proposta' }))
    // Shown once, in the dialog, not as a toast as well.
    const changed = await dialog('O pedido mudou enquanto você lia.')
    const notices = screen.getAllByText(/O pedido mudou enquanto você lia/)
    expect(notices).toHaveLength(1)
    expect(screen.getByText(/nada foi alterado/)).toHaveTextContent('Estava em Proposta, agora está em Documentos.')
    expect(within(changed).getByRole('listitem')).toHaveTextContent(/Proposta aceita.*Beatriz/)
    expect(screen.getByText('Envie os documentos da empresa')).toBeInTheDocument()
    expect(screen.queryByText('Proposta aceita', { selector: '[role=status] *' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(screen.queryByText('O pedido mudou enquanto você lia.')).not.toBeInTheDocument())
  })

  it('shows no button that the API does not allow', async () => {
    openOrder(wireOrder({ allowed_actions: [] }))
    expect(await screen.findByRole('heading', { name: 'Pedido 000128' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Aceitar proposta' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Recusar' })).not.toBeInTheDocument()
  })
})
