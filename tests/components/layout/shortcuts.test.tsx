import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useShortcutsDialog } from '@/components/layout/app/useShortcutsDialog'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { drawAt } from './frame'
// Compiled before the clock runs.
import '@/components/layout/app/ShortcutsDialog'
import { fill } from '@/tests/setup/fill'

beforeEach(() => localStorage.clear())

const Page = () => {
  const { show, dialog } = useShortcutsDialog()
  useShortcut({ key: '?', act: show })
  return (
    <>
      <button type="button" onClick={show}>
        Atalhos
      </button>
      <input aria-label="Comentário" />
      {dialog}
    </>
  )
}

const dialog = () => screen.findByRole('dialog', { name: 'Atalhos de teclado' })

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Atalhos' }))
  return dialog()
}

describe('the keys of the page', () => {
  it('are listed on ? outside text fields, and closed on Esc', async () => {
    drawAt('/platform/home', <Page />)
    await fill(screen.getByLabelText('Comentário'), 'tudo certo?')
    expect(screen.getByLabelText('Comentário')).toHaveValue('tudo certo?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await userEvent.click(document.body)
    await userEvent.keyboard('?')
    expect(within(await dialog()).getByText('Buscar em tudo')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('are ignored while switched off in this browser', async () => {
    drawAt('/platform/home', <Page />)
    const keys = within(await open()).getByRole('switch', { name: 'Atalhos de uma tecla só' })
    expect(keys).toBeChecked()
    await userEvent.click(keys)
    expect(keys).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.keyboard('?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await userEvent.click(within(await open()).getByRole('switch', { name: 'Atalhos de uma tecla só' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.keyboard('?')
    expect(await dialog()).toBeInTheDocument()
  })
})
