import userEvent from '@testing-library/user-event'

/** Pastes a text into a field. `userEvent.type` renders for every letter: only for tests that are about typing. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
