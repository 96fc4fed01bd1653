import type { Page } from '@playwright/test'
import type { Opened } from '../journeys/axe'
import type { Send } from '../journeys/quotation'

/** A dialog as it is met, and the component that shows it. */
export type Met = Opened & { component: string }

/** A page and the dialogs over it, met one after another. */
export type Scene = {
  email: string
  /** Gives the address of the page; makes first what the dialogs need. */
  at: (send: Send, page: Page) => string | Promise<string>
  dialogs: readonly Met[]
}
