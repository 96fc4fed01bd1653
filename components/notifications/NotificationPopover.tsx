import { useQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import styled from 'styled-components'
import { unreadText } from '@/components/layout/header/unread'
import { FloatingPanel, useFloating } from '@/components/ui/buttons/useFloating'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Link } from '@/components/ui/navigation/Link'
import { areShortcutsOn } from '@/contexts/stores/shortcuts.store'
import { newestNotificationsQueryOptions } from '@/hooks/notifications/notifications.queries'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import type { NotificationGroup } from '@/services/notifications/kinds.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { GroupChips } from './GroupChips'
import { MarkAllRead } from './MarkAllRead'
import { NotificationList } from './NotificationList'
import type { Opening } from './useOpenNotification'
import { walkRows } from './walkRows'

type Props = {
  actor: Actor
  anchor: RefObject<HTMLElement | null>
  opening: Opening
  /** Esc: the focus returns to the bell. */
  onClose: () => void
  /** A press elsewhere, or a page that opens. */
  onLeave: () => void
}

/** The newest notifications under the bell. Arrow keys walk through them, Enter opens one, Esc closes. */
export const NotificationPopover = ({ actor, anchor, opening, onClose, onLeave }: Props) => {
  const panel = useFloating<HTMLDivElement>({ anchor, align: 'end', onLeave })
  const [group, setGroup] = useState<NotificationGroup>()
  const { data, isError, isPlaceholderData, refetch } = useQuery(newestNotificationsQueryOptions(group))
  const focusPanel = (): void => panel.current?.focus({ preventScroll: true })
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel])
  return (
    <Panel
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label="Avisos"
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || anchor.current?.contains(relatedTarget)
        if (relatedTarget && !isInside) onLeave()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        walk(event)
      }}
    >
      <header>
        <h2>Avisos</h2>
        <span role="status">{data && unreadText(data.unread)}</span>
        <MarkAllRead page={isPlaceholderData ? undefined : data} group={group} onMarked={focusPanel} />
        <Link href={paths.platform.notificationSettings()} aria-label="Escolher avisos" onClick={onLeave}>
          <Settings size={17} strokeWidth={1.75} aria-hidden />
        </Link>
      </header>
      <GroupChips actor={actor} group={group} onChoose={setGroup} />
      <Rows>
        {data && <NotificationList notifications={data.results} opening={opening} heading="h3" />}
        {data?.count === 0 && (
          <p>
            {group ? 'Nenhum aviso deste assunto.' : 'Nenhum aviso ainda. Quando algo esperar por você, aparece aqui.'}
          </p>
        )}
        {!data && !isError && <SkeletonText label="Carregando os avisos" rows={6} />}
        {!data && isError && (
          <Notice tone="bad" title="Não foi possível carregar os avisos">
            <PlainButton size="small" onClick={() => void refetch()}>
              Tentar novamente
            </PlainButton>
          </Notice>
        )}
      </Rows>
      <footer>
        <Link href={isStaff(actor) ? paths.admin.notifications() : paths.platform.notifications()} onClick={onLeave}>
          Ver todos os avisos
        </Link>
      </footer>
    </Panel>
  )
}

const STEPS = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])
const LETTER_STEPS = new Map<string, 1 | -1>([
  ['j', 1],
  ['k', -1],
])

/** Arrow keys, and J and K for who has not turned single keys off, walk through the notifications. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const isModified = event.ctrlKey || event.metaKey || event.altKey
  const step = STEPS.get(event.key) ?? (areShortcutsOn() && !isModified ? LETTER_STEPS.get(event.key) : undefined)
  if (step === undefined) return
  event.preventDefault()
  walkRows(event.currentTarget, step)
}

const Panel = styled(FloatingPanel)`
  width: min(416px, calc(100vw - 16px));
  max-height: min(680px, calc(100dvh - 76px));
  padding: 0;
  &:popover-open {
    ${flex.column};
  }
  &:focus {
    outline: none;
  }
  header {
    ${flex.row};
    gap: 6px 8px;
    padding: 12px 16px 8px;
    h2 {
      ${font.cardTitle};
    }
    > span {
      flex: 1;
      ${font.secondaryMuted};
      white-space: nowrap;
    }
    > a {
      ${flex.center};
      width: 32px;
      height: 32px;
      color: ${color.t2};
    }
  }
  footer {
    padding: 12px 16px;
    border-top: 1px solid ${color.line};
    text-align: center;
    ${font.secondary};
    font-weight: 500;
  }
`

const Rows = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 8px 8px;
  overflow-y: auto;
  > p {
    padding: 24px 16px 32px;
    ${font.secondaryMuted};
    text-align: center;
  }
  > [role='status'] {
    padding: 16px 8px;
  }
`
