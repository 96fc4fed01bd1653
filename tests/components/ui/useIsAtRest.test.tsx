import { act, render, screen } from '@testing-library/react'
import { useIsAtRest } from '@/components/ui/browser/useIsAtRest'

const Watcher = () => <p>{useIsAtRest() ? 'at rest' : 'busy'}</p>

// In this order: once a page is at rest, it stays so.
describe('whether the page is at rest', () => {
  it('is not waited for in a browser that cannot tell', () => {
    render(<Watcher />)

    expect(screen.getByText('at rest')).toBeInTheDocument()
  })

  it('comes some time after the load, once the browser is idle, and stays', () => {
    jest.useFakeTimers()
    const waiting: (() => void)[] = []
    const latest: unknown[] = []
    window.requestIdleCallback = (work, options) => {
      latest.push(options?.timeout)
      return waiting.push(work as () => void)
    }
    const { unmount } = render(<Watcher />)
    act(() => jest.advanceTimersByTime(2_999))
    expect(waiting).toHaveLength(0)
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('busy')).toBeInTheDocument()
    // Live updates wait for it: a page that is never idle must not go without.
    expect(latest).toEqual([5_000])

    act(() => waiting.forEach((work) => work()))

    expect(screen.getByText('at rest')).toBeInTheDocument()
    unmount()
    render(<Watcher />)
    expect(screen.getByText('at rest')).toBeInTheDocument()
    jest.useRealTimers()
  })
})
