/** @database none */
import { servedWidth } from '@/services/browser/page-width.rules'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'

describe('the width that a page is rendered for', () => {
  it.each([
    ['what the browser says', { 'sec-ch-viewport-width': '834', 'user-agent': PHONE }, 834],
    ['that of the last page', { cookie: 'access=a.b; width=760; width=2', 'user-agent': PHONE }, 760],
    ['what the browser says rather than that', { 'sec-ch-viewport-width': '834', cookie: 'width=760' }, 834],
    ['that of a phone', { 'user-agent': PHONE }, 390],
    ['that of a desk', { 'user-agent': DESK }, 1280],
    [
      'that of a desk, where the browser and the cookie say nonsense',
      { 'sec-ch-viewport-width': 'wide', cookie: 'width=wide' },
      1280,
    ],
  ])('is %s', (_, headers, width) => {
    expect(servedWidth(headers)).toBe(width)
  })
})
