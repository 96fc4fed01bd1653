import type { Page } from '@playwright/test'
import type { Opened } from '../journeys/axe'
import type { Send } from '../journeys/quotation'

/** A dialog and the component that shows it. */
export type Met = Opened & { component: string }

/** A page and its dialogs, opened one after another. */
export type Scene = {
  email: string
  /** Prepares the data that the dialogs need. @returns the address of the page */
  at: (send: Send, page: Page) => string | Promise<string>
  dialogs: readonly Met[]
}
