/** A ref: the first thing of a step takes the focus, which the button of the step before had. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
