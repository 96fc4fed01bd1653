import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { color } from '@/styles/tokens'
import { Card } from './Card'

/** A card whose content is mounted, and loaded, when it is expanded. `what`: "os e-mails". */
export const CollapsibleCard = ({ title, what, children }: { title: string; what: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Card
      title={title}
      plainHeader={!open}
      flush
      extra={
        <PlainButton
          kind="text"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Esconder' : 'Ver'} ${what}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Esconder' : 'Ver'}
        </PlainButton>
      }
    >
      <div id={id}>{open && children}</div>
    </Card>
  )
}

type CollapsibleRowsProps<Row> = {
  query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'isError' | 'refetch'>
  /** "os e-mails" */
  what: string
  /** Text for an empty list. */
  nothing: string
  children: (rows: readonly Row[]) => ReactNode
}

/** The content of a collapsible card: loading, failed, empty, or the rows. */
export function CollapsibleRows<Row>({
  query: { data, error, isError, refetch },
  what,
  nothing,
  children,
}: CollapsibleRowsProps<Row>) {
  if (isError)
    return <FailedState title={`Não foi possível carregar ${what}`} error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Waiting role="status" aria-label={`Carregando ${what}`}>
        <SkeletonBar />
        <SkeletonBar $width="60%" />
      </Waiting>
    )
  return data.length === 0 ? <Nothing>{nothing}</Nothing> : children(data)
}

const Waiting = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px var(--card-inset, 20px);
`

const Nothing = styled.p`
  padding: 14px var(--card-inset, 20px);
  color: ${color.t2};
`
