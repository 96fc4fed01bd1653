/** Of the window, in CSS pixels. Chromium says it once it has seen `Accept-CH`. */
const WIDTH = 'sec-ch-viewport-width'
const PHONE = 390
const DESK = 1280

/**
 * The width that a page is rendered for. The first time, and for other browsers, it is guessed from the kind of device; where
 * that is wrong, the browser renders the page once more.
 */
export function servedWidth(headers: Readonly<Record<string, string | string[] | undefined>>): number {
  const told = Number(headers[WIDTH])
  if (told > 0) return told
  return /\bMobi/.test(String(headers['user-agent'])) ? PHONE : DESK
}
