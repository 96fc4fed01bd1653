import type { ComponentProps, ReactNode } from 'react'
import { FailedState } from './FailedState'
import { NotFoundState } from './NotFoundState'
import { SkeletonText } from './Skeleton'

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** True when the address names no existing record. */
  isMissing: boolean
  notFound: ComponentProps<typeof NotFoundState>
  /** The record's noun with its article: "a devolução". */
  noun: string
  /** Rows of the skeleton. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** The page of one record in all its states: loaded, not found, failed with retry, loading. */
export const RecordState = <Data,>({ query, isMissing, notFound, noun, rows = 8, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data)
  if (isMissing) return <NotFoundState {...notFound} />
  if (query.error)
    return (
      <FailedState
        heading="h1"
        title={`Não foi possível carregar ${noun}`}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  return <SkeletonText label={`Carregando ${noun}`} rows={rows} />
}
