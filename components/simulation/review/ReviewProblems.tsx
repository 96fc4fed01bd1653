import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { Link } from '@/components/ui/navigation/Link'
import { useApplyCoupon } from '@/hooks/simulation/quotation.mutations'
import { paths } from '@/services/config/paths'
import { formatDay, formatMoney } from '@/services/format/format.rules'
import { priceInPlan } from '@/services/simulation/bill.rules'
import type { Quotation, Review } from '@/services/simulation/simulation.schema'
import { UPGRADES_ID } from '../plan/UpgradesChoice'

type Problem = Review['problems'][number]

type Props = {
  review: Review
  /** Focused by 'Enviar pedido' while there are problems. */
  ref: Ref<HTMLDivElement>
}

/** The problems that keep the order from being sent, each with its solution. */
export const ReviewProblems = ({ review, ref }: Props) => (
  <List ref={ref}>
    {review.problems.map((problem) => (
      <Notice key={`${problem.code} ${problem.message}`} tone="warn" title={problem.message}>
        <ProblemAction quotation={review} problem={problem} />
      </Notice>
    ))}
  </List>
)

const ProblemAction = ({ quotation, problem }: { quotation: Quotation; problem: Problem }): ReactNode => {
  const { simulation } = paths.platform
  const { save: applyCoupon } = useApplyCoupon(quotation.id)
  switch (problem.code) {
    case 'quantity_mismatch':
      return <Link href={simulation.delivery(quotation.id)}>Ajustar as entregas</Link>
    case 'price_changed':
      return `${changesText(quotation)} Ao enviar, mostramos a nova mensalidade para você aceitar.`
    case 'out_of_stock':
      return <Link href={`${simulation.products(quotation.id)}?similar=yes`}>Ajustar os equipamentos</Link>
    case 'coupon_used':
    case 'coupon_not_valid':
      return (
        <button type="button" onClick={() => applyCoupon({ code: '' })}>
          Tirar o cupom
        </button>
      )
    case 'account_required': {
      const here = simulation.review(quotation.id)
      return (
        <Links>
          <Link href={paths.register(here)}>Criar conta</Link>
          <Link href={paths.login(here)}>Já tenho conta</Link>
        </Links>
      )
    }
    case 'activation_required':
      return `Avisamos por e-mail. Sua simulação fica guardada até ${formatDay(quotation.expires_at)}.`
    default:
      if (problem.field === 'upgrades')
        return <Link href={`${simulation.plan(quotation.id)}#${UPGRADES_ID}`}>Rever os upgrades</Link>
      if (problem.field === 'service_package')
        return <Link href={simulation.plan(quotation.id)}>Escolher o pacote de serviço</Link>
      return quotation.plan && problem.field !== 'plan' ? (
        <Link href={simulation.products(quotation.id)}>Escolher outros equipamentos</Link>
      ) : (
        <Link href={simulation.plan(quotation.id)}>Escolher o plano</Link>
      )
  }
}

const changesText = (quotation: Quotation): string =>
  [
    ...quotation.products.map(({ name, price, new_price }) =>
      changeText(name, priceInPlan(quotation, { price }), new_price && priceInPlan(quotation, { price: new_price })),
    ),
    ...quotation.upgrades.map(({ name, monthly_fee, new_monthly_fee }) =>
      changeText(name, monthly_fee, new_monthly_fee),
    ),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')

const changeText = (name: string, before: string, now: string | null): string | null =>
  now === null ? null : `${name}: de ${formatMoney(before)} para ${formatMoney(now)} por unidade, sem o pacote.`

const Links = styled.span`
  display: flex;
  gap: 20px;
  @media (pointer: coarse) {
    margin: -4px 0 -12px;
    a {
      padding: 12px 0;
    }
  }
`

const List = styled.div`
  display: grid;
  gap: 12px;
  &:not(:empty) {
    margin-bottom: 20px;
  }
`
