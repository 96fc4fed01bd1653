import { act, render, screen } from '@testing-library/react'
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

  it('shows each sentence once', () => {
    render(<Toaster />)
    act(() => toast.error('Algo deu errado'))
    act(() => toast.error('Algo deu errado'))
    act(() => toast.success('Documentos enviados para análise'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('Documentos enviados para análise')
  })
})
