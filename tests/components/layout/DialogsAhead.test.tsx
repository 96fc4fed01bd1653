import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DialogsAhead } from '@/components/layout/app/DialogsAhead'

const seen = { isLogged: true, loads: 0 }

jest.mock('@/contexts/LoginContext', () => ({ useLogin: () => ({ isLogged: seen.isLogged }) }))
jest.mock('@/components/ui/dialogs/DialogModal', () => {
  seen.loads += 1
  return {}
})

const show = (isLogged: boolean): void => {
  seen.isLogged = isLogged
  render(
    <>
      <DialogsAhead />
      <p>Pedidos</p>
      <button type="button">
        <span>Colunas</span>
      </button>
    </>,
  )
}

describe('what all dialogs share', () => {
  beforeEach(() => {
    seen.loads = 0
    jest.resetModules()
  })

  it('is loaded when a button is reached for, and not before', async () => {
    show(true)
    fireEvent.pointerOver(screen.getByText('Pedidos'))
    expect(seen.loads).toBe(0)
    fireEvent.pointerOver(screen.getByText('Colunas'))
    await waitFor(() => expect(seen.loads).toBe(1))
  })

  it('is not loaded for a visitor', async () => {
    show(false)
    fireEvent.pointerOver(screen.getByText('Colunas'))
    // Asked for later, and there: the other one would be too.
    await import('@/components/ui/dialogs/useOnceOpened')
    expect(seen.loads).toBe(0)
  })
})
