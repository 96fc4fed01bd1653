/** What a person said of being counted; null before they were asked. */
export type AnalyticsConsent = 'granted' | 'denied' | null

const KEY = 'arrenda-analytics'
const listeners = new Set<() => void>()

export const readAnalyticsConsent = (): AnalyticsConsent => {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'granted' || kept === 'denied' ? kept : null
  } catch {
    return 'denied' // Storage is closed in some private windows: nobody is asked again on each page.
  }
}

/** Keeps the answer; null asks again. */
export const saveAnalyticsConsent = (consent: AnalyticsConsent): void => {
  try {
    if (consent === null) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, consent)
  } finally {
    listeners.forEach((listener) => listener())
  }
}

export const subscribeToAnalyticsConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
