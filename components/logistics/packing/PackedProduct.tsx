import { Check, ChevronDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { IconButton } from '@/components/ui/IconButton'
import { ProgressBar } from '@/components/ui/ProgressBar'
import type { PackageDetail } from '@/services/logistics/parcel-parts.schema'
import { color } from '@/styles/tokens'

type Props = {
  product: PackageDetail['products'][number]
  /** In the order in which they were packed. */
  serials: readonly string[]
  isBusy: boolean
  onRemove: (serial: string) => void
}

const SHOWN = 3

/** How far a product is, and its last serials; all of them on demand. */
export const PackedProduct = ({ product, serials, isBusy, onRemove }: Props) => {
  const [isOpen, open] = useState(false)
  const { name, image, quantity, packed, short } = product
  const isWhole = packed >= quantity
  const newest = serials.toReversed()
  const count = `${String(packed)} de ${String(quantity)}`
  return (
    <Row>
      <Head>
        <Picture image={image} size="thumb" />
        <div>
          <p>
            <b>{name}</b>
            <Count $whole={isWhole}>
              {isWhole && <Check size={16} strokeWidth={2.4} aria-hidden />}
              {count}
            </Count>
          </p>
          <ProgressBar
            percent={(packed / quantity) * 100}
            label={`${name}: ${count} na caixa`}
            tone={short > 0 ? 'bad' : isWhole ? 'ok' : 'brand'}
          />
          {short > 0 && <Short>{short === 1 ? 'Falta 1 em estoque' : `Faltam ${String(short)} em estoque`}</Short>}
        </div>
      </Head>
      {newest.length > 0 && (
        <Serials aria-label={`Séries de ${name}`}>
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
        <More type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {isOpen ? 'Ver só as últimas' : `Ver as ${String(newest.length)} séries`}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </More>
      )}
    </Row>
  )
}

const Row = styled.li`
  padding: 12px 14px;
  + li {
    border-top: 1px solid ${color.line};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > :last-child {
    flex: 1;
    min-width: 0;
  }
  p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 6px;
    font-size: 15px;
  }
  b {
    font-weight: 600;
  }
`

const Count = styled.span<{ $whole: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${({ $whole }) => ($whole ? color.ok : color.text)};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`

const Short = styled.small`
  display: block;
  margin-top: 4px;
  color: ${color.bad};
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
`

const Serials = styled.ul`
  margin-top: 10px;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  button {
    width: 44px;
    height: 44px;
    margin-right: -10px;
  }
`

const More = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-top: 1px solid ${color.line};
  background: none;
  color: ${color.brandText};
  font-weight: 500;
  cursor: pointer;
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`
