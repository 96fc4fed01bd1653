import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'

/** Adds an address to the company's list, or changes one. */
export const AddressDialog = lazyDialog(() => import('./AddressDialogForm').then((module) => module.AddressDialogForm))
