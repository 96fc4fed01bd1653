import { lazyDialog } from './lazyDialog'

/** Asks before something that cannot be undone: the object, the consequence, the verb. */
export const ConfirmDialog = lazyDialog(() =>
  import('./ConfirmDialogQuestion').then((module) => module.ConfirmDialogQuestion),
)
