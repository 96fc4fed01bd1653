import { jsonListStore } from '@/services/browser/persisted-store'

/** A recently opened search result; shown while the search is empty. */
export type RecentResult = { title: string; detail?: string; href: string }

const MAX_RESULTS = 5

const isRecentResult = (value: unknown): value is RecentResult =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/platform/')

// For this tab only: computers are shared.
const store = jsonListStore({ key: 'arrenda-recent-finds', area: 'session' }, isRecentResult)

export const readRecentResults = store.read

export function addRecentResult({ title, detail, href }: RecentResult): void {
  const others = store.read().filter((recent) => recent.href !== href)
  store.write([{ title, detail, href }, ...others].slice(0, MAX_RESULTS))
}

/** On log-out: the next user of this computer must not see them. */
export const clearRecentResults = (): void => void store.write([])
