import { jsonStore } from '@/services/browser/persisted-store'

/** The drafts of the list from which one was opened, as they stood at that moment: one that is issued keeps its place. */
export type DraftListContext = {
  ids: number[]
  /** How many come before the first of them, on earlier pages. */
  before: number
  /** All of the list. */
  count: number
}

const store = jsonStore<DraftListContext | null>({
  key: 'arrenda-draft-list',
  area: 'session',
  parse: (value) => value as DraftListContext | null,
})

/** In `sessionStorage`, so that lists in two tabs do not mix. Where storage is blocked, drafts have no neighbours. */
export const saveDraftListContext = (context: DraftListContext): void => void store.write(context)

export const readDraftListContext = store.read
