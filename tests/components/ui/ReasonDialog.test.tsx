import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/ui/dialogs/ReasonDialogForm'

const setUp = (onConfirm: (reason: string) => unknown) => {
  const onClose = jest.fn()
  render(
    <ReasonDialog
      open
      onClose={onClose}
      title="Recusar a proposta?"
      label="Justificativa da recusa"
      requiredMessage="A justificativa da recusa é obrigatória."
      confirmLabel="Recusar proposta"
      onConfirm={onConfirm}
    />,
  )
  return { onClose }
}

describe('a confirmation that needs a reason', () => {
  it('refuses an empty one in words and moves the focus to it', async () => {
    const onConfirm = jest.fn()
    setUp(onConfirm)
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar proposta' }))
    expect(screen.getByText('A justificativa da recusa é obrigatória.')).toBeInTheDocument()
    expect(screen.getByLabelText('Justificativa da recusa')).toHaveFocus()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('gives the reason and closes', async () => {
    const onConfirm = jest.fn().mockResolvedValue(undefined)
    const { onClose } = setUp(onConfirm)
    await userEvent.type(await screen.findByLabelText('Justificativa da recusa'), '  Precisamos de 24 meses.  ')
    await userEvent.click(screen.getByRole('button', { name: 'Recusar proposta' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(onConfirm).toHaveBeenCalledWith('Precisamos de 24 meses.')
  })

  it('keeps what was written when the command fails', async () => {
    const { onClose } = setUp(() => Promise.reject(new Error('500')))
    await userEvent.type(await screen.findByLabelText('Justificativa da recusa'), 'Preço')
    await userEvent.click(screen.getByRole('button', { name: 'Recusar proposta' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Recusar proposta' })).toBeEnabled())
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Justificativa da recusa')).toHaveValue('Preço')
  })
})
