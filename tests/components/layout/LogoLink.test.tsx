import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { LoginProvider } from '@/components/layout/app/LoginProvider'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { LogoLink } from '@/components/layout/header/LogoLink'
import { useLogin } from '@/contexts/LoginContext'
import { getLoggedUser } from '@/services/auth/auth.service'
import { deleteSession, saveTokens } from '@/services/config/cookies'
import { ApiError } from '@/services/http/api-error.rules'
import { drawAt, person } from './frame'

jest.mock('@/services/auth/auth.service')

const Status = () => <output>{useLogin().status}</output>

const draw = (path: string) =>
  drawAt(
    path,
    <QueryClientProvider client={createQueryClient()}>
      <LoginProvider>
        <LogoLink />
        <Status />
      </LoginProvider>
    </QueryClientProvider>,
  )

const logo = () => screen.getByRole('link', { name: 'Arrenda, página inicial' })
const forever = new Promise<never>(() => undefined)

afterEach(() => deleteSession())

describe('the logo of somebody with a session cookie', () => {
  beforeEach(() => saveTokens({ access: 'a', refresh: 'b' }))

  it.each(['/', '/register', '/verify', '/platform/my-orders', '/platform/simulation/select-simulation'])(
    'never leads to the home of visitors while it is checked who they are, at %s',
    (path) => {
      jest.mocked(getLoggedUser).mockReturnValue(forever)
      draw(path)
      expect(screen.getByText('checking')).toBeInTheDocument()
      expect(logo()).toHaveAttribute('href', '/platform')
    },
  )

  it.each(['/', '/platform/my-orders'])('nor while the server cannot be reached, at %s', async (path) => {
    jest.mocked(getLoggedUser).mockRejectedValue(new ApiError(0, 'network', []))
    draw(path)
    expect(await screen.findByText('unreachable')).toBeInTheDocument()
    expect(logo()).toHaveAttribute('href', '/platform')
  })

  it('leads to their own home once they are known', async () => {
    jest.mocked(getLoggedUser).mockResolvedValue(person(['FINANCEIRO']))
    draw('/')
    await waitFor(() => expect(logo()).toHaveAttribute('href', '/platform/admin/home'))
  })
})

describe('the logo of a visitor', () => {
  it('leads to the home of visitors', () => {
    draw('/platform/simulation/select-simulation')
    expect(screen.getByText('out')).toBeInTheDocument()
    expect(logo()).toHaveAttribute('href', '/')
  })
})
