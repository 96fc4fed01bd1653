import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { renewalQueryOptions } from '@/hooks/orders/contract-end.queries'
import { periodText, renewalReason } from '@/services/orders/contract-end/contract-end-texts.rules'
import type { ManagedRenewalQuery, Renewal } from '@/services/orders/contract-end/contract-end.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = { orderRef: OrderAddress; query: ManagedRenewalQuery }

/** The terms of a renewal, computed by the server for the chosen options. */
export const RenewalPreview = ({ orderRef, query }: Props) => {
  const { data, isError, isPlaceholderData } = useQuery(renewalQueryOptions(orderRef, query))
  if (isError) return <Box role="status">Não foi possível calcular a renovação. Tente novamente mais tarde.</Box>
  if (!data)
    return (
      <Box>
        <SkeletonText label="Calculando a renovação" rows={3} />
      </Box>
    )
  return (
    <Box role="status" aria-busy={isPlaceholderData}>
      <RenewalTerms terms={data} />
      <small>{renewalReason(data, orderRef.audience)}</small>
    </Box>
  )
}

type Terms = Pick<Renewal, 'begins_on' | 'ends_on' | 'monthly_fee' | 'monthly_fee_before'>

export const RenewalTerms = ({ terms }: { terms: Terms }) => (
  <Lines>
    <div>
      <dt>Hoje</dt>
      <dd>
        <Money value={terms.monthly_fee_before} perMonth />
      </dd>
    </div>
    <div>
      <dt>Na renovação</dt>
      <dd>
        <Money value={terms.monthly_fee} perMonth strong />
      </dd>
    </div>
    <div>
      <dt>Período</dt>
      <dd>{periodText(terms)}</dd>
    </div>
  </Lines>
)

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin: 0 0 18px;
  padding: 12px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  &[aria-busy='true'] dd {
    opacity: 0.5;
  }
  small {
    ${font.secondaryMuted};
  }
`

const Lines = styled.dl`
  display: grid;
  gap: 4px;
  font-size: 14px;
  line-height: 20px;
  > div {
    ${flex.wrap};
    justify-content: space-between;
    gap: 0 12px;
  }
  dt {
    color: ${color.t2};
  }
`

/** Sentences about the end of a contract, one below the other. */
export const ContractEndTexts = styled.div`
  display: grid;
  gap: 12px;
  p,
  small {
    color: ${color.t2};
  }
  small {
    ${font.secondary};
  }
  b {
    color: ${color.text};
    font-weight: 550;
  }
`
