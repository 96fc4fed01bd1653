import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/forms/ChoiceCard'
import { useIsSaving } from '@/hooks/simulation/offline/save-state'
import { useChoosePlan, useChooseServicePackage } from '@/hooks/simulation/quotation.mutations'
import { packagesQueryOptions, plansQueryOptions } from '@/hooks/simulation/simulation.queries'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { LoadFailure } from '../SimulationStates'

type Props = { quotation: Quotation; error: string | null }

/** The contract lengths, each with the cart's monthly fee. */
export const PlanChoice = ({ quotation, error }: Props) => {
  const { data: plans, error: failure, isError, refetch } = useQuery(plansQueryOptions(quotation.id))
  const { save: choose, optimisticValue } = useChoosePlan(quotation.id)
  const chosen = optimisticValue?.months ?? quotation.plan?.duration_months
  const recalculating = useIsSaving(quotation.id)
  if (!plans) return isError && <LoadFailure what="os planos" error={failure} onRetry={() => void refetch()} />
  return (
    <Choices legend="Plano" columns={3} error={error}>
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
    </Choices>
  )
}

/** The service packages; one is always chosen, initially the first. */
export const ServicePackageChoice = ({ quotation, error }: Props) => {
  const { data: packages, error: failure, isError, refetch } = useQuery(packagesQueryOptions(quotation.id))
  const { save: choose, optimisticValue } = useChooseServicePackage(quotation.id)
  if (!packages)
    return isError && <LoadFailure what="os pacotes de serviço" error={failure} onRetry={() => void refetch()} />
  return (
    <Choices legend="Pacote de serviço" columns={1} error={error}>
      {packages.map((one) => (
        <ChoiceCard
          key={one.id}
          shape="row"
          name="package"
          value={one.id}
          checked={(optimisticValue ?? quotation.service_package).id === one.id}
          onChange={() => choose(one)}
          title={one.name}
          features={one.features}
          price={
            <>
              <Money value={one.monthly_fee_per_unit} strong />
              <small>por item, por mês</small>
            </>
          }
        />
      ))}
    </Choices>
  )
}

type ChoicesProps = { legend: string; columns: 1 | 3; error: string | null; children: ReactNode }

const Choices = ({ legend, columns, error, children }: ChoicesProps) => {
  const errorId = useId()
  return (
    <>
      <Group $columns={columns} aria-describedby={error ? errorId : undefined}>
        <legend>{legend}</legend>
        {children}
      </Group>
      {error && (
        <Wrong id={errorId} role="alert">
          {error}
        </Wrong>
      )}
    </>
  )
}

const Group = styled(ChoiceGroup)`
  gap: ${({ $columns }) => ($columns === 1 ? '10px' : '12px')};
  margin-top: ${({ $columns }) => ($columns === 1 ? '32px' : 0)};
  small {
    display: block;
    ${font.secondary};
  }
`

const Wrong = styled.p`
  margin-top: 12px;
  font-weight: 500;
  color: ${color.bad};
`
