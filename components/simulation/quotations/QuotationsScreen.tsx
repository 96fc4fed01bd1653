import { useState } from 'react'
import styled from 'styled-components'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { Pager } from '@/components/ui/tables/Pager'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useCopyQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { savedQuotationsQueryOptions } from '@/hooks/simulation/simulation.queries'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import { LISTED_STATUSES } from '@/services/simulation/quotations/quotation-state.rules'
import { QUOTATION_STATUS_LABEL } from '@/services/simulation/quotations/saved-quotation-texts.rules'
import { box, flex } from '@/styles/mixins'
import { type OpenQuotationDialog, QuotationDialogs } from './QuotationDialogs'
import { SavedQuotationCard } from './SavedQuotationCard'

const STATUS_OPTIONS = LISTED_STATUSES.map((value) => ({ value, label: QUOTATION_STATUS_LABEL[value] }))

export const QUOTATIONS_HEADING = {
  title: 'Minhas cotações',
  facts: 'Uma cotação vale por 30 dias. Depois disso, duplique com os preços do dia.',
}

/** 'Minhas cotações', the open ones first. */
export const QuotationsScreen = () => {
  const saved = usePagedList(savedQuotationsQueryOptions, {
    filters: { situacao: (status) => ({ status: LISTED_STATUSES.find((one) => one === status) }) },
  })
  const { search, page, count, data } = saved
  const status = saved.query.status
  const [open, setOpen] = useState<OpenQuotationDialog | null>(null)
  const { mutate: copy, isPending, variables } = useCopyQuotation()
  return (
    <>
      <PageHeader
        {...QUOTATIONS_HEADING}
        actions={
          <ButtonLink kind="primary" href={paths.platform.simulators()}>
            Nova simulação
          </ButtonLink>
        }
      />
      <ListTools total={count === undefined ? '' : formatCount(count, 'cotação', 'cotações')}>
        <SearchField
          label="Buscar cotações"
          placeholder="Nome, produto ou pessoa"
          value={search}
          onSearch={saved.setSearch}
        />
        <FilterChips
          filters={[{ key: 'situacao', label: 'Situação', value: status ?? null, options: STATUS_OPTIONS }]}
          onChange={saved.setFilter}
          onClear={saved.clear}
        />
      </ListTools>
      {!data ? (
        saved.isError ? (
          <Frame>
            <FailedState title="Não foi possível carregar as cotações" onRetry={saved.retry} />
          </Frame>
        ) : (
          <SavedSkeleton />
        )
      ) : data.results.length === 0 ? (
        <Frame>{saved.isFiltered ? <NoResult title={NOTHING_FOUND} onClear={saved.clear} /> : <FirstUse />}</Frame>
      ) : (
        <>
          <List aria-label="Cotações" aria-busy={saved.isRefreshing}>
            {data.results.map((quotation) => (
              <li key={quotation.id}>
                <SavedQuotationCard
                  quotation={quotation}
                  isCopying={isPending && 'quotation' in variables && variables.quotation === quotation.id}
                  onDuplicate={() => {
                    if (!isPending) copy({ quotation: quotation.id })
                  }}
                  onChoose={(command) => setOpen({ command, quotation })}
                />
              </li>
            ))}
          </List>
          <Pager page={page} pageSize={PAGE_SIZE} total={count ?? 0} onPage={saved.setPage} />
        </>
      )}
      <QuotationDialogs open={open} onClose={() => setOpen(null)} />
    </>
  )
}

const NOTHING_FOUND = 'Nenhuma cotação com esses filtros'

const FirstUse = () => (
  <EmptyState
    variant="first-use"
    title="Sua empresa ainda não tem cotações"
    description="Faça uma simulação: ela fica guardada aqui por 30 dias, com o preço explicado."
    action={
      <ButtonLink kind="primary" href={paths.platform.simulators()}>
        Fazer uma simulação
      </ButtonLink>
    }
  />
)

const Frame = styled.div`
  ${box.card};
`

const List = styled.ul`
  ${flex.stack};
  gap: 10px;
`

const SavedSkeleton = () => (
  <Rows role="status" aria-label="Carregando as cotações">
    {[1, 2, 3, 4].map((row) => (
      <div key={row}>
        <SkeletonBar $width="72px" $height="60px" />
        <span>
          <SkeletonBar $width="40%" $height="16px" />
          <SkeletonBar $width="64%" />
        </span>
      </div>
    ))}
  </Rows>
)

const Rows = styled.div`
  display: grid;
  gap: 10px;
  > div {
    ${flex.row};
    gap: 16px;
    padding: 14px 16px;
    ${box.card};
  }
  span {
    display: grid;
    flex: 1;
    gap: 10px;
  }
`
