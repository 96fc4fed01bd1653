import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { quotationAlertsQueryOptions, useChangeAlert } from '@/hooks/simulation/stock-alerts'
import type { Product } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { quotationId: number; product: Product; quantity: number }

/** For a product without units: asks for a mail when it has some again. Nothing is reserved (docs/adr/0536). */
export const StockAlertAction = ({ quotationId, product: { id, name }, quantity }: Props) => {
  const { data: alerts } = useQuery(quotationAlertsQueryOptions(quotationId))
  const { mutate: change, isPending } = useChangeAlert(quotationId)
  const isOn = alerts?.some(({ product_id }) => product_id === id) ?? false
  if (!isOn) {
    return (
      <PlainButton
        busy={isPending}
        aria-label={`Avise-me quando ${name} chegar`}
        onClick={() => change({ product: id, quantity, isOn: true })}
      >
        Avise-me quando chegar
      </PlainButton>
    )
  }
  return (
    <Waiting>
      <p role="status">
        <BellRing size={16} strokeWidth={1.75} aria-hidden />
        Avisamos por e-mail quando chegar.
      </p>
      <PlainButton
        size="small"
        busy={isPending}
        aria-label={`Não avisar mais sobre ${name}`}
        onClick={() => change({ product: id, quantity, isOn: false })}
      >
        Não avisar mais
      </PlainButton>
    </Waiting>
  )
}

const Waiting = styled.div`
  ${flex.wrapBetween};
  flex: 1 0 100%;
  gap: 8px;
  p {
    ${flex.row};
    gap: 8px;
    ${font.secondary};
    color: ${color.info};
  }
`
