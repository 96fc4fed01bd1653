type DraftTexts = Record<string, string>

const PREFIX = 'arrenda-draft:'
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

const isTexts = (value: unknown): value is DraftTexts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** What was typed into this form and not sent before its page was left; null when there is nothing. */
export function readDraft(name: string): DraftTexts | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(PREFIX + name) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('texts' in kept)) return null
    return isTexts(kept.texts) && Date.now() - Number(kept.at) < MAX_AGE_MS ? kept.texts : null
  } catch {
    return null
  }
}

export function saveDraft(name: string, texts: DraftTexts): void {
  try {
    window.localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), texts }))
  } catch {
    // A browser that keeps nothing: the form works all the same.
  }
}

export function deleteDraft(name: string): void {
  try {
    window.localStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was kept.
  }
}

/** Nobody who uses this browser next finds what somebody typed who has logged out. */
export function deleteAllDrafts(): void {
  try {
    const names = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
    for (const name of names) window.localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
