import { lazyDialog } from '../dialogs/lazyDialog'

/** Imports a list from a CSV file: shows what it would do, then asks to confirm. */
export const ImportDialog = lazyDialog(() => import('./ImportDialogSteps').then((module) => module.ImportDialogSteps))
