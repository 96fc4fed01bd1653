/** Of the window, in CSS pixels. Chromium says it once it has seen `Accept-CH`, for each window its own. */
const HEADER = 'sec-ch-viewport-width'
/** For the other browsers: the width of the window that had a page last, in CSS pixels. */
export const WIDTH_COOKIE = 'width'
const PHONE = 390
const DESK = 1280

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * The width that a page is rendered for. The first time it is guessed from the kind of device; where that is wrong, the browser
 * renders the page once more.
 */
export function servedWidth(headers: Headers): number {
  const known = [headers[HEADER], new RegExp(`(?:^|; )${WIDTH_COOKIE}=(\\d+)`).exec(String(headers.cookie))?.[1]]
  return known.map(Number).find((width) => width > 0) ?? guess(String(headers['user-agent']))
}

const guess = (userAgent: string): number => (/\bMobi/.test(userAgent) ? PHONE : DESK)
