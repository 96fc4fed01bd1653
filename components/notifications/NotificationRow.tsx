import type { MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import { Link } from '@/components/ui/navigation/Link'
import { momentOf } from '@/services/notifications/notification-days.rules'
import type { Notification } from '@/services/notifications/notifications.schema'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { KIND_ICON } from './kindIcons'

type Props = {
  notification: Notification
  /** The name of the company that it is about, for who acts for several. */
  company?: string
  onOpen: (event: MouseEvent) => void
}

/** A link to what happened, or a button where there is no page to open; an unread one is bold and has a dot. */
export const NotificationRow = ({ notification, company, onOpen }: Props) => {
  const { kind, title, text, href, created_at, read_at } = notification
  const Icon = KIND_ICON[kind]
  const content = (
    <>
      <Icon size={17} strokeWidth={1.75} aria-hidden />
      <span>
        <b>{title}</b>
        <small>{company ? `${text} · ${company}` : text}</small>
      </span>
      <time dateTime={created_at} suppressHydrationWarning>
        {momentOf(notification)}
      </time>
      {read_at ? <i /> : <Dot role="img" aria-label="Não lido" />}
    </>
  )
  const shared = { 'data-notification': true, 'data-unread': read_at === null, onClick: onOpen }
  return href ? (
    <RowAsLink href={href} {...shared}>
      {content}
    </RowAsLink>
  ) : (
    <RowAsButton type="button" {...shared}>
      {content}
    </RowAsButton>
  )
}

const Dot = styled.i`
  border-radius: 50%;
  background: ${color.fill};
`

const row = css`
  ${flex.row};
  align-items: flex-start;
  gap: 12px;
  width: 100%;
  padding: 8px;
  border-radius: ${radius.control};
  color: ${color.text};
  text-align: left;
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.t2};
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  b {
    ${font.secondary};
    font-weight: 400;
  }
  small,
  time {
    ${font.secondaryMuted};
  }
  time {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  > i {
    flex: none;
    width: 8px;
    height: 8px;
    margin-top: 6px;
  }
  &[data-unread='true'] b {
    font-weight: 600;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const RowAsLink = styled(Link)`
  ${row}
`
const RowAsButton = styled.button`
  ${row}
`
