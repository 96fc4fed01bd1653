import { lazyDialog } from './lazyDialog'

/** Confirms something that cannot be undone: names the object, the consequence and the verb. */
export const ConfirmDialog = lazyDialog(() =>
  import('./ConfirmDialogQuestion').then((module) => module.ConfirmDialogQuestion),
)
