/** What was opened from the search lately, for an empty search; kept for this tab only, since others may sit down here. */
export type RecentResult = { title: string; detail?: string; href: string }

const KEY = 'arrenda-recent-finds'
const MAX_RESULTS = 5

const isRecentResult = (value: unknown): value is RecentResult =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/platform/')

export function readRecentResults(): RecentResult[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecentResult) : []
  } catch {
    return [] // Storage is closed in some private windows.
  }
}

export function addRecentResult({ title, detail, href }: RecentResult): void {
  const others = readRecentResults().filter((known) => known.href !== href)
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([{ title, detail, href }, ...others].slice(0, MAX_RESULTS)))
  } catch {
    // The search works without it.
  }
}

/** The next person at this screen must not see it. */
export function clearRecentResults(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}
