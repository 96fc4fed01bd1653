import styled from 'styled-components'
import { StatusTag } from '@/components/ui/StatusTag'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/delivery-status.rules'
import { PACKAGE_TONE, packageWord } from '@/services/logistics/package-words.rules'
import type { ListedPackage } from '@/services/logistics/parcel-lists.schema'
import { contentsLine } from '@/services/logistics/parcel-standing.rules'
import { color } from '@/styles/tokens'
import { Expected } from './DeliveryFacts'

/** A row of the list on a phone; what can be done with it is on its page. */
export const DeliveryCard = ({ parcel }: { parcel: ListedPackage }) => {
  const { order, address, delivery_status, state } = parcel
  return (
    <Block>
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
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  gap: 2px;
  font-size: 13px;
  line-height: 20px;
  color: ${color.t2};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 12px;
  }
  b,
  strong {
    color: ${color.text};
    font-weight: 600;
  }
`
