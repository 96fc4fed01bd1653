import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { formatLongMonth } from '@/services/format/format.rules'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'

type Props = {
  titleId: string
  month: string
  isCurrent: boolean
  onMonth: (month: string) => void
  onToday: () => void
  products: readonly { id: number; name: string }[]
  product: string | null
  onProduct: (product: string | null) => void
}

export const MonthTools = ({ titleId, month, isCurrent, onMonth, onToday, products, product, onProduct }: Props) => (
  <Row>
    <IconButton
      bordered
      label="Mês anterior"
      icon={<ChevronLeft size={17} strokeWidth={1.75} aria-hidden />}
      onClick={() => onMonth(shiftMonth(month, -1))}
    />
    <IconButton
      bordered
      label="Próximo mês"
      icon={<ChevronRight size={17} strokeWidth={1.75} aria-hidden />}
      onClick={() => onMonth(shiftMonth(month, 1))}
    />
    <h2 id={titleId} aria-live="polite">
      {formatLongMonth(month)}
    </h2>
    {!isCurrent && (
      <PlainButton size="small" onClick={onToday}>
        Hoje
      </PlainButton>
    )}
    <End>
      <FilterChips
        filters={[{ key: 'produto', label: 'Produto', value: product, options: toSelectOptions(products, product) }]}
        onChange={(_key, value) => onProduct(value)}
      />
    </End>
  </Row>
)

const Row = styled.div`
  ${flex.wrapRow};
  gap: 8px;
  margin-bottom: 12px;
  h2 {
    min-width: 168px;
    margin-left: 4px;
    ${font.choiceTitle};
    font-weight: 600;
  }
  h2::first-letter {
    text-transform: uppercase;
  }
`

const End = styled.div`
  margin-left: auto;
  ${below.phone} {
    width: 100%;
    margin-left: 0;
  }
`
