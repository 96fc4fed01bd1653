import { CalendarClock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { missingText, missingUnits, shortageText } from '@/services/simulation/products/shortage.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import type { ProductsView } from './useProductsView'

type Props = {
  /** The product, for the names of the buttons. */
  name: string
  quantity: number
  available: number
  /** 'Adicionar' before it is in the cart, else 'Ficar com'. */
  verb: 'Adicionar' | 'Ficar com'
  /** Takes what is available. */
  onAvailable: () => void
  /** Takes what is available and completes the rest with other products. */
  onComplete: () => void
  /** Opened by a button that is gone now. */
  takesFocus?: boolean
}

/** More units were asked for than there are: says so and lets the person choose, instead of cutting the quantity. */
export const ShortStock = ({ name, quantity, available, verb, onAvailable, onComplete, takesFocus }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <Box ref={box} role="group" aria-label={`${name}: faltam unidades`}>
      <p role="status">
        <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
        {shortageText({ quantity, available })}
      </p>
      <div>
        {available > 0 && (
          <PlainButton size="small" onClick={onAvailable} aria-label={`${verb} ${available} × ${name}`}>
            {verb} {available}
          </PlainButton>
        )}
        <PlainButton size="small" onClick={onComplete} aria-label={`${completeLabel(available)}: ${name}`}>
          {completeLabel(available)}
        </PlainButton>
      </div>
    </Box>
  )
}

const completeLabel = (available: number): string =>
  available === 0 ? 'Trocar por parecidos' : 'Completar com parecidos'

const Box = styled.div`
  flex: 1 0 100%;
  padding: 10px 12px;
  border: 1px solid ${color.infoLine};
  border-radius: ${radius.tile};
  background: ${color.infoBg};
  p {
    ${flex.row};
    gap: 8px;
    ${font.secondary};
    font-weight: 550;
    color: ${color.info};
  }
  svg {
    flex: none;
  }
  > div {
    ${flex.wrap};
    gap: 8px;
    margin-top: 8px;
  }
`

/** Above the list: how many units other products still have to make up for. */
export const MissingUnits = ({ view }: { view: ProductsView }) => {
  const box = useRef<HTMLDivElement>(null)
  const { missing } = view
  useEffect(() => {
    if (missing !== null) box.current?.focus()
  }, [missing])
  if (missing === null) return null
  return (
    <Missing ref={box} tabIndex={-1}>
      <Notice tone="info" title={missingText(missing)}>
        Escolha outro modelo: “Adicionar” leva as que faltam.{' '}
        <button type="button" onClick={() => view.complete(null)}>
          Ficar sem elas
        </button>
      </Notice>
    </Missing>
  )
}

const Missing = styled.div`
  margin-bottom: 16px;
  border-radius: ${radius.tile};
`

type Line = { product_id: number; quantity: number; available: number }

/** What 'Completar com parecidos' does to a line of the cart. */
export const completeLine = (
  line: Line,
  cart: { limit: (productId: number) => void },
  view: Pick<ProductsView, 'complete'>,
): void => {
  cart.limit(line.product_id)
  view.complete(missingUnits(line))
}
