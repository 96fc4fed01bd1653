type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const dirtyFields = new Set<Field>()

function markDirty({ target }: Event): void {
  const isField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'search')
  if (isField) dirtyFields.add(target)
}

/** Tracks the changed fields of all forms; search fields do not count. */
export function trackDirtyFields(): () => void {
  document.addEventListener('input', markDirty, true)
  return () => document.removeEventListener('input', markDirty, true)
}

/** After the input was saved. */
export const clearDirtyFields = (): void => dirtyFields.clear()

/** True while a changed field is visible or a dialog is open. */
export const hasUnsentInput = (): boolean =>
  [...dirtyFields].some((field) => field.value !== '' && isVisible(field)) ||
  [...document.querySelectorAll('[role="dialog"]')].some(isVisible)

// A closed dialog may stay in the page, hidden.
const isVisible = (element: Element): boolean => element.isConnected && !element.closest('[style*="display: none"]')
