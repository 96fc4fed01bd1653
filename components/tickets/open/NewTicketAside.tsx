import { useFormikContext } from 'formik'
import type { ComponentType } from 'react'
import styled from 'styled-components'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { TurnCard } from '@/components/ui/feedback/TurnBanner'
import { formatDeadline } from '@/services/format/format.rules'
import { CATEGORY_LABEL } from '@/services/tickets/ticket-states.rules'
import { CALENDAR_LABEL } from '@/services/tickets/policy.rules'
import { flex, font } from '@/styles/mixins'
import { mayExchange, type NewTicketForm } from './newTicket.rules'
import { useTicketPromise } from './useTicketPromise'

/** Help about what is being written; another feature's, so the page passes it in. */
export type HelpAbout = ComponentType<{ words: string }>

type Props = { help: HelpAbout }

/** What happens after opening: by when it is answered, by whose package; and help that may make it unnecessary. */
export const NewTicketAside = ({ help: Help }: Props) => {
  const { values } = useFormikContext<NewTicketForm>()
  const promise = useTicketPromise()
  const isExchange = mayExchange(values) && values.exchange === 'yes'
  const category = values.category === '' ? '' : CATEGORY_LABEL[values.category]
  return (
    <div>
      <TurnCard
        turn="staff"
        label="Depois de abrir, a vez é"
        title={
          promise ? (
            <span suppressHydrationWarning>Resposta até {formatDeadline(promise.first_response_due_at)}</span>
          ) : (
            <SkeletonBar $width="70%" />
          )
        }
        description={
          promise &&
          isExchange && <span suppressHydrationWarning>Troca até {formatDeadline(promise.exchange_due_at)}.</span>
        }
        details={
          promise && (
            <Promised>
              <div>
                <dt>Pacote</dt>
                <dd>{promise.package}</dd>
              </div>
              <div>
                <dt>Atendimento</dt>
                <dd>{CALENDAR_LABEL[promise.calendar]}</dd>
              </div>
            </Promised>
          )
        }
      />
      <Help words={`${category} ${values.subject}`} />
    </div>
  )
}

const Promised = styled.dl`
  ${flex.stack};
  gap: 4px;
  ${font.secondary};
  > div {
    ${flex.between};
    gap: 12px;
  }
  dt {
    flex: none;
  }
  dd {
    text-align: right;
  }
`
