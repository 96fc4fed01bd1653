import Router from 'next/router'
import { showPageChanges } from '@/components/layout/app/pageChanges'

const isMarked = (): boolean => document.documentElement.hasAttribute('data-changing')
const start = (shallow = false): void => Router.events.emit('routeChangeStart', '/platform/help', { shallow })

describe('the mark of a page change', () => {
  let stop: () => void
  beforeEach(() => {
    stop = showPageChanges()
  })
  afterEach(() => stop())

  it.each(['routeChangeComplete', 'routeChangeError'] as const)('stands from the press until %s', (end) => {
    start()
    expect(isMarked()).toBe(true)
    Router.events.emit(end)
    expect(isMarked()).toBe(false)
  })

  it('does not stand while only the query of the address changes', () => {
    start(true)
    expect(isMarked()).toBe(false)
  })
})
