import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { useQuotation } from '@/contexts/QuotationContext'
import { useIsSaving } from '@/hooks/simulation/offline/save-state'
import { type Bill as BillData, billOf } from '@/services/simulation/bill.rules'
import { countItems, unitsOf } from '@/services/simulation/products/cart.rules'
import { isShort, shortageText } from '@/services/simulation/products/shortage.rules'
import { countUnits, type PricedUnits } from '@/services/simulation/questions/estimate.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Bill } from './Bill'

export type AccountProps = {
  quotation: Quotation
  /** By default the quotation's own; an estimate before there is a cart, null while there is none. */
  bill?: BillData | null
  /** The units that the estimate counts. */
  taken?: readonly PricedUnits[]
}

/** The answers, the number of units, and the bill. */
export const SimulationAccount = ({ quotation, bill = billOf(quotation), taken = [] }: AccountProps) => {
  const recalculating = useIsSaving(quotation.id)
  const isEmpty = quotation.products.length === 0
  return (
    <>
      {isEmpty && <RequestedUnits quotation={quotation} taken={taken} />}
      {bill && <Bill bill={bill} recalculating={recalculating} label={isEmpty ? 'Mensalidade' : undefined} />}
    </>
  )
}

/** Before there is a cart: the answers, and how many units are wanted. */
const RequestedUnits = ({ quotation, taken }: { quotation: Quotation; taken: readonly PricedUnits[] }) => {
  const { units, change } = useQuotation()
  const available = countUnits(taken)
  const isLacking = taken.length > 0 && isShort({ quantity: units, available })
  return (
    <Block>
      <b>{quotation.simulator.name}</b>
      <p>{quotation.simulation_choices.map(({ name }) => name).join(', ') || 'Nenhuma resposta ainda.'}</p>
      <div>
        <QuantityInput label="Quantas unidades" min={1} value={units} onChange={(next) => change({ units: next })} />
        <UnitPrices taken={taken} />
      </div>
      {isLacking && <p role="status">{shortageText({ quantity: units, available })}</p>}
    </Block>
  )
}

/** '18 × R$ 112,49'; of several models 'de R$ 112,49 a R$ 130,20'. */
const UnitPrices = ({ taken }: { taken: readonly PricedUnits[] }) => {
  const [lowest, highest] = [taken[0], taken.at(-1)]
  if (!lowest || !highest) return null
  const price = <Money value={lowest.priceCents} />
  return lowest.priceCents === highest.priceCents ? (
    <span>
      {countUnits(taken)} × {price}
    </span>
  ) : (
    <span>
      de {price} a <Money value={highest.priceCents} />
    </span>
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
