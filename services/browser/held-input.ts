import { HELD_KEYS, HELD_PRESS } from './page-start.rules'

declare global {
  interface Window {
    [HELD_PRESS]?: { on?: HTMLElement }
    [HELD_KEYS]?: KeyboardEvent[]
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Does again what was typed and pressed before the application could answer (`startScript`): fields first, since the press may
 * send them.
 */
export function replayHeldInput(): void {
  const pressed = window[HELD_PRESS]?.on
  window[HELD_PRESS] = undefined
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (isText(field) && field.value !== field.defaultValue) typeAgain(field)
    if (field instanceof HTMLInputElement && field.files?.length) chooseAgain(field)
  }
  for (const select of document.querySelectorAll('select')) {
    if (select.selectedIndex !== defaultIndex(select)) chooseAgain(select, select.value)
  }
  if (!pressed?.isConnected) return
  // A box would be checked before React sees it.
  announce(pressed)
  pressed.click()
}

/**
 * Presses the keys again that were pressed on the page as it was served, before its shortcuts could answer.
 * @param press prevents the default of what it answers, which therefore no other shortcut gets
 */
export function replayHeldKeys(press: (event: KeyboardEvent) => void): void {
  for (const event of window[HELD_KEYS] ?? []) if (!event.defaultPrevented) press(event)
}

/** From now on the page has its shortcuts: other keys mean nothing to it. */
export function forgetHeldKeys(): void {
  window[HELD_KEYS] = undefined
}

const isText = (field: Field): boolean => !['checkbox', 'radio', 'file', 'hidden', 'submit'].includes(field.type)

/** React hydrates what an event concerns before it handles the event. */
const announce = (element: HTMLElement): boolean => element.dispatchEvent(new Event('input', { bubbles: true }))

/** React compares with the value that it found when it hydrated the field, so that has to be the one of the HTML. */
function typeAgain(field: Field): void {
  const typed = field.value
  field.value = field.defaultValue
  announce(field)
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React's own setter on the element would take the new value for one that it has set itself.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
  announce(field)
}

const defaultIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  )

/** @param chosen what hydrating a select may undo */
function chooseAgain(element: HTMLInputElement | HTMLSelectElement, chosen?: string): void {
  announce(element)
  if (chosen !== undefined) element.value = chosen
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
