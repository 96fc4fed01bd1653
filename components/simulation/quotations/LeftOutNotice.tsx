import { useQuery, useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { leftOutQueryOptions, simulationKeys } from '@/hooks/simulation/simulation.queries'
import type { LeftOut } from '@/services/simulation/saved-quotations.schema'

/** What this quotation could not take along from the one that it was made like; it stays until it is read. */
export const LeftOutNotice = ({ quotationId }: { quotationId: number }) => {
  const queryClient = useQueryClient()
  const { data: leftOut = [] } = useQuery(leftOutQueryOptions(quotationId))
  if (leftOut.length === 0) return null
  const close = (): void => {
    queryClient.setQueryData(simulationKeys.leftOut(quotationId), [])
  }
  return (
    <Place>
      <Notice tone="warn" title="A cotação foi criada com os preços de hoje, mas ficou de fora:">
        {leftOut.map(({ kind, name }) => (
          <Line key={`${kind}-${name}`}>
            <b>{name}</b>, que {REASON[kind]}
          </Line>
        ))}
        <button type="button" onClick={close}>
          Entendi
        </button>
      </Notice>
    </Place>
  )
}

const REASON: Record<LeftOut['kind'], string> = {
  product: 'não é mais oferecido.',
  upgrade: 'não é mais oferecida.',
  plan: 'não é mais oferecido. Escolha outro.',
  service_package: 'não é mais oferecido. Vale o primeiro pacote.',
  address: 'não está mais entre os endereços.',
  coupon: 'vale uma vez só e ficou onde estava.',
}

const Place = styled.div`
  margin-bottom: 16px;
`

const Line = styled.span`
  display: block;
`
