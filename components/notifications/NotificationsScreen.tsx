import { Settings } from 'lucide-react'
import styled from 'styled-components'
import { unreadText } from '@/components/layout/header/unread'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { NoResult } from '@/components/ui/tables/NoResult'
import { Pager } from '@/components/ui/tables/Pager'
import { useLogin } from '@/contexts/LoginContext'
import { notificationListQueryOptions } from '@/hooks/notifications/notifications.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import { GROUP_LABEL, isNotificationGroup, isNotificationKind, kindsOf } from '@/services/notifications/kinds.rules'
import { bellGroupsOf, bellKindsOf } from '@/services/notifications/reachable-kinds.rules'
import { box, flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { MarkAllRead } from './MarkAllRead'
import { NotificationList } from './NotificationList'
import { useOpenNotification } from './useOpenNotification'
import { walkRows } from './walkRows'

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
  useShortcut({ key: 'j', act: walkDown })
  useShortcut({ key: 'k', act: walkUp })
  const total = pagination.total
  /** Another subject drops a kind that is none of its own. */
  const setFilter = (key: string, value: string | null): void => {
    const isDropped = key === 'assunto' && !isOfGroup(list.filter('tipo'), value)
    list.setFilters({ ...(isDropped ? { tipo: null } : {}), [key]: value })
  }
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
        {actor && <FilterChips filters={filtersOf(actor, list.filter)} onChange={setFilter} onClear={list.clear} />}
        <MarkAllRead page={list.isRefreshing ? undefined : data} group={list.query.group} kind={list.query.kind} />
      </Tools>
      <Body aria-busy={list.isRefreshing}>
        {!rows && !isError && <SkeletonText label="Carregando os avisos" rows={8} />}
        {!rows && isError && (
          <FailedState title="Não foi possível carregar os avisos" error={list.error} onRetry={list.retry} />
        )}
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
        {rows && rows.length > 0 && <NotificationList notifications={rows} opening={opening} heading="h2" />}
      </Body>
      {opening.question}
      {total > pagination.size && (
        <Column>
          <Pager page={pagination.current} pageSize={pagination.size} total={total} onPage={pagination.onPage} />
        </Column>
      )}
    </>
  )
}

const walkDown = (): void => walkRows(document, 1)
const walkUp = (): void => walkRows(document, -1)

/** Whether a kind is one of a group; every kind is when there is none. */
const isOfGroup = (kind: string | null, group: string | null): boolean =>
  group === null || !isNotificationGroup(group) || kind === null || kindsOf(group).some((one) => one === kind)

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
    options: bellKindsOf(actor)
      .filter(({ kind }) => isOfGroup(kind, value('assunto')))
      .map(({ kind, label }) => ({ value: kind, label })),
    value: value('tipo'),
  },
  {
    key: 'lidos',
    label: 'Leitura',
    options: [{ value: 'nao', label: 'Não lidos' }],
    value: value('lidos'),
  },
]

/** Not as wide as the page, so that the time stays near its sentence. */
const Column = styled.div`
  max-width: 860px;
`

const Tools = styled(Column)`
  ${flex.wrapBetween};
  gap: 8px 16px;
  margin-bottom: 12px;
`

const Body = styled(Column)`
  padding: 4px 12px 12px;
  ${box.card};
  &[aria-busy='true'] {
    color: ${color.t2};
  }
  > [role='status'] {
    padding: 20px 8px;
  }
`
