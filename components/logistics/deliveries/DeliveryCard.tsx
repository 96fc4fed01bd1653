import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/delivery-status.rules'
import { PACKAGE_TONE, packageWord } from '@/services/logistics/package-words.rules'
import type { ListedPackage } from '@/services/logistics/parcel-lists.schema'
import { contentsLine } from '@/services/logistics/parcel-standing.rules'
import { CardBlock } from '../CardBlock'
import { Expected } from './DeliveryFacts'

/** A row of the list on a phone; what can be done with it is on its page. */
export const DeliveryCard = ({ parcel }: { parcel: ListedPackage }) => {
  const { order, address, delivery_status, state } = parcel
  return (
    <CardBlock>
      <div>
        <b>{order.order_mask_id}</b>
        <StatusTag tone={PACKAGE_TONE[state]}>{packageWord(parcel, 'customer')}</StatusTag>
      </div>
      <strong>{order.company.corporate_name}</strong>
      <p>{contentsLine(parcel)}</p>
      <div>
        <span>
          {DELIVERY_STATUS_LABEL[delivery_status]} · {address.city}, {address.state}
        </span>
        <Expected parcel={parcel} />
      </div>
    </CardBlock>
  )
}
