import Router from 'next/router'

/** How long the scripts of the next page may take, in milliseconds: longer than Next's own limit of 3.8 s. */
const LIMIT_MS = 5000

/**
 * Opens the next page by its address when its scripts do not come. Next does so by itself, but not if it was already loading
 * them ahead when the link was pressed: that load gives up without a word, and the press waits for ever (docs/adr/0572).
 */
export function limitPageChanges(): () => void {
  let limit: number | undefined
  const stop = (): void => window.clearTimeout(limit)
  const start = (url: string): void => {
    stop()
    limit = window.setTimeout(() => window.location.assign(url), LIMIT_MS)
  }
  // The scripts are there; or the change was given up, by an error or by another one.
  return watchPageChanges(start, stop, ['beforeHistoryChange', 'routeChangeError'])
}

/** Marks the document while a page change is under way, for the line at its top (`styles/global.ts`, docs/adr/0574). */
export function showPageChanges(): () => void {
  const mark = (isChanging: boolean): void => void document.documentElement.toggleAttribute('data-changing', isChanging)
  // The next page has been drawn; or the change was given up.
  return watchPageChanges(
    (_url, { shallow }) => mark(!shallow),
    () => mark(false),
    ['routeChangeComplete', 'routeChangeError'],
  )
}

type Start = (url: string, how: { shallow: boolean }) => void
type End = 'beforeHistoryChange' | 'routeChangeComplete' | 'routeChangeError'

/** Calls `start` and `stop` with each page change, until the returned function is called. */
function watchPageChanges(start: Start, stop: () => void, ends: readonly End[]): () => void {
  Router.events.on('routeChangeStart', start)
  for (const end of ends) Router.events.on(end, stop)
  return () => {
    stop()
    Router.events.off('routeChangeStart', start)
    for (const end of ends) Router.events.off(end, stop)
  }
}
