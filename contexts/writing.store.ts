type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const written = new Set<Field>()

function note({ target }: Event): void {
  const isField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'search')
  if (isField) written.add(target)
}

/** Notes which fields somebody changes, whatever form they belong to; a search loses nothing. */
export function watchWriting(): () => void {
  document.addEventListener('input', note, true)
  return () => document.removeEventListener('input', note, true)
}

/** What was written is somewhere safe by now. */
export const forgetWriting = (): void => written.clear()

/** Somebody has written what is not sent yet, or is being asked something in a dialog. */
export const isWriting = (): boolean =>
  [...written].some((field) => field.value !== '' && isShown(field)) ||
  [...document.querySelectorAll('[role="dialog"]')].some(isShown)

// A dialog that was closed may stay in the page, hidden, with what was written in it.
const isShown = (element: Element): boolean => element.isConnected && !element.closest('[style*="display: none"]')
