/** Moves the focus to the next or the previous notification; from outside of them to the first or the last. */
export function walkRows(within: ParentNode, step: 1 | -1): void {
  const rows = [...within.querySelectorAll<HTMLElement>('[data-notification]')]
  const here = rows.findIndex((row) => row === document.activeElement)
  const next = here === -1 ? (step === 1 ? 0 : rows.length - 1) : (here + step + rows.length) % rows.length
  rows[next]?.focus()
}
