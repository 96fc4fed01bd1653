/** Whether a changed form is still on the screen; one for each form whose input is not saved. */
type IsShown = () => boolean

const forms = new Set<IsShown>()

/** True while the page holds input that nobody has saved. */
export const hasUnsavedForms = (): boolean => [...forms].some((isShown) => isShown())

/** Registers a changed form until the returned function is called. Closing or reloading the tab asks meanwhile. */
export function registerUnsavedForm(isShown: IsShown): () => void {
  if (forms.size === 0) window.addEventListener('beforeunload', askBeforeUnload)
  forms.add(isShown)
  return () => {
    forms.delete(isShown)
    if (forms.size === 0) window.removeEventListener('beforeunload', askBeforeUnload)
  }
}

/** The input is discarded, or what it belongs to is gone: leaving asks nothing more. */
export const discardUnsavedForms = (): void => forms.clear()

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedForms()) event.preventDefault()
}
