import { lazyPart } from '@/components/ui/browser/lazyPart'
import { DialogButton } from '@/components/ui/dialogs/CommandButton'
import { newPackageStart } from '@/services/logistics/packages/package-stages.rules'
import type { StaffOrderProps } from '../../workflow/order.types'

// Loaded on first opening.
const AddPackageDialogForm = lazyPart(() =>
  import('./AddPackageDialogForm').then((module) => module.AddPackageDialogForm),
)

export const AddPackage = ({ order, orderRef }: StaffOrderProps) =>
  order.allowed_actions.includes('update_package') &&
  newPackageStart(order.stage_name) && (
    <DialogButton size="small" label="Novo volume">
      {(dialog) => <AddPackageDialogForm order={order} orderRef={orderRef} {...dialog} />}
    </DialogButton>
  )
