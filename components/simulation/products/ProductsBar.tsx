import { ArrowLeft } from 'lucide-react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { summarizeCart } from '@/services/simulation/products/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font, touchArea } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { CART_ID } from './useCart'

type Props = {
  quotation: Quotation
  backHref: string
  recalculating: boolean
  isBusy: boolean
  /** 'Escolher plano' was pressed with an empty cart. */
  isMissed: boolean
  onAction: () => void
}

/** The fee so far and the next step, always visible. */
export const ProductsBar = ({ quotation, backHref, recalculating, isBusy, isMissed, onAction }: Props) => {
  const isEmpty = quotation.products.length === 0
  return (
    <BottomBar
      always
      facts={isEmpty ? <Nothing isMissed={isMissed} /> : <Chosen quotation={quotation} />}
      sum={
        !isEmpty && (
          <>
            <Label>
              <span>Mensalidade</span> {!quotation.final && 'a partir de'}
            </Label>
            <Money value={quotation.monthly_fee} size="price" recalculating={recalculating} />
          </>
        )
      }
      secondary={
        <BackSquare href={backHref} aria-label="Voltar">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </BackSquare>
      }
      action={
        <PlainButton kind="primary" busy={isBusy} onClick={onAction} style={{ paddingInline: 24 }}>
          Escolher plano
        </PlainButton>
      }
    />
  )
}

const Nothing = ({ isMissed }: { isMissed: boolean }) =>
  isMissed ? (
    <Missed role="alert">
      <strong>Seu carrinho está vazio.</strong> Adicione pelo menos um equipamento para escolher o plano.
    </Missed>
  ) : (
    'Adicione os equipamentos que sua empresa precisa.'
  )

const Chosen = ({ quotation }: { quotation: Quotation }) => {
  const { products, service_package, priced_months } = quotation
  const [first] = products
  const title = products.length === 1 && first ? `${first.quantity} × ${first.name}` : summarizeCart(products)
  return (
    <Row>
      <Picture image={first?.image} size="thumb" />
      <p>
        <b>{title}</b>
        <span>
          {priced_months !== null && `${priced_months} meses, `}pacote {service_package.name} ·{' '}
        </span>
        <a href={`#${CART_ID}`}>Ver a conta</a>
      </p>
    </Row>
  )
}

const Missed = styled.p`
  color: ${color.bad};
`

const Row = styled.div`
  ${flex.row};
  gap: 12px;
  b {
    display: block;
    color: ${color.text};
    font-size: 14px;
    font-weight: 600;
  }
  a {
    ${font.underlined};
    ${touchArea}
  }
  ${below.phone} {
    > :first-child,
    span {
      display: none;
    }
  }
`

const Label = styled.div`
  ${below.phone} {
    span {
      display: none;
    }
  }
`

const BackSquare = styled(ButtonLink)`
  display: none;
  flex: none;
  width: 48px;
  height: 48px;
  padding: 0;
  ${below.aside} {
    display: inline-flex;
  }
`
