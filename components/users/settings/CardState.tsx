import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'

type Props<T> = {
  query: UseQueryResult<T>
  /** Said while it loads: "Carregando as sessões". */
  label: string
  failure: string
  children: (data: T) => ReactNode
}

/** What a card of the settings shows of its call: bars, a failure with another try, or the content. */
export const CardState = <T,>({ query, label, failure, children }: Props<T>) => {
  if (query.data !== undefined) return children(query.data)
  return (
    <Wrapper>
      {query.isError ? (
        <Notice tone="bad" title={failure}>
          Verifique a conexão.{' '}
          <button type="button" onClick={() => void query.refetch()}>
            Tentar novamente
          </button>
        </Notice>
      ) : (
        <SkeletonText label={label} rows={3} />
      )}
    </Wrapper>
  )
}

const Wrapper = styled.div`
  padding: var(--card-inset, 20px);
`
