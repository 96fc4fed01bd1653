import { deleteStored, jsonStore, type PersistedStore } from '@/services/browser/persisted-store'

type DraftTexts = Record<string, string>
type StoredDraft = { at: number; texts: DraftTexts }

const PREFIX = 'arrenda-draft:'
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'at' in value && 'texts' in value && isTexts(value.texts)

const isTexts = (value: unknown): value is DraftTexts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const storeOf = (name: string): PersistedStore<StoredDraft | null> =>
  jsonStore<StoredDraft | null>({
    key: PREFIX + name,
    parse: (value) => (isDraft(value) ? value : null),
    isEmpty: (draft) => draft === null,
  })

/** The unsent input of this form; null when there is none. */
export function readDraft(name: string): DraftTexts | null {
  const draft = storeOf(name).read()
  return draft && Date.now() - draft.at < MAX_AGE_MS ? draft.texts : null
}

export const saveDraft = (name: string, texts: DraftTexts): void => void storeOf(name).write({ at: Date.now(), texts })

export const deleteDraft = (name: string): void => void storeOf(name).write(null)

/** On log-out: the next user of this browser must not see them. */
export const deleteAllDrafts = (): void => deleteStored(PREFIX)
