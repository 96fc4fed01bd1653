import { renderHook } from '@testing-library/react'
import { useRetryUnsavedChanges } from '@/hooks/simulation/offline/save-state'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A change that fails and fails. */
function aFailure() {
  const retry = jest.fn()
  const state = { isFailed: true, isPossible: true, retry }
  const { rerender } = renderHook((now: typeof state) => useRetryUnsavedChanges(now, true), { initialProps: state })
  return {
    retry,
    now: (next: Partial<typeof state>) => rerender({ ...state, ...next }),
    failAgain: () => {
      rerender({ ...state, isFailed: false })
      rerender(state)
    },
  }
}

describe('a failed change', () => {
  it('is retried automatically with growing delays', () => {
    const { retry, failAgain } = aFailure()
    const pauses = [3, 5, 10, 20, 30, 30]
    pauses.forEach((seconds, tries) => {
      jest.advanceTimersByTime(seconds * 1000 - 1)
      expect(retry).toHaveBeenCalledTimes(tries)
      jest.advanceTimersByTime(1)
      expect(retry).toHaveBeenCalledTimes(tries + 1)
      failAgain()
    })
    expect(retry).toHaveBeenCalledWith(false)
  })

  it('waits while offline or logged out, then retries at once', () => {
    const { retry, now } = aFailure()
    now({ isPossible: false })
    jest.advanceTimersByTime(60_000)
    expect(retry).not.toHaveBeenCalled()
    now({ isPossible: true })
    jest.advanceTimersByTime(0)
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
