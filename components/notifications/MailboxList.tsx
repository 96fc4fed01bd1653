import styled, { css } from 'styled-components'
import { Moment } from '@/components/ui/display/Moment'
import type { MailboxEntry } from '@/services/notifications/mailbox.schema'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { mails: readonly MailboxEntry[]; chosen: number; onChoose: (id: number) => void }

/** Subject, recipient and time of each mail. */
export const MailboxList = ({ mails, chosen, onChoose }: Props) => (
  <List aria-label="E-mails">
    {mails.map(({ id, recipient, subject, created_at }) => (
      <li key={id}>
        <Choice type="button" aria-current={id === chosen} $on={id === chosen} onClick={() => onChoose(id)}>
          <b>{subject ?? 'Sem assunto'}</b>
          <small>
            <span>{recipient}</span>
            <Moment at={created_at} />
          </small>
        </Choice>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  max-height: 76vh;
  overflow-y: auto;
  ${box.card};
  li + li {
    border-top: 1px solid ${color.line};
  }
  ${below.drawer} {
    max-height: 40vh;
  }
`

const on = css`
  background: ${color.brandSoft};
`

const Choice = styled.button<{ $on: boolean }>`
  display: block;
  width: 100%;
  padding: 10px 16px;
  color: inherit;
  text-align: left;
  b {
    display: block;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    ${flex.wrap};
    justify-content: space-between;
    gap: 0 12px;
    ${font.secondaryMuted};
  }
  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ $on }) => $on && on}
`
