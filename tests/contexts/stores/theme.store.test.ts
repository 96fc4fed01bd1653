import { subscribeToTheme } from '@/contexts/stores/theme.store'

describe('the theme of the page', () => {
  it('follows the device even if it changed before the listener was added', () => {
    document.documentElement.dataset.theme = 'light'
    const addEventListener = jest.fn()
    const removeEventListener = jest.fn()
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ media, matches: true, addEventListener, removeEventListener }) as never)

    const stop = subscribeToTheme(() => undefined)

    expect(document.documentElement.dataset.theme).toBe('dark')
    stop()
    expect(removeEventListener.mock.calls).toEqual(addEventListener.mock.calls)
  })
})
