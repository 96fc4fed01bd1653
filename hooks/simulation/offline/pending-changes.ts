import { newCommandKey } from '@/services/http/command-key'

/** A change of a quotation that the server has not confirmed. */
export type PendingChange = { quotation: number; kind: string; input: unknown; at: number; tab: string }

const KEY = 'arrenda-unsaved'
/** After that long others have gone on with the quotation, or it has been forgotten. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000
const TAB = newCommandKey()
const lockOf = (tab: string): string => `arrenda-tab-${tab}`

const isChange = (value: unknown): value is PendingChange =>
  typeof value === 'object' && value !== null && 'quotation' in value && 'kind' in value && 'at' in value

const isSame = (one: PendingChange, other: PendingChange): boolean =>
  one.quotation === other.quotation && one.kind === other.kind

function readAll(): PendingChange[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChange).filter(({ at }) => Date.now() - at < MAX_AGE_MS) : []
  } catch {
    return []
  }
}

function writeAll(changes: PendingChange[]): boolean {
  try {
    if (changes.length > 0) window.localStorage.setItem(KEY, JSON.stringify(changes))
    else window.localStorage.removeItem(KEY)
    return true
  } catch {
    // Closed or full, as in some private windows: the change lives as long as the page.
    return false
  }
}

/** Whether this browser keeps anything beyond the page. */
export const isStorageAvailable = (): boolean => writeAll(readAll())

/** Keeps a change until the server has answered it: a reload, a closed tab or a flat battery then lose nothing. */
export function persistPendingChange(quotation: number, kind: string, input: unknown): PendingChange {
  holdTabLock()
  const change = { quotation, kind, input, at: Date.now(), tab: TAB }
  writeAll([...readAll().filter((one) => !isSame(one, change)), change])
  return change
}

/** Forgets a change, unless a newer one of its kind has taken its place. */
export function deletePendingChange(change: PendingChange): void {
  writeAll(readAll().filter((one) => !(isSame(one, change) && one.at === change.at && one.tab === change.tab)))
}

/** What pages that are gone left behind of this quotation, the oldest first. */
export async function orphanedChanges(quotation: number): Promise<PendingChange[]> {
  const others = readAll().filter((change) => change.quotation === quotation && change.tab !== TAB)
  if (others.length === 0) return []
  const open = await openTabLocks()
  return others.filter(({ tab }) => !open.has(lockOf(tab))).sort((a, b) => a.at - b.at)
}

// Typed as always there, and missing where the page came without TLS.
const locks = (): LockManager | undefined => (window.navigator as Partial<Navigator>).locks

let hasTabLock = false

/** As long as this page lives it holds a lock of its own, so that another tab does not take its changes for abandoned. */
function holdTabLock(): void {
  if (hasTabLock) return
  hasTabLock = true
  void locks()?.request(lockOf(TAB), () => new Promise(() => undefined))
}

async function openTabLocks(): Promise<Set<string | undefined>> {
  const state = await locks()?.query()
  return new Set(state?.held?.map(({ name }) => name))
}
