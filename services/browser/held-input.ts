import { HELD_KEYS, HELD_PRESS } from './page-start.rules'

declare global {
  interface Window {
    [HELD_PRESS]?: { on?: HTMLElement; boxes: readonly HTMLInputElement[] }
    [HELD_KEYS]?: KeyboardEvent[]
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement
type Act = () => void

/**
 * Does again what was typed and pressed before the application could answer (`startScript`): fields first, since the press may
 * send them.
 */
export function replayHeldInput(): void {
  const { on: pressed, boxes = [] } = window[HELD_PRESS] ?? {}
  window[HELD_PRESS] = undefined
  // All of it is read first: what React does for the first one gives the others the values that it knows.
  const fields = [...document.querySelectorAll<Field>('input, textarea')]
  const again = [
    ...fields.filter((field) => isText(field) && field.value !== field.defaultValue).map(typeAgain),
    ...fields.filter((field) => 'files' in field && field.files?.length).map((field) => chooseAgain(field)),
    ...[...document.querySelectorAll('select')]
      .filter((select) => select.selectedIndex !== defaultIndex(select))
      .map((select) => chooseAgain(select, select.value)),
    ...[...new Set(boxes)].filter((box) => box.checked !== box.defaultChecked).map(checkAgain),
  ]
  for (const act of again) act()
  if (pressed?.isConnected) pressed.click()
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
function typeAgain(field: Field): Act {
  const typed = field.value
  return () => {
    field.value = field.defaultValue
    announce(field)
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
    // React's own setter on the element would take the new value for one that it has set itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
    announce(field)
  }
}

/** React sees only what changes after it has hydrated the box. */
const checkAgain =
  (box: HTMLInputElement): Act =>
  () => {
    for (const one of [box, ...othersOf(box)]) one.checked = one.defaultChecked
    announce(box)
    box.click()
  }

/** The other radios of its group, of which the browser has let go. */
const othersOf = ({ type, name, form }: HTMLInputElement): HTMLInputElement[] =>
  type === 'radio' && name !== ''
    ? [...document.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
        (other) => other.name === name && other.form === form,
      )
    : []

const defaultIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  )

/** @param chosen what hydrating a select may undo */
const chooseAgain =
  (element: Field | HTMLSelectElement, chosen?: string): Act =>
  () => {
    announce(element)
    if (chosen !== undefined) element.value = chosen
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
