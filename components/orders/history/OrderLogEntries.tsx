import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { tabLook, tabOn, TabRow } from '@/components/ui/navigation/tabLook'
import { Pager } from '@/components/ui/tables/Pager'
import { useLogin } from '@/contexts/LoginContext'
import { historyPageQueryOptions, LOG_PAGE } from '@/hooks/audit/audit.queries'
import { useDownloadFile } from '@/hooks/orders/orders.downloads'
import type { EventLog } from '@/services/audit/audit.schema'
import { may } from '@/services/auth/permissions.rules'
import { formatDateTime } from '@/services/format/format.rules'
import { type LogFact, withdrawnFilesOf } from '@/services/orders/history/order-log-facts.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { LOG_MODELS, type LoggedOrder, type LogModelName } from './orderLogModels'

type Props = { order: LoggedOrder; orderRef: StaffOrderAddress }

export const OrderLogEntries = ({ order, orderRef }: Props) => {
  const { actor } = useLogin()
  const [model, setModel] = useState<LogModelName>('order')
  const names: LogModelName[] = ['order', 'quotation', 'cpf_access']
  if (actor && may(actor, 'clients:open')) names.push('company')
  return (
    <>
      <Tabs aria-label="Registro de">
        {names.map((name) => (
          <Tab
            key={name}
            type="button"
            aria-pressed={name === model}
            $on={name === model}
            onClick={() => setModel(name)}
          >
            {LOG_MODELS[name].label}
          </Tab>
        ))}
      </Tabs>
      <LogPages key={model} model={model} order={order} orderRef={orderRef} />
    </>
  )
}

const LogPages = ({ model, order, orderRef }: Props & { model: LogModelName }) => {
  const { label, idOf } = LOG_MODELS[model]
  const [page, setPage] = useState(1)
  const { data, error, isError, refetch } = useQuery(historyPageQueryOptions(model, idOf(order), page))
  if (isError)
    return <FailedState title="Não foi possível carregar o registro" error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.count === 0) return <p>Nada registrado.</p>
  return (
    <>
      <List aria-label={label} tabIndex={0}>
        {data.results.map((event) => (
          <Entry key={event.id} event={event} model={model} orderRef={orderRef} />
        ))}
      </List>
      {data.count > LOG_PAGE && <Pager page={page} pageSize={LOG_PAGE} total={data.count} onPage={setPage} />}
    </>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Carregando o registro">
    <SkeletonBar />
    <SkeletonBar $width="60%" />
  </div>
)

type EntryProps = { event: EventLog; model: LogModelName; orderRef: StaffOrderAddress }

const Entry = ({ event, model, orderRef }: EntryProps) => {
  const { what, facts } = LOG_MODELS[model]
  const { mutate: download } = useDownloadFile(orderRef)
  return (
    <li>
      <p>
        <b>{what(event)}</b>
        <small>
          {event.actor_name} · {formatDateTime(event.created_at)}
        </small>
      </p>
      {event.message && <q>{event.message}</q>}
      <Facts>
        {facts(event).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{changeOf(fact)}</dd>
          </div>
        ))}
      </Facts>
      {withdrawnFilesOf(event).map(({ id, documentId, name }) => (
        <PlainButton
          key={id}
          kind="text"
          size="small"
          aria-label={`Baixar o arquivo retirado ${name}`}
          onClick={() => download({ documentId, file: { id, name } })}
        >
          Retirado: {name}
        </PlainButton>
      ))}
    </li>
  )
}

function changeOf({ before, after }: LogFact): string {
  if (before === undefined) return after ?? ''
  return after === undefined ? `${before} (retirado)` : `${before} → ${after}`
}

const Tabs = styled(TabRow)`
  margin-bottom: 4px;
  border-bottom: 1px solid ${color.line};
`

const Tab = styled.button<{ $on: boolean }>`
  ${tabLook}
  ${({ $on }) => $on && tabOn}
`

const List = styled.ol`
  max-height: min(560px, calc(100dvh - 280px));
  overflow-y: auto;
  overflow-wrap: anywhere;
  ${font.secondary};
  > li {
    padding: 12px 0;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  p {
    ${flex.wrap};
    justify-content: space-between;
    gap: 0 12px;
  }
  b {
    font-weight: 550;
  }
  small {
    color: ${color.t2};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  q {
    display: block;
    quotes: '“' '”';
  }
`

const Facts = styled.dl`
  display: grid;
  gap: 2px;
  margin: 4px 0 0;
  &:empty {
    display: none;
  }
  > div {
    display: grid;
    grid-template-columns: 160px minmax(0, 1fr);
    gap: 12px;
  }
  dt {
    color: ${color.t2};
  }
  dd {
    margin: 0;
  }
  ${below.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`
