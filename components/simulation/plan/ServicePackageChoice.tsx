import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/forms/ChoiceCard'
import { useChooseServicePackage } from '@/hooks/simulation/quotation.mutations'
import { packagesQueryOptions } from '@/hooks/simulation/simulation.queries'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { font } from '@/styles/mixins'
import { LoadFailure } from '../SimulationStates'
import { ChoiceError } from './ChoiceError'

type Props = { quotation: Quotation; error: string | null }

/** The service packages; one is always chosen, at first the first. */
export const ServicePackageChoice = ({ quotation, error }: Props) => {
  const { data: packages, isError, refetch } = useQuery(packagesQueryOptions(quotation.id))
  const errorId = useId()
  const { save: choose, optimisticValue } = useChooseServicePackage(quotation.id)
  if (!packages) return isError && <LoadFailure what="os pacotes de serviço" onRetry={() => void refetch()} />
  return (
    <>
      <Group $columns={1} aria-describedby={error ? errorId : undefined}>
        <legend>Pacote de serviço</legend>
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
      </Group>
      <ChoiceError id={errorId}>{error}</ChoiceError>
    </>
  )
}

const Group = styled(ChoiceGroup)`
  gap: 10px;
  margin-top: 32px;
  small {
    display: block;
    ${font.secondary};
  }
`
