import styled from 'styled-components'
import { Due } from '@/components/ui/display/Due'
import { formatDay } from '@/services/format/format.rules'
import type { ListedPackage } from '@/services/logistics/parcel-lists.schema'
import { ENDED_STATUSES } from '@/services/logistics/parcel-moves.rules'
import { standingOf } from '@/services/logistics/parcel-standing.rules'
import { color } from '@/styles/tokens'

/** When it is expected; of what has arrived only the day itself. */
export const Expected = ({ parcel: { delivery_eta, delivery_status } }: { parcel: ListedPackage }) => {
  if (!delivery_eta) return '—'
  return ENDED_STATUSES.includes(delivery_status) ? formatDay(delivery_eta) : <Due at={delivery_eta} />
}

/** What it still lacks. */
export const Situation = ({ parcel }: { parcel: ListedPackage }) => {
  if (ENDED_STATUSES.includes(parcel.delivery_status)) return '—'
  const { text, isShort } = standingOf(parcel)
  return isShort ? <Short>{text}</Short> : <Clip title={text}>{text}</Clip>
}

const Short = styled.b`
  color: ${color.bad};
  font-weight: 600;
`

const Clip = styled.span`
  display: inline-block;
  max-width: 200px;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: top;
  white-space: nowrap;
`
