// The web analytics tag (specification, section 1): nothing is loaded before the user consents.

type AnalyticsWindow = Window & { dataLayer?: unknown[] }

const loaded = new Set<string>()

/** Loads the tag; after a stop, it only resumes counting. */
export function startAnalytics(id: string): void {
  stopFlag(id, false)
  if (loaded.has(id)) return
  loaded.add(id)
  send('js', new Date())
  // Pages are counted by their route only (`countPage`), and no advertising data is collected.
  send('config', id, { send_page_view: false, allow_google_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Counts a page view by its route, such as `/platform/my-orders/[maskId]`: no order number or query is sent. */
export function countPage(id: string, route: string): void {
  const place = { page_path: route, page_location: `${window.location.origin}${route}` }
  send('event', 'page_view', { ...place, send_to: id })
}

/** Stops counting after the consent is withdrawn. */
export function stopAnalytics(id: string): void {
  if (loaded.has(id)) stopFlag(id, true)
}

// The tag reads `arguments` objects, not arrays.
const send: (...words: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params -- see above
  ;((window as AnalyticsWindow).dataLayer ??= []).push(arguments)
}

function stopFlag(id: string, stopped: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: stopped })
}
