import styled from 'styled-components'
import { useReadNotificationsUntil } from '@/hooks/notifications/notifications.mutations'
import type { NotificationGroup, NotificationKind } from '@/services/notifications/kinds.rules'
import type { NotificationPage } from '@/services/notifications/notifications.schema'
import { font, touchArea } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  /** What is shown: everything up to its newest notification is marked, what comes later stays unread. */
  page: NotificationPage | undefined
  group?: NotificationGroup
  kind?: NotificationKind
  /** The button is gone then: the focus needs another place. */
  onMarked?: () => void
}

/** Marks as read what was seen; not shown when nothing is unread. */
export const MarkAllRead = ({ page, group, kind, onMarked }: Props) => {
  const { mutate: readUntil, isPending } = useReadNotificationsUntil()
  const newest = page?.results[0]
  if (!newest || !page.results.some(({ read_at }) => read_at === null)) return null
  return (
    <Button
      type="button"
      disabled={isPending}
      onClick={() => {
        readUntil({ until_id: newest.id, ...(group && { group }), ...(kind && { kind }) })
        onMarked?.()
      }}
    >
      Marcar todos como lidos
    </Button>
  )
}

const Button = styled.button`
  ${font.secondary};
  font-weight: 500;
  color: ${color.brandText};
  white-space: nowrap;
  ${touchArea}
  &:hover {
    text-decoration: underline;
  }
  &:disabled {
    color: ${color.t3};
  }
`
