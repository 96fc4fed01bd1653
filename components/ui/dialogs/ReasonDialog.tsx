import { lazyDialog } from './lazyDialog'

/** A confirmation that needs a reason: refusing, sending back, cancelling. */
export const ReasonDialog = lazyDialog(() => import('./ReasonDialogForm').then((module) => module.ReasonDialogForm))
