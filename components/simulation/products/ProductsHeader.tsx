import { ChevronDown, Pencil, X } from 'lucide-react'
import styled from 'styled-components'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Link } from '@/components/ui/navigation/Link'
import { PRODUCT_ORDERINGS, type ProductOrdering } from '@/services/simulation/products/products.rules'
import { box, flex, font, touch } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import type { ProductsView } from './useProductsView'

const orderingLabels: Record<ProductOrdering, string> = {
  recommended: 'Mais indicados',
  price: 'Menor mensalidade',
  '-price': 'Maior mensalidade',
  '-available': 'Mais unidades',
}

type Choice = { property: number; name: string }

type Props = {
  title: string
  /** The answers in effect. */
  choices: readonly Choice[]
  /** Restores the answers that were filtered out. */
  onAllAnswers?: () => void
  changeHref?: string
  view: ProductsView
}

/** The title of the list, the answers as chips, and the ordering. */
export const ProductsHeader = ({ title, choices, onAllAnswers, changeHref, view }: Props) => {
  const without = (property: number) => () =>
    view.filter(choices.map((choice) => choice.property).filter((id) => id !== property))
  return (
    <Block>
      <h1 aria-live="polite">{title}</h1>
      <div>
        <Chips>
          {choices.map(({ property, name }) => (
            <Chip key={property}>
              {name}
              {choices.length > 1 && (
                <button type="button" aria-label={`Tirar a resposta ${name}`} onClick={without(property)}>
                  <X size={14} strokeWidth={1.75} aria-hidden />
                </button>
              )}
            </Chip>
          ))}
          {onAllAnswers && (
            <Restore type="button" onClick={onAllAnswers}>
              Usar todas as respostas
            </Restore>
          )}
          {changeHref ? (
            <Change href={changeHref}>
              <Pencil size={13} strokeWidth={1.75} aria-hidden />
              Mudar respostas
            </Change>
          ) : (
            // Keeps its room while the questions load, so that nothing shifts.
            <Change as="span" href="" aria-hidden style={{ visibility: 'hidden' }}>
              <Pencil size={13} strokeWidth={1.75} aria-hidden />
              Mudar respostas
            </Change>
          )}
        </Chips>
        <Ordering view={view} />
      </div>
    </Block>
  )
}

const Ordering = ({ view }: { view: ProductsView }) => (
  <Sort>
    <span>Ordenar por</span>
    <MenuButton
      label="Ordenar por"
      align="end"
      entries={PRODUCT_ORDERINGS.map((ordering) => ({
        key: ordering,
        label: orderingLabels[ordering],
        checked: ordering === view.ordering,
        onSelect: () => view.sort(ordering),
      }))}
    >
      {(trigger) => (
        <PlainButton size="small" {...trigger} aria-label={`Ordenar por: ${orderingLabels[view.ordering]}`}>
          {orderingLabels[view.ordering]}
          <ChevronDown size={15} strokeWidth={1.75} aria-hidden />
        </PlainButton>
      )}
    </MenuButton>
  </Sort>
)

const Block = styled.div`
  margin-bottom: 20px;
  h1 {
    margin-bottom: 8px;
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.018em;
  }
  > div {
    ${flex.wrapBetween};
    gap: 12px;
  }
  ${below.phone} {
    h1 {
      font-size: 23px;
      line-height: 30px;
    }
  }
`

const Chips = styled.div`
  ${flex.wrap};
  gap: 8px;
  font-size: 13px;
  font-weight: 500;
`

const Chip = styled.span`
  ${flex.inlineRow};
  min-height: 30px;
  padding: 0 10px;
  ${box.control};
  button {
    ${flex.center};
    width: 26px;
    height: 26px;
    margin-right: -8px;
    border-radius: 6px;
    color: ${color.t2};
  }
  button:hover {
    color: ${color.text};
    background: ${color.sunken};
  }
  @media (pointer: coarse) {
    min-height: 44px;
    button {
      width: 44px;
      height: 42px;
    }
  }
`

const Change = styled(Link)`
  ${flex.inlineRow};
  gap: 6px;
  min-height: 30px;
  padding: 0 10px;
  border: 1px dashed ${color.line2};
  border-radius: ${radius.control};
  color: ${color.t2};
  ${touch.minHeight}
`

const Restore = styled.button`
  min-height: 30px;
  padding: 0 4px;
  color: ${color.brandText};
  font-weight: 500;
`

const Sort = styled.div`
  ${flex.row};
  gap: 8px;
  margin-left: auto;
  ${font.smallMuted};
`
