import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { PAGE_BEHIND } from '@/components/ui/dialogs/useModalLayer'
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

  it('keeps the room of its scrollbar under a second dialog', () => {
    jest.replaceProperty(window, 'innerWidth', 1280)
    const width = jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1265)
    const dialog = (title: string) => <DialogModal open onClose={() => undefined} title={title} />
    const { rerender, unmount } = render(dialog('Endereço'))
    // What is held has no scrollbar.
    width.mockReturnValue(1280)
    rerender(
      <>
        {dialog('Endereço')}
        {dialog('Excluir?')}
      </>,
    )
    expect(document.body).toHaveStyle({ overflow: 'hidden', paddingRight: '15px' })
    unmount()
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
    expect(document.body).not.toHaveStyle({ paddingRight: '15px' })
    jest.restoreAllMocks()
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
        <input aria-label="E-mail" />
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
  render(<PlainButton busy>Entrar</PlainButton>)
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible()
})

describe('a way out of a dialog', () => {
  const draw = (inside: React.ReactNode, busy = false) => {
    const onClose = jest.fn()
    render(
      <DialogModal open onClose={onClose} title="Endereço" busy={busy}>
        {inside}
      </DialogModal>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Endereço' })
    return { onClose, dialog, cover: screen.getByRole('presentation') }
  }

  it('is Escape, wherever the focus is', async () => {
    const { onClose } = draw(<p>Rua</p>)
    act(() => screen.getByRole('dialog').blur())
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('is not an Escape that closes a list inside', async () => {
    const { onClose } = draw(<MoreMenu label="Mais ações" entries={[{ key: 'a', label: 'Copiar' }]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is a press beside it, but not the end of a selection of text', async () => {
    const { onClose, dialog, cover } = draw(<p>Rua</p>)
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Rua') },
      { target: cover },
      '[/MouseLeft]',
    ])
    await userEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(cover)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('does not exist while a command runs', async () => {
    const { onClose, cover } = draw(<p>Rua</p>, true)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(cover)
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument()
  })
})
