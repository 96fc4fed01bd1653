import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/forms/ChoiceCard'
import { useIsSaving } from '@/hooks/simulation/offline/save-state'
import { useChoosePlan } from '@/hooks/simulation/quotation.mutations'
import { plansQueryOptions } from '@/hooks/simulation/simulation.queries'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { font } from '@/styles/mixins'
import { LoadFailure } from '../SimulationStates'
import { ChoiceError } from './ChoiceError'

type Props = { quotation: Quotation; error: string | null }

/** The contract lengths, each with what this cart costs in it. */
export const PlanChoice = ({ quotation, error }: Props) => {
  const { data: plans, isError, refetch } = useQuery(plansQueryOptions(quotation.id))
  const { save: choose, optimisticValue } = useChoosePlan(quotation.id)
  const chosen = optimisticValue?.months ?? quotation.plan?.duration_months
  const recalculating = useIsSaving(quotation.id)
  const errorId = useId()
  if (!plans) return isError && <LoadFailure what="os planos" onRetry={() => void refetch()} />
  return (
    <>
      <Group $columns={3} aria-describedby={error ? errorId : undefined}>
        <legend>Plano</legend>
        {plans.map(({ duration_months, description, monthly_fee }) => (
          <ChoiceCard
            key={duration_months}
            name="plan"
            value={duration_months}
            checked={chosen === duration_months}
            onChange={() => choose({ months: duration_months })}
            title={`${duration_months} meses`}
            description={description}
            price={
              <>
                <small>a partir de</small>
                <Money value={monthly_fee} perMonth size="price" recalculating={recalculating} />
              </>
            }
          />
        ))}
      </Group>
      <ChoiceError id={errorId}>{error}</ChoiceError>
    </>
  )
}

const Group = styled(ChoiceGroup)`
  gap: 12px;
  small {
    display: block;
    ${font.secondary};
  }
`
