import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'

/** Asks something of one's own data. */
export const PrivacyRequestDialog = lazyDialog(() =>
  import('./PrivacyRequestDialogForm').then((module) => module.PrivacyRequestDialogForm),
)
