import { screen, waitFor } from '@testing-library/react'
import { ExpiredSession } from '@/components/auth/ExpiredSession'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { toastStore } from '@/components/ui/feedback/toast'
import { drawAt, logIn, person } from '../layout/frame'

jest.mock('@/contexts/LoginContext')

describe('a session that ended by itself', () => {
  it('asks who was here for the password alone', async () => {
    const somebody = person(['CLIENTE', 'GESTOR'])
    logIn(somebody)
    drawAt('/platform/settings', <ExpiredSession />)
    expect(await screen.findByLabelText('E-mail')).toHaveValue(somebody.email)
    expect(screen.getByText(/^Sua sessão terminou\./)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Criar conta' })).not.toBeInTheDocument()
  })

  it('says so once, over the page, and not in a toast as well', async () => {
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
