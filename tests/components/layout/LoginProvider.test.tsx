import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginProvider } from '@/components/layout/app/LoginProvider'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { useLogin } from '@/contexts/LoginContext'
import { getLoggedUser } from '@/services/auth/auth.service'
import { deleteSession, saveTokens } from '@/services/config/cookies'
import { ApiError } from '@/services/http/api-error.rules'
import { person } from './frame'

jest.mock('@/services/auth/auth.service')

const Probe = () => {
  const { status, user, readAgain } = useLogin()
  return (
    <button type="button" onClick={readAgain}>
      {status} {user?.first_name}
    </button>
  )
}

const draw = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginProvider>
        <Probe />
      </LoginProvider>
    </QueryClientProvider>,
  )

beforeEach(() => saveTokens({ access: 'a', refresh: 'b' }))
afterEach(() => deleteSession())

describe('the login state', () => {
  it.each([
    ['without an answer', new ApiError(0, 'network', [])],
    ['after a server error', new ApiError(502, 'malformed', [])],
  ])('is unreachable %s, and goes on once the server answers', async (_, error) => {
    jest
      .mocked(getLoggedUser)
      .mockRejectedValueOnce(error)
      .mockResolvedValue(person(['FINANCEIRO']))
    draw()
    await userEvent.click(await screen.findByText('unreachable'))
    expect(await screen.findByText('in Marina Duarte')).toBeVisible()
  })

  it('is out when the server refuses the session', async () => {
    jest.mocked(getLoggedUser).mockRejectedValue(new ApiError(401, 'token_not_valid', []))
    draw()
    expect(await screen.findByText('out')).toBeVisible()
  })

  it('asks again by itself while the server does not answer', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    jest.mocked(getLoggedUser).mockRejectedValueOnce(new ApiError(0, 'network', []))
    jest.mocked(getLoggedUser).mockResolvedValue(person(['FINANCEIRO']))
    draw()
    expect(await screen.findByText('unreachable')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByText('in Marina Duarte')).toBeVisible()
    jest.useRealTimers()
  })
})
