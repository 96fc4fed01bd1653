import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { useQuotation } from '@/contexts/QuotationContext'
import { useIsSaving } from '@/hooks/simulation/offline/save-state'
import { type Bill as BillData, billOf } from '@/services/simulation/bill.rules'
import { countItems, unitsOf } from '@/services/simulation/products/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Bill } from './Bill'

export type AccountProps = {
  quotation: Quotation
  /** By default the quotation's own; an estimate before there is a cart, null while there is none. */
  bill?: BillData | null
  /** Lowest price of a unit that matches, for the estimate. */
  startingPrice?: string | null
}

/** The answers, the number of units, and the bill. */
export const SimulationAccount = ({ quotation, bill = billOf(quotation), startingPrice = null }: AccountProps) => {
  const recalculating = useIsSaving(quotation.id)
  const isEmpty = quotation.products.length === 0
  return (
    <>
      {isEmpty && <RequestedUnits quotation={quotation} startingPrice={startingPrice} />}
      {bill && <Bill bill={bill} recalculating={recalculating} label={isEmpty ? 'Mensalidade' : undefined} />}
    </>
  )
}

/** Before there is a cart: the answers, and how many units are wanted. */
const RequestedUnits = ({ quotation, startingPrice }: { quotation: Quotation; startingPrice: string | null }) => {
  const { units, change } = useQuotation()
  return (
    <Block>
      <b>{quotation.simulator.name}</b>
      <p>{quotation.simulation_choices.map(({ name }) => name).join(', ') || 'Nenhuma resposta ainda.'}</p>
      <div>
        <QuantityInput label="Quantas unidades" min={1} value={units} onChange={(next) => change({ units: next })} />
        {startingPrice && (
          <span>
            {units} × <Money value={startingPrice} />
          </span>
        )}
      </div>
    </Block>
  )
}

const Block = styled.div`
  margin-bottom: 14px;
  padding-bottom: 14px;
  border-bottom: 1px solid ${color.line};
  ${font.secondaryMuted};
  > b {
    display: block;
    ${font.body};
    font-weight: 600;
    color: ${color.text};
  }
  > div {
    ${flex.between};
    gap: 12px;
    margin-top: 12px;
  }
`

/** 'Sua simulação', beside the question. */
export const SimulationCard = (props: AccountProps) => {
  const { quotation, bill = billOf(quotation) } = props
  const isEmpty = quotation.products.length === 0
  const months = bill?.months ?? quotation.priced_months
  return (
    <Card
      title="Sua simulação"
      extra={isEmpty ? months !== null && `${months} meses` : countItems(unitsOf(quotation))}
      footer={isEmpty && 'O valor final depende do modelo, do plano e do pacote. Nada é cobrado antes da entrega.'}
    >
      <SimulationAccount {...props} />
    </Card>
  )
}
