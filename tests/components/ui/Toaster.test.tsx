import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from '@/components/ui/feedback/toast'
import { Toaster } from '@/components/ui/feedback/Toaster'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => jest.runAllTimers())
  jest.useRealTimers()
})

describe('a toast', () => {
  it('stays five seconds', () => {
    render(<Toaster />)
    act(() => toast.error('Email ou senha incorreta.'))
    act(() => jest.advanceTimersByTime(4999))
    expect(screen.getByRole('alert')).toHaveTextContent('Email ou senha incorreta.')
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('that can be taken back stays ten seconds, with the button that does it', () => {
    const undo = jest.fn()
    render(<Toaster />)
    act(() => toast.withUndo('Avaliação registrada', undo))
    act(() => jest.advanceTimersByTime(9999))
    expect(screen.getByRole('status')).toHaveTextContent('Avaliação registrada')
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Avaliação registrada')).not.toBeInTheDocument()
    expect(undo).not.toHaveBeenCalled()
  })

  it('is gone once it was taken back', () => {
    const undo = jest.fn()
    render(<Toaster />)
    act(() => toast.withUndo('Avaliação registrada', undo))
    act(() => jest.advanceTimersByTime(9999))
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Avaliação registrada')).not.toBeInTheDocument()
  })

  it('counts its time anew after the mouse has left it', () => {
    render(<Toaster />)
    act(() => toast.withUndo('Avaliação registrada', jest.fn()))
    act(() => jest.advanceTimersByTime(9000))
    fireEvent.mouseEnter(screen.getByRole('status'))
    act(() => jest.advanceTimersByTime(60_000))
    fireEvent.mouseLeave(screen.getByRole('status'))
    act(() => jest.advanceTimersByTime(9999))
    expect(screen.getByRole('status')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('shows each sentence once', () => {
    render(<Toaster />)
    act(() => toast.error('Algo deu errado'))
    act(() => toast.error('Algo deu errado'))
    act(() => toast.success('Documentos enviados para análise'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('Documentos enviados para análise')
  })
})
