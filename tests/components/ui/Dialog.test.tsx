import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { AntdTheme } from '@/components/ui/theme/AntdTheme'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { PAGE_BEHIND } from '@/components/ui/dialogs/useInertPage'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/ui/dialogs/ConfirmDialogQuestion'

const page = () => screen.getByTestId('page')

const Page = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [isSure, setIsSure] = useState(false)
  return (
    <div id={PAGE_BEHIND} data-testid="page">
      <button onClick={() => setIsOpen(true)}>Editar endereço</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Endereço">
        <button onClick={() => setIsSure(true)}>Excluir</button>
      </Dialog>
      <ConfirmDialog
        open={isSure}
        onClose={() => setIsSure(false)}
        title="Excluir o endereço?"
        confirmLabel="Excluir endereço"
        onConfirm={() => setIsOpen(false)}
      />
    </div>
  )
}

describe('the page behind a dialog', () => {
  it('cannot be reached until the last dialog is closed, and then gets the focus back', async () => {
    render(<Page />)
    const opener = screen.getByRole('button', { name: 'Editar endereço' })
    await userEvent.click(opener)
    await waitFor(() => expect(page()).toHaveAttribute('inert'))
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
    expect(page()).toHaveAttribute('inert')
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(page()).not.toHaveAttribute('inert')
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('can be reached again when the dialog goes with its screen', async () => {
    render(<div id={PAGE_BEHIND} data-testid="page" />)
    const { unmount } = render(
      <Dialog open onClose={() => undefined} title="Endereço">
        Rua
      </Dialog>,
    )
    await waitFor(() => expect(page()).toHaveAttribute('inert'))
    unmount()
    expect(page()).not.toHaveAttribute('inert')
  })
})

describe('the focus when a dialog opens', () => {
  const pointAt = (pointer: 'fine' | 'coarse') => {
    const none = window.matchMedia('all')
    const answer = (matches: boolean): MediaQueryList => Object.defineProperty(none, 'matches', { value: matches })
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => answer(query === `(pointer: ${pointer})`))
  }

  const draw = () =>
    render(
      <DialogModal open onClose={() => undefined} title="Entrar">
        <Input aria-label="E-mail" />
      </DialogModal>,
    )

  it('goes to the first field on a desktop', async () => {
    pointAt('fine')
    draw()
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
  })

  it('goes to the dialog itself on a phone, where the keyboard would cover it', async () => {
    pointAt('coarse')
    draw()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Entrar' })).toHaveFocus())
  })

  it('preselects none of several answers', async () => {
    pointAt('fine')
    render(
      <DialogModal open onClose={() => undefined} title="Sua nota">
        <input type="radio" name="score" aria-label="0" />
      </DialogModal>,
    )
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sua nota' })).toHaveFocus())
  })
})

it('keeps the name of a button that is waiting', () => {
  render(
    <AntdTheme>
      <Button loading>Entrar</Button>
    </AntdTheme>,
  )
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible()
})
