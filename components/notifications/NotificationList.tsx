import styled from 'styled-components'
import { groupByDay } from '@/services/notifications/notification-days.rules'
import type { Notification } from '@/services/notifications/notifications.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { NotificationRow } from './NotificationRow'
import type { Opening } from './useOpenNotification'

type Props = {
  notifications: readonly Notification[]
  /** One level below the heading of the page or popover. */
  heading: 'h2' | 'h3'
  opening: Pick<Opening, 'open' | 'companyOf'>
}

/** Notifications by day. Opening one marks it as read, and asks before it leads to another company. */
export const NotificationList = ({ notifications, opening, heading: Heading }: Props) => {
  const { open, companyOf } = opening
  return (
    <>
      {groupByDay(notifications).map(({ label, notifications: group }) => (
        <Day key={label}>
          <Heading>{label}</Heading>
          <ul>
            {group.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  company={companyOf(notification)}
                  onOpen={(event) => open(notification, event)}
                />
              </li>
            ))}
          </ul>
        </Day>
      ))}
    </>
  )
}

const Day = styled.section`
  > h2,
  > h3 {
    padding: 10px 8px 4px;
    ${font.captionMuted};
    font-weight: 600;
    color: ${color.t2};
  }
`
