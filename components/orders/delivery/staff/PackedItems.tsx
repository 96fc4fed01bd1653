import { Check } from 'lucide-react'
import styled from 'styled-components'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import type { Package } from '@/services/logistics/packages.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { packedItems } from './packages.rules'

/** The packing progress of each product, with its serials. */
export const PackedItems = ({ pkg }: { pkg: Package }) => (
  <List aria-label={`Seriais de ${pkg.address.label}`}>
    {packedItems(pkg).map(({ product_id, name, quantity, serials }) => {
      const whole = serials.length === quantity
      const counted = `${String(serials.length)} de ${String(quantity)}`
      return (
        <li key={product_id}>
          <Line $whole={whole}>
            <b>{name}</b>
            <span>
              {whole && <Check size={14} strokeWidth={2.4} aria-hidden />}
              {counted}
            </span>
          </Line>
          <ProgressBar
            percent={(serials.length / quantity) * 100}
            label={`${name}: ${counted} separados`}
            tone={whole ? 'ok' : 'brand'}
          />
          {serials.length > 0 && (
            <Serials>
              {serials.map((serial) => (
                <li key={serial}>{serial}</li>
              ))}
            </Serials>
          )}
        </li>
      )
    })}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: 14px;
  margin-bottom: 14px;
`

const Line = styled.div<{ $whole: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 4px;
  b {
    font-weight: 550;
  }
  span {
    ${flex.inlineRow};
    gap: 4px;
    color: ${({ $whole }) => ($whole ? color.ok : color.t2)};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`

const Serials = styled.ul`
  ${flex.wrap};
  gap: 6px;
  margin-top: 8px;
  li {
    padding: 2px 8px;
    border-radius: 6px;
    background: ${color.sunken};
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`
