import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CrashScreen } from '@/components/layout/access/CrashScreen'
import { HelpAddress } from '@/components/layout/app/HelpAddress'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { dismissToast, toastStore } from '@/components/ui/feedback/toast'
import { Toaster } from '@/components/ui/feedback/Toaster'
import type { Group } from '@/services/auth/actor.rules'
import { ApiError } from '@/services/http/api-error.rules'
import { logIn, person } from '../layout/frame'

jest.mock('@/contexts/LoginContext')

const CRASH = new ApiError(500, 'internal', ['Ocorreu um erro.'], { request_id: '4f1c-22' })
const REFUSAL = new ApiError(409, 'conflict', ['Já mudou.'], { request_id: '4f1c-23' })
const NEW = '/platform/support-tickets/new?assunto='

const draw = (groups: Group[], shown: ReactNode) => {
  logIn(person(groups))
  render(<HelpAddress>{shown}</HelpAddress>)
}
const link = () => screen.queryByRole('link', { name: 'Abrir chamado' })

describe('an unexpected failure', () => {
  it('offers a customer a ticket with its code', () => {
    draw(
      ['CLIENTE', 'COLABORADOR'],
      <FailedState title="Não foi possível carregar" error={CRASH} onRetry={jest.fn()} />,
    )
    expect(link()).toHaveAttribute('href', `${NEW}Erro+4f1c-22`)
  })

  it.each([
    ['a refusal, which says itself what to do', ['CLIENTE', 'GESTOR'], REFUSAL],
    ['a lost connection', ['CLIENTE', 'GESTOR'], new ApiError(0, 'network', ['Sem conexão.'])],
    ['staff', ['OPERAÇÃO'], CRASH],
  ] as [string, Group[], ApiError][])('offers none for %s', (_, groups, error) => {
    draw(groups, <FailedState title="Não foi possível carregar" error={error} onRetry={jest.fn()} />)
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    expect(link()).not.toBeInTheDocument()
  })

  it('of a command offers it in its toast, which goes with it', async () => {
    const client = createQueryClient()
    draw(
      ['CLIENTE', 'GESTOR'],
      <QueryClientProvider client={client}>
        <Toaster />
      </QueryClientProvider>,
    )
    const command = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(CRASH) })
    await act(() => command.execute(undefined).catch(() => undefined))
    expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro.')
    expect(link()).toHaveAttribute('href', `${NEW}Erro+4f1c-22`)
    act(() => toastStore.read().forEach(({ id }) => dismissToast(id)))
  })

  it('of a page offers it too', () => {
    draw(['CLIENTE', 'GESTOR'], <CrashScreen onRetry={jest.fn()} />)
    expect(link()).toHaveAttribute('href', `${NEW}Uma+p%C3%A1gina+n%C3%A3o+abriu`)
  })
})
