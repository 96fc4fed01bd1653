import { Bell, Mail } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Switch } from '@/components/ui/forms/Switch'
import type { Actor } from '@/services/auth/actor.rules'
import {
  GROUP_LABEL,
  NOTIFICATION_GROUPS,
  NOTIFICATION_RULES,
  type NotificationGroup,
} from '@/services/notifications/kinds.rules'
import { sideOf } from '@/services/notifications/reachable-kinds.rules'
import type { NotificationChoice } from '@/services/notifications/notifications.schema'
import { flex, font, touch, touchArea } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { CHANNELS, type Change, type Channel, changesOf } from './preferences'

type Props = {
  actor: Actor
  choices: readonly NotificationChoice[]
  onChange: (changes: Change[]) => void
}

/** Each kind of event with a switch for the bell and one for mails, by group; on phones two labelled switches a kind. */
export const PreferenceGrid = ({ actor, choices, onChange }: Props) => {
  const groups = NOTIFICATION_GROUPS.map((group) => ({
    group,
    rows: choices.filter(({ kind }) => NOTIFICATION_RULES[kind].group === group),
  })).filter(({ rows }) => rows.length > 0)
  return (
    <Table>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <span>
              <Bell size={16} strokeWidth={1.75} aria-hidden /> Sino
            </span>
          </th>
          <th scope="col">
            <span>
              <Mail size={16} strokeWidth={1.75} aria-hidden /> E-mail
            </span>
          </th>
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <tr data-group>
            <th scope="rowgroup">{GROUP_LABEL[group]}</th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <GroupSwitch group={group} rows={rows} channel={channel} onChange={onChange} />
              </td>
            ))}
          </tr>
          {rows.map((choice) => (
            <KindRow key={choice.kind} actor={actor} choice={choice} onChange={onChange} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

const CHANNEL_WORDS: Record<Channel, string> = { bell: 'no sino', mail: 'por e-mail' }

type GroupSwitchProps = Pick<Props, 'onChange'> & {
  group: NotificationGroup
  rows: readonly NotificationChoice[]
  channel: Channel
}

/** Switches a whole group on one channel; nothing for a group of one. */
const GroupSwitch = ({ group, rows, channel, onChange }: GroupSwitchProps) => {
  const open = rows.filter((row) => row[channel] !== null)
  if (open.length < 2) return null
  const isAllOn = open.every((row) => row[channel])
  const word = isAllOn ? 'Desligar' : 'Ligar todos'
  return (
    <button
      type="button"
      // Begins with what is written (WCAG 2.5.3).
      aria-label={`${word} ${CHANNEL_WORDS[channel]}: ${GROUP_LABEL[group].toLowerCase()}`}
      onClick={() => onChange(changesOf(open, channel, !isAllOn))}
    >
      {word}
      <i> {CHANNEL_WORDS[channel]}</i>
    </button>
  )
}

type KindRowProps = Pick<Props, 'actor' | 'onChange'> & { choice: NotificationChoice }

const KindRow = ({ actor, choice, onChange }: KindRowProps) => {
  const id = useId()
  const side = sideOf(choice.kind, actor)
  if (!side) return null
  return (
    <tr>
      <th scope="row">
        <b id={id}>{side.label}</b>
        <small id={`${id}-what`}>{side.description}</small>
      </th>
      {CHANNELS.map((channel) => {
        const isOn = choice[channel]
        return (
          <td key={channel}>
            {isOn === null ? (
              <small>{channel === 'mail' && choice.is_always_mailed ? 'sempre' : '–'}</small>
            ) : (
              <>
                <Switch
                  aria-labelledby={`${id} ${id}-${channel}`}
                  aria-describedby={`${id}-what`}
                  checked={isOn}
                  onChange={(next) => onChange([{ kind: choice.kind, [channel]: next }])}
                />
                <span id={`${id}-${channel}`}>{channel === 'bell' ? 'Sino' : 'E-mail'}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: 10px var(--card-inset, 20px);
    font-weight: 400;
    text-align: left;
  }
  td,
  thead th {
    width: 104px;
    padding: 10px 8px;
    text-align: center;
  }
  thead td {
    width: auto;
  }
  thead th {
    ${font.captionMuted};
    white-space: nowrap;
    span {
      ${flex.inlineRow};
      gap: 6px;
    }
  }
  tr + tr,
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  [data-group] {
    background: ${color.sunken};
    th {
      ${font.secondary};
      font-weight: 600;
    }
    th,
    td {
      padding-block: 4px;
    }
    button {
      min-height: 28px;
      ${touchArea}
      ${touch.minHeight}
      ${font.secondary};
      font-weight: 500;
      color: ${color.brandText};
    }
    i {
      display: none;
      font-style: normal;
    }
  }
  b,
  small {
    display: block;
  }
  b {
    ${font.body};
    font-weight: 550;
  }
  small {
    ${font.secondaryMuted};
  }
  td > span {
    display: none;
  }
  ${below.phone} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding: 10px 0;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-block: 0 6px;
    }
    tbody td {
      ${flex.row};
      gap: 10px;
      width: auto;
      padding: 4px var(--card-inset, 20px);
      text-align: left;
    }
    td > span,
    [data-group] i {
      display: inline;
      ${font.secondary};
    }
  }
`
