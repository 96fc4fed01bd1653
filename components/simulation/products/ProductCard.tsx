import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { ChoiceMark } from '@/components/ui/forms/ChoiceMark'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { formatDayShort } from '@/services/format/format.rules'
import { missingAnswersText, specificationLines } from '@/services/simulation/products/products.rules'
import { isShort } from '@/services/simulation/products/shortage.rules'
import type { Product } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { ShortStock } from './ShortStock'

type Props = {
  product: Product
  /** One level below the list's heading. */
  heading: 'h2' | 'h3'
  /** Monthly price of one unit in the quotation's plan. */
  price: string
  /** Units in the cart. */
  quantity: number
  /** Units that 'Adicionar' takes. */
  wanted: number
  onAdd: (quantity: number) => void
  onQuantity: (quantity: number) => void
  /** Takes the available units and completes the rest with similar products. */
  onComplete: () => void
  isCompared: boolean
  onCompare: (isOn: boolean) => void
  /** Shows similar products, when this one is not available. */
  onSimilar?: () => void
  /** What to do while there are no units. */
  waiting: ReactNode
}

export const ProductCard = ({
  product,
  heading: Heading,
  price,
  quantity,
  isCompared,
  onCompare,
  ...actions
}: Props) => (
  <Box $isIn={quantity > 0} aria-label={product.name} data-product={product.id}>
    <Tile>
      <Picture image={product.images[0]} alt={product.image_alts[0] ?? product.name} />
      <Compare>
        <input
          className="visually-hidden"
          type="checkbox"
          checked={isCompared}
          onChange={(event) => onCompare(event.target.checked)}
          aria-label={`Comparar ${product.name}`}
        />
        <ChoiceMark type="checkbox" checked={isCompared} />
        Comparar
      </Compare>
    </Tile>
    <Head>
      <Heading>{product.name}</Heading>
      <Availability available={product.available} from={product.available_from} />
    </Head>
    {product.missing_answers.length > 0 && <Missing>{missingAnswersText(product)}</Missing>}
    <Lines>
      {specificationLines(product).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {product.color && <li>{product.color}</li>}
    </Lines>
    <Action product={product} price={price} quantity={quantity} {...actions} />
  </Box>
)

type ActionProps = Pick<
  Props,
  'product' | 'price' | 'quantity' | 'wanted' | 'onAdd' | 'onQuantity' | 'onComplete' | 'onSimilar' | 'waiting'
>

/** The price and what can be done: add, change the quantity or, when units are short, choose. */
const Action = ({
  product,
  price,
  quantity,
  wanted,
  onAdd,
  onQuantity,
  onComplete,
  onSimilar,
  waiting,
}: ActionProps) => {
  const { name, available } = product
  const [isAsking, setIsAsking] = useState(false)
  const isIn = quantity > 0
  const asked = isIn ? quantity : wanted
  const asks = isShort({ quantity: asked, available }) && (isIn || (isAsking && available > 0))
  return (
    <Foot>
      {asks && (
        <ShortStock
          name={name}
          quantity={asked}
          available={available}
          verb={isIn ? 'Ficar com' : 'Adicionar'}
          onAvailable={() => (isIn ? onQuantity(available) : onAdd(available))}
          onComplete={onComplete}
          takesFocus={!isIn}
        />
      )}
      <Price>
        <Money value={price} size="price" perMonth />
        <small>por unidade, sem pacote</small>
      </Price>
      {isIn ? (
        <QuantityInput label={`Quantidade de ${name}`} value={quantity} onChange={onQuantity} />
      ) : available === 0 ? (
        <Later>
          {waiting}
          {onSimilar && <PlainButton onClick={onSimilar}>Ver parecidos</PlainButton>}
        </Later>
      ) : (
        !asks && (
          <PlainButton
            aria-label={`Adicionar ${name}`}
            data-add
            onClick={() => (wanted > available ? setIsAsking(true) : onAdd(wanted))}
          >
            Adicionar
          </PlainButton>
        )
      )}
    </Foot>
  )
}

const Box = styled.article<{ $isIn: boolean }>`
  ${flex.column};
  min-width: 0;
  padding: 8px;
  border: 1px solid ${({ $isIn }) => ($isIn ? color.brandText : color.line)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${({ $isIn }) => ($isIn ? `0 0 0 1px ${color.brandText}` : 'none')};
`

const Tile = styled.div`
  position: relative;
  height: 148px;
`

const Compare = styled.label`
  position: absolute;
  top: 10px;
  left: 10px;
  ${flex.row};
  gap: 6px;
  min-height: 24px;
  padding: 0 8px 0 6px;
  border-radius: 6px;
  background: ${color.surface};
  ${font.secondaryMuted};
  font-weight: 500;
  cursor: pointer;
  > span {
    margin-top: 0;
    transform: scale(0.9);
  }
  &:has(input:checked) {
    color: ${color.brandText};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    padding: 0 12px 0 8px;
  }
`

const Head = styled.div`
  ${flex.wrapBetween};
  gap: 4px 8px;
  margin: 12px 12px 6px;
  h2,
  h3 {
    ${font.choiceTitle};
  }
`

const Missing = styled.div`
  ${font.secondary};
  margin: 0 12px 6px;
  color: ${color.warn};
  font-weight: 500;
`

const Lines = styled.ul`
  margin: 0 12px;
  ${font.secondaryMuted};
`

const Foot = styled.div`
  ${flex.wrap};
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  margin: auto 12px 0;
  padding: 18px 0 12px;
`

const Price = styled.div`
  small {
    display: block;
    ${font.smallMuted};
  }
`

const Later = styled.div`
  ${flex.wrap};
  gap: 8px;
`

type AvailabilityProps = { available: number; from: string | null }

/** '42 disponíveis', 'Disponível a partir de 03/12'. */
export const Availability = ({ available, from }: AvailabilityProps) => {
  if (available > 0) {
    return <StatusTag tone="ok">{available === 1 ? '1 disponível' : `${available} disponíveis`}</StatusTag>
  }
  if (from) return <StatusTag tone="info">Disponível a partir de {formatDayShort(from)}</StatusTag>
  return <StatusTag tone="neutral">Sem unidades agora</StatusTag>
}
