import { Settings } from 'lucide-react'
import styled from 'styled-components'
import { unreadText } from '@/components/layout/header/unread'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { NoResult } from '@/components/ui/tables/NoResult'
import { Pager } from '@/components/ui/tables/Pager'
import { useLogin } from '@/contexts/LoginContext'
import { notificationListQueryOptions } from '@/hooks/notifications/notifications.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import { GROUP_LABEL, isNotificationGroup, isNotificationKind } from '@/services/notifications/kinds.rules'
import { bellGroupsOf, bellKindsOf } from '@/services/notifications/reachable-kinds.rules'
import { box, flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { MarkAllRead } from './MarkAllRead'
import { NotificationList } from './NotificationList'
import { useOpenNotification } from './useOpenNotification'

/** All notifications of the last 180 days, by day. */
export const NotificationsScreen = () => {
  const { actor } = useLogin()
  const opening = useOpenNotification()
  const list = usePagedList(notificationListQueryOptions, {
    filters: {
      assunto: (value) => (isNotificationGroup(value) ? { group: value } : {}),
      tipo: (value) => (isNotificationKind(value) ? { kind: value } : {}),
      lidos: (value) => (value === 'nao' ? { unread: true } : {}),
    },
  })
  const { data, rows, isError, isFiltered, pagination } = list
  const total = pagination.total
  return (
    <>
      <PageHeader
        title="Avisos"
        facts={data && unreadText(data.unread)}
        actions={
          <ButtonLink href={paths.platform.notificationSettings()}>
            <Settings size={16} strokeWidth={1.75} aria-hidden />
            Escolher avisos
          </ButtonLink>
        }
      />
      <Tools>
        {actor && (
          <FilterChips filters={filtersOf(actor, list.filter)} onChange={list.setFilter} onClear={list.clear} />
        )}
        <MarkAllRead page={list.isRefreshing ? undefined : data} group={list.query.group} kind={list.query.kind} />
      </Tools>
      <Body aria-busy={list.isRefreshing}>
        {!rows && !isError && <SkeletonText label="Carregando os avisos" rows={8} />}
        {!rows && isError && <FailedState title="Não foi possível carregar os avisos" onRetry={list.retry} />}
        {rows?.length === 0 &&
          (isFiltered ? (
            <NoResult title="Nenhum aviso com esses filtros" onClear={list.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Nenhum aviso ainda"
              description="Quando um pedido ou um equipamento esperar por você, aparece aqui."
            />
          ))}
        {rows && rows.length > 0 && <NotificationList notifications={rows} opening={opening} />}
      </Body>
      {opening.question}
      {total > pagination.size && (
        <Pager page={pagination.current} pageSize={pagination.size} total={total} onPage={pagination.onPage} />
      )}
    </>
  )
}

const filtersOf = (actor: Actor, value: (name: string) => string | null): Filter[] => [
  {
    key: 'assunto',
    label: 'Assunto',
    options: bellGroupsOf(actor).map((group) => ({ value: group, label: GROUP_LABEL[group] })),
    value: value('assunto'),
  },
  {
    key: 'tipo',
    label: 'Tipo',
    options: bellKindsOf(actor).map(({ kind, label }) => ({ value: kind, label })),
    value: value('tipo'),
  },
  {
    key: 'lidos',
    label: 'Leitura',
    options: [{ value: 'nao', label: 'Não lidos' }],
    value: value('lidos'),
  },
]

const Tools = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  margin-bottom: 12px;
`

const Body = styled.div`
  max-width: 860px;
  padding: 4px 12px 12px;
  ${box.card};
  &[aria-busy='true'] {
    color: ${color.t2};
  }
  > [role='status'] {
    padding: 20px 8px;
  }
`
