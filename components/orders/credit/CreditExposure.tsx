import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import type { OrderCredit } from '@/services/credit/credit.schema'
import { formatCount, formatMoney, toCents } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type ExposureSums = OrderCredit['exposure']

/** The company's credit limit against its monthly fees, this order included. Informative only: staff decide. */
export const CreditExposure = ({ exposure }: { exposure: ExposureSums }) => (
  <section aria-label="Limite e exposição">
    <Head>
      <h3>Limite e exposição por mês</h3>
      <Verdict exposure={exposure} />
    </Head>
    <Bar exposure={exposure} />
    <Sums>
      <Row
        tone="committed"
        label={`Em contrato e locação, ${countOf(exposure.committed_orders)}`}
        value={exposure.committed}
      />
      <Row tone="order" label="Este pedido" value={exposure.order} />
      {exposure.awaiting_orders > 0 && (
        <Row label={`Ainda em análise, ${countOf(exposure.awaiting_orders)}, não somados`} value={exposure.awaiting} />
      )}
      {exposure.limit !== null && <Row label="Limite pela classe de risco" value={exposure.limit} />}
    </Sums>
  </section>
)

const countOf = (orders: number): string => formatCount(orders, 'pedido', 'pedidos')

const Verdict = ({ exposure: { verdict, remaining } }: { exposure: ExposureSums }) => {
  if (verdict === 'no_limit' || remaining === null) return <span>Sem limite: falta um resultado válido com score.</span>
  if (verdict === 'fits') return <span>Cabe no limite: sobram {formatMoney(remaining)}</span>
  return <Bad>Passa do limite em {formatMoney(-toCents(remaining))}</Bad>
}

const Bar = ({ exposure: { committed, order, total, limit } }: { exposure: ExposureSums }) => {
  const whole = Math.max(toCents(total), toCents(limit ?? '0.00'), 1)
  const part = (amount: string): string => `${String((toCents(amount) / whole) * 100)}%`
  return (
    <Track aria-hidden>
      <i style={{ width: part(committed) }} data-part="committed" />
      <i style={{ width: part(order) }} data-part="order" />
      {limit !== null && toCents(limit) < whole && <Limit style={{ left: part(limit) }} />}
    </Track>
  )
}

type RowProps = { label: string; value: string; tone?: 'committed' | 'order' }

const Row = ({ label, value, tone }: RowProps) => (
  <div>
    <dt>
      {tone && <Dot data-part={tone} aria-hidden />}
      {label}
    </dt>
    <dd>
      <Money value={value} />
    </dd>
  </div>
)

const Head = styled.div`
  ${flex.wrap};
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 16px;
  h3 {
    ${font.secondary};
    font-weight: 600;
  }
  span {
    color: ${color.t2};
  }
`

const Bad = styled.b`
  color: ${color.bad};
  font-weight: 550;
`

const parts = `
  &[data-part='committed'] { background: ${color.fill}; }
  &[data-part='order'] { background: ${color.stripe}; }
`

const Track = styled.div`
  position: relative;
  display: flex;
  height: 10px;
  margin: 10px 0 12px;
  border-radius: 5px;
  background: ${color.seg};
  i {
    height: 100%;
    ${parts}
  }
  i:first-child {
    border-radius: 5px 0 0 5px;
  }
`

const Limit = styled.span`
  position: absolute;
  top: -4px;
  bottom: -4px;
  width: 2px;
  background: ${color.bad};
`

const Dot = styled.i`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: 8px;
  border-radius: 2px;
  ${parts}
`

const Sums = styled.dl`
  display: grid;
  gap: 4px;
  ${font.secondary};
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    color: ${color.t2};
  }
`
