import userEvent from '@testing-library/user-event'

/**
 * Gives a field a text at once, as from the clipboard. Typed letter by letter (`userEvent.type`) the screen is drawn for each
 * of them: for tests that are about typing.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
