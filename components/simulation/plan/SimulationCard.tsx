import { Card } from '@/components/ui/display/Card'
import type { Bill as BillData } from '@/services/simulation/bill.rules'
import { countItems, unitsOf } from '@/services/simulation/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { SimulationAccount } from '../SimulationAccount'

type Props = {
  quotation: Quotation
  bill: BillData | null
  startingPrice?: string | null
}

/** 'Sua simulação', beside the question. */
export const SimulationCard = (props: Props) => {
  const { quotation, bill } = props
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
