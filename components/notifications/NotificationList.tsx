import styled from 'styled-components'
import { groupByDay } from '@/services/notifications/notification-days.rules'
import type { Notification } from '@/services/notifications/notifications.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { NotificationRow } from './NotificationRow'
import type { Opening } from './useOpenNotification'

type Props = {
  notifications: readonly Notification[]
  opening: Pick<Opening, 'open' | 'isOfOtherCompany'>
}

/** Notifications by day. Opening one marks it as read, and asks before it leads to another company. */
export const NotificationList = ({ notifications, opening }: Props) => {
  const { open, isOfOtherCompany } = opening
  return (
    <>
      {groupByDay(notifications).map(({ label, notifications: group }) => (
        <Day key={label}>
          <h3>{label}</h3>
          <ul>
            {group.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  company={isOfOtherCompany(notification) ? notification.company?.corporate_name : undefined}
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
  h3 {
    padding: 10px 8px 4px;
    ${font.captionMuted};
    font-weight: 600;
    color: ${color.t2};
  }
`
