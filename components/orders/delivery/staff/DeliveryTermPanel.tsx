import { AddSigners } from '@/components/orders/signing/AddSigners'
import { SigningPanel } from '../../signing/SigningPanel'
import type { StaffOrderProps } from '../../workflow/order.types'

/** The delivery term: staff upload it, the customer signs it, staff approve it and start the rental. */
export const DeliveryTermPanel = (props: StaffOrderProps) => (
  <SigningPanel
    {...props}
    type="DELIVERY_TERM"
    signersForm={(document) => <AddSigners {...props} document={document} />}
  />
)
