type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const dirtyFields = new Set<Field>()

function markDirty({ target }: Event): void {
  const isField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'search')
  if (isField) dirtyFields.add(target)
}

/** Notes which fields somebody changes, whatever form they belong to; a search loses nothing. */
export function trackDirtyFields(): () => void {
  document.addEventListener('input', markDirty, true)
  return () => document.removeEventListener('input', markDirty, true)
}

/** What was written is somewhere safe by now. */
export const clearDirtyFields = (): void => dirtyFields.clear()

/** Somebody has written what is not sent yet, or is being asked something in a dialog. */
export const hasUnsentInput = (): boolean =>
  [...dirtyFields].some((field) => field.value !== '' && isVisible(field)) ||
  [...document.querySelectorAll('[role="dialog"]')].some(isVisible)

// A dialog that was closed may stay in the page, hidden, with what was written in it.
const isVisible = (element: Element): boolean => element.isConnected && !element.closest('[style*="display: none"]')
