const KEY = 'arrenda-quotation-saved'

/** Tells the other tabs of this browser that the server has something new of a quotation. */
export function notifyOtherTabs(quotation: number): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ quotation, at: Date.now() }))
  } catch {
    // A browser that keeps nothing tells nobody: the other tab reads anew when it is opened.
  }
}

/** Hears when another tab has saved something of this quotation. */
export function onOtherTabSave(quotation: number, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && newValue?.includes(`"quotation":${quotation},`)) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
