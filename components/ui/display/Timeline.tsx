import { Check, FileUp, Info, Undo2, X, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Moment } from './Moment'

export type TimelineTone = 'ok' | 'bad' | 'wait' | 'brand' | 'neutral'

export type TimelineEntry = {
  key: string | number
  what: ReactNode
  /** Who did it, or a reason between “ ”. */
  detail?: ReactNode
  /** ISO date and time. */
  at: string
  tone?: TimelineTone
}

type Props = {
  /** Newest first. */
  entries: readonly TimelineEntry[]
  /** How many before "Ver tudo". */
  first?: number
}

export const Timeline = ({ entries, first = 5 }: Props) => {
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries.slice(0, first)
  return (
    <>
      <List>
        {shown.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </List>
      {shown.length < entries.length && (
        <More type="button" onClick={() => setAll(true)}>
          Ver tudo
        </More>
      )}
    </>
  )
}

const icons: Record<TimelineTone, LucideIcon> = { ok: Check, bad: X, wait: Undo2, brand: FileUp, neutral: Info }

const Entry = ({ entry }: { entry: TimelineEntry }) => {
  const tone = entry.tone ?? 'neutral'
  const Icon = icons[tone]
  return (
    <Item>
      <Mark $tone={tone} aria-hidden>
        <Icon size={11} strokeWidth={2.4} />
      </Mark>
      <div>
        <b>{entry.what}</b>
        {entry.detail && <p>{entry.detail}</p>}
        <Moment at={entry.at} />
      </div>
    </Item>
  )
}

const tones: Record<TimelineTone, { text: string; soft: string }> = {
  ok: { text: color.ok, soft: color.okBg },
  bad: { text: color.bad, soft: color.badBg },
  wait: { text: color.onTurn, soft: color.turn },
  brand: { text: color.brandText, soft: color.brandSoft2 },
  neutral: { text: color.t2, soft: color.sunken },
}

const List = styled.ol`
  ${font.secondary};
`

const Item = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  padding-bottom: 16px;
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 22px;
    bottom: 0;
    left: 9px;
    width: 1px;
    background: ${color.line2};
  }
  b {
    display: block;
    font-weight: 550;
  }
  p {
    color: ${color.t2};
    overflow-wrap: anywhere;
  }
  time {
    ${font.caption};
    color: ${color.t3};
  }
`

const Mark = styled.i<{ $tone: TimelineTone }>`
  flex: none;
  ${flex.center};
  width: 19px;
  height: 19px;
  border-radius: 50%;
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].text};
`

const More = styled.button`
  min-height: 32px;
  margin-top: 8px;
  color: ${color.brandText};
  font-weight: 500;
`
