import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as answer, HttpResponse } from 'msw'
import { PageGuard } from '@/components/layout/access/PageGuard'
import { LoginProvider } from '@/components/layout/app/LoginProvider'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { deleteSession, readTokens, saveTokens } from '@/services/config/cookies'
import { http } from '@/services/http/client'
import { network, useNetwork } from '../users/usersDesk'
import { drawAt, person } from './frame'
// Compiled before the clock runs.
import '@/components/auth/ExpiredSession'

useNetwork()
beforeEach(() => saveTokens({ access: 'old', refresh: 'r1' }))
afterEach(() => deleteSession())

const refusal = (status: number) =>
  HttpResponse.json({ errors: ['Não.'], code: 'token_not_valid', request_id: 'test' }, { status })

/** A page with something typed, and a call whose token has expired. */
const Page = () => {
  const { refetch, error } = useQuery({
    queryKey: ['needs a fresh token'],
    queryFn: () => http.get('/checkout-management'),
    enabled: false,
    retry: false,
    meta: { quiet: true },
  })
  return (
    <>
      <input aria-label="Comentário" />
      <button type="button" onClick={() => void refetch()}>
        Salvar
      </button>
      {error && <p>Falhou</p>}
    </>
  )
}

async function openPage(refresh: () => Response) {
  network.use(
    answer.get('*/api/get_logged_user', () => HttpResponse.json(person(['FINANCEIRO'], { company: null }))),
    answer.get('*/api/checkout-management', () => refusal(401)),
    answer.post('*/api/login/refresh', refresh),
  )
  const { router } = drawAt(
    '/platform/admin/orders',
    <QueryClientProvider client={createQueryClient()}>
      <LoginProvider>
        <PageGuard access="orders:read">
          <Page />
        </PageGuard>
      </LoginProvider>
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByLabelText('Comentário'), 'Meu texto')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Falhou')).toBeInTheDocument()
  return router
}

describe('the page of somebody whose token has expired', () => {
  it.each([
    ['the server fails to refresh it', () => refusal(503)],
    ['there is no network', () => HttpResponse.error()],
  ])('stays as it is, and logged in, when %s', async (_, refresh) => {
    const router = await openPage(refresh)

    expect(screen.getByLabelText('Comentário')).toHaveValue('Meu texto')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(router.replace).not.toHaveBeenCalled()
    expect(readTokens()).toEqual({ access: 'old', refresh: 'r1' })
  })

  it('stays below the log-in when the server refuses to refresh it', async () => {
    await openPage(() => refusal(401))

    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    expect(screen.getByLabelText('Comentário')).toHaveValue('Meu texto')
    expect(readTokens()).toEqual({ access: undefined, refresh: undefined })
  })
})
