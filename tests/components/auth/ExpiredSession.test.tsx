import { screen, waitFor } from '@testing-library/react'
import { ExpiredSession } from '@/components/auth/ExpiredSession'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { toastStore } from '@/components/ui/feedback/toast'
import { drawAt, logIn, person } from '../layout/frame'

jest.mock('@/contexts/LoginContext')

describe('an expired session', () => {
  it('asks for the password with the e-mail filled in, and offers no registration', async () => {
    const somebody = person(['CLIENTE', 'GESTOR'])
    logIn(somebody)
    drawAt('/platform/settings', <ExpiredSession />)
    expect(await screen.findByLabelText('E-mail')).toHaveValue(somebody.email)
    expect(screen.getByText(/^Sua sessão terminou\./)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Criar conta' })).not.toBeInTheDocument()
  })

  it('shows no toast when a mutation fails with 401', async () => {
    const refused = Object.assign(new Error('401'), {
      status: 401,
      code: 'token_not_valid',
      errors: ['Sua sessão terminou.'],
    })
    const client = createQueryClient()
    await client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(refused) })
      .execute(undefined)
      .catch(() => undefined)
    await waitFor(() => expect(toastStore.read()).toHaveLength(0))
  })
})
