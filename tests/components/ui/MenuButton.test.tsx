import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MenuButton } from '@/components/ui/buttons/MenuButton'

const setUp = () => {
  const onCopy = jest.fn()
  const onCancel = jest.fn()
  render(
    <>
      <MenuButton
        label="Mais ações"
        entries={[
          { key: 'open', label: 'Abrir chamado', href: '/chamados' },
          { key: 'copy', label: 'Copiar número', onSelect: onCopy },
          { key: 'cancel', label: 'Cancelar pedido', onSelect: onCancel, disabled: true },
        ]}
      >
        {(trigger) => (
          <button type="button" {...trigger}>
            Mais
          </button>
        )}
      </MenuButton>
      <p>fora</p>
      <a href="/depois">Depois</a>
    </>,
  )
  return { onCopy, onCancel, button: screen.getByRole('button', { name: 'Mais' }) }
}

describe('a menu of commands', () => {
  it('opens with the arrow key on its first entry and walks round', async () => {
    const { button } = setUp()
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Abrir chamado' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Copiar número' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('menuitem', { name: 'Abrir chamado' })).toHaveFocus()
  })

  it('closes on Esc without running anything and returns the focus', async () => {
    const { button, onCopy } = setUp()
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(onCopy).not.toHaveBeenCalled()
  })

  it('closes on Tab, which goes on from its button', async () => {
    const { button } = setUp()
    await userEvent.click(button)
    await userEvent.tab()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Depois' })).toHaveFocus()
  })

  it('runs a command once and closes', async () => {
    const { button, onCopy } = setUp()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copiar número' }))
    expect(onCopy).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('disables entries that are not allowed now', async () => {
    const { button, onCancel } = setUp()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancelar pedido' }))
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('closes on a click outside and on navigation', async () => {
    const { button } = setUp()
    await userEvent.click(button)
    await userEvent.click(screen.getByText('fora'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})
