/** What was opened from the search lately, for an empty search; kept for this tab only, since others may sit down here. */
export type RecentFind = { title: string; detail?: string; href: string }

const KEY = 'arrenda-recent-finds'
const MOST = 5

const isRecent = (value: unknown): value is RecentFind =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/platform/')

export function readRecent(): RecentFind[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return [] // Storage is closed in some private windows.
  }
}

export function keepRecent({ title, detail, href }: RecentFind): void {
  const others = readRecent().filter((known) => known.href !== href)
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([{ title, detail, href }, ...others].slice(0, MOST)))
  } catch {
    // The search works without it.
  }
}

/** The next person at this screen must not see it. */
export function forgetRecent(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}
