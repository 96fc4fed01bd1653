import { jsonStore, onOtherTabWrite } from '@/services/browser/persisted-store'

const KEY = 'arrenda-quotation-saved'

// Written only to make the browser send a `storage` event to the other tabs.
const lastSave = jsonStore<{ quotation: number; at: number } | null>({ key: KEY, parse: () => null })

/** Notifies the other tabs of this browser that a quotation was saved. */
export const notifyOtherTabs = (quotation: number): void => void lastSave.write({ quotation, at: Date.now() })

/** Calls the listener when another tab has saved this quotation. */
export const onOtherTabSave = (quotation: number, listener: () => void): (() => void) =>
  onOtherTabWrite(KEY, (text) => {
    if (text?.includes(`"quotation":${quotation},`)) listener()
  })
