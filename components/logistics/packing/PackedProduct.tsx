import { Check, ChevronDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ProductProgress, SerialLines } from '../ProductProgress'

type Props = {
  product: PackageDetail['products'][number]
  /** In packing order. */
  serials: readonly string[]
  isBusy: boolean
  onRemove: (serial: string) => void
}

const SHOWN = 3

/** Progress of a product with its last serials; all of them on demand. */
export const PackedProduct = ({ product, serials, isBusy, onRemove }: Props) => {
  const [isOpen, open] = useState(false)
  const { name, quantity, packed } = product
  const isWhole = packed >= quantity
  const newest = serials.toReversed()
  const count = `${String(packed)} de ${String(quantity)}`
  return (
    <Row>
      <ProductProgress
        product={product}
        count={
          <Count $whole={isWhole}>
            {isWhole && <Check size={16} strokeWidth={2.4} aria-hidden />}
            {count}
          </Count>
        }
        progress={`${name}: ${count} no volume`}
      />
      {newest.length > 0 && (
        <Serials aria-label={`Seriais de ${name}`}>
          {newest.slice(0, isOpen ? undefined : SHOWN).map((serial) => (
            <li key={serial}>
              {serial}
              <IconButton
                label={`Tirar ${serial}`}
                disabled={isBusy}
                icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
                onClick={() => onRemove(serial)}
              />
            </li>
          ))}
        </Serials>
      )}
      {newest.length > SHOWN && (
        <MoreButton type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {isOpen ? 'Ver só as últimas' : `Ver os ${String(newest.length)} seriais`}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </MoreButton>
      )}
    </Row>
  )
}

const Row = styled.li`
  padding: 12px 14px;
  p {
    font-size: 15px;
  }
  + li {
    border-top: 1px solid ${color.line};
  }
`

const Count = styled.span<{ $whole: boolean }>`
  ${flex.inlineRow};
  flex: none;
  gap: 6px;
  color: ${({ $whole }) => ($whole ? color.ok : color.text)};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`

const Serials = styled(SerialLines)`
  margin-top: 10px;
  li {
    min-height: 44px;
  }
  button {
    width: 44px;
    height: 44px;
    margin-right: -10px;
  }
`

const MoreButton = styled.button`
  ${flex.inlineRow};
  gap: 6px;
  width: 100%;
  min-height: 44px;
  border-top: 1px solid ${color.line};
  color: ${color.brandText};
  font-weight: 500;
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`
