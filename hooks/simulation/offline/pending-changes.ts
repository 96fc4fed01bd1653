import { jsonListStore } from '@/services/browser/persisted-store'
import { newCommandKey } from '@/services/http/command-key'

/** A change of a quotation that the server has not confirmed yet. */
export type PendingChange = { quotation: number; kind: string; input: unknown; at: number; tab: string }

/** Older changes are dropped: by then others have changed the quotation, or it has been abandoned. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000
const TAB = newCommandKey()
const lockOf = (tab: string): string => `arrenda-tab-${tab}`

const isChange = (value: unknown): value is PendingChange =>
  typeof value === 'object' && value !== null && 'quotation' in value && 'kind' in value && 'at' in value

const isSameKind = (one: PendingChange, other: PendingChange): boolean =>
  one.quotation === other.quotation && one.kind === other.kind

const store = jsonListStore({ key: 'arrenda-unsaved' }, isChange)

const readAll = (): PendingChange[] => store.read().filter(({ at }) => Date.now() - at < MAX_AGE_MS)

/**
 * False where storage is blocked or full, as in some private windows: changes are then only kept until the page is
 * closed.
 */
export const isStorageAvailable = (): boolean => store.write(readAll())

/** Stores a change until the server has answered it, so that a reload or a closed tab does not lose it. */
export function persistPendingChange(quotation: number, kind: string, input: unknown): PendingChange {
  holdTabLock()
  const change = { quotation, kind, input, at: Date.now(), tab: TAB }
  store.write([...readAll().filter((one) => !isSameKind(one, change)), change])
  return change
}

/** Deletes a change, unless a newer one of its kind has replaced it. */
export function deletePendingChange(change: PendingChange): void {
  store.write(readAll().filter((one) => !(isSameKind(one, change) && one.at === change.at && one.tab === change.tab)))
}

/** The changes of this quotation whose tab is closed, oldest first. */
export async function orphanedChanges(quotation: number): Promise<PendingChange[]> {
  const others = readAll().filter((change) => change.quotation === quotation && change.tab !== TAB)
  if (others.length === 0) return []
  const open = await openTabLocks()
  return others.filter(({ tab }) => !open.has(lockOf(tab))).sort((a, b) => a.at - b.at)
}

// Typed as always present, but missing on pages without TLS.
const locks = (): LockManager | undefined => (window.navigator as Partial<Navigator>).locks

let hasTabLock = false

/** Holds a lock of this tab until the page is closed, so that other tabs do not take its changes for orphaned. */
function holdTabLock(): void {
  if (hasTabLock) return
  hasTabLock = true
  void locks()?.request(lockOf(TAB), () => new Promise(() => undefined))
}

async function openTabLocks(): Promise<Set<string | undefined>> {
  const state = await locks()?.query()
  return new Set(state?.held?.map(({ name }) => name))
}
