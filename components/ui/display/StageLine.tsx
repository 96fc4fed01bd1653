import { Ban, Check, ChevronDown, X } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { flex, font, touchArea } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Detail, StageDetails, Trigger, useStageDetail } from './StageDetail'
import {
  type Cancelled,
  currentStage,
  justCompleted,
  lookOf,
  phasesOf,
  segmentFill,
  type SegmentLook,
  type StageLineItem,
  useJustCompleted,
} from './stageSegments'

type Props = {
  items: readonly StageLineItem[]
  cancelled?: Cancelled
  /** Only the bar, without labels; elsewhere phones show it with a button that expands the list. */
  bar?: boolean
}

export const StageLine = ({ items, cancelled, bar = false }: Props) => {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const current = currentStage(items, cancelled)
  const place = items.findIndex((item) => item.key === current?.key) + 1
  const fresh = useJustCompleted(items)
  const detail = useStageDetail(items, current?.key)
  return (
    <Frame data-bar={bar} data-open={open}>
      {!bar && (
        <Summary>
          <p>
            <strong>{cancelled ? 'Cancelado' : current?.label}</strong> · etapa {place} de {items.length}
          </p>
          <Toggle type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
            Etapas <ChevronDown size={15} strokeWidth={2} aria-hidden />
          </Toggle>
        </Summary>
      )}
      <Phases id={listId} aria-label="Etapas do pedido">
        {phasesOf(items).map(({ phase, items: group }) => (
          <li key={phase} style={{ flexGrow: group.length }}>
            <Phase $now={group.some((item) => item.key === current?.key)}>{phase}</Phase>
            <ol>
              {group.map((item) => {
                const look = lookOf(item, items, cancelled)
                return (
                  <Stage
                    key={item.key}
                    aria-current={item.key === current?.key ? 'step' : undefined}
                    $look={look}
                    {...detail.stageProps(item)}
                  >
                    <Segment $look={look} $fresh={fresh.has(item.key)} />
                    <Words item={item} look={look} cancelled={cancelled} />
                    {item.detail && (
                      <StageDetails
                        item={item}
                        detail={item.detail}
                        shown={open || detail.shown === item.key}
                        triggerProps={detail.triggerProps(item)}
                      />
                    )}
                  </Stage>
                )
              })}
            </ol>
          </li>
        ))}
      </Phases>
    </Frame>
  )
}

const marks = { done: 'concluída', bad: 'recusada ou devolvida', customer: 'vez do cliente', staff: 'vez da Arrenda' }

const Words = ({ item, look, cancelled }: { item: StageLineItem; look: SegmentLook; cancelled?: Cancelled }) => {
  const stopped = cancelled?.at === item.key
  const note = stopped ? (cancelled.note ?? `em ${item.label}`) : item.note
  const said = look === 'done' || look === 'bad' || look === 'customer' || look === 'staff' ? marks[look] : undefined
  return (
    <div>
      <Label>
        {(look === 'done' || look === 'past') && <Check size={13} strokeWidth={2.4} aria-hidden />}
        {look === 'bad' &&
          (stopped ? <Ban size={13} strokeWidth={2.2} aria-hidden /> : <X size={13} strokeWidth={2.4} aria-hidden />)}
        {stopped ? 'Cancelado' : item.label}
        {said && !stopped && <span className="visually-hidden"> ({said})</span>}
      </Label>
      {note && <Note data-late={item.isLate}>{note}</Note>}
    </div>
  )
}

const labelColor: Record<SegmentLook, string> = {
  todo: color.t3,
  done: color.t2,
  customer: color.text,
  staff: color.text,
  running: color.text,
  bad: color.bad,
  past: color.t2,
  never: color.t3,
}
const noteColor: Partial<Record<SegmentLook, string>> = { customer: color.warn, staff: color.brandText, bad: color.bad }

const Label = styled.span`
  ${flex.row};
  gap: 5px;
  ${font.secondary};
`

const Note = styled.span`
  display: block;
  ${font.caption};
`

const Segment = styled.i<{ $look: SegmentLook; $fresh: boolean }>`
  display: block;
  flex: none;
  height: 5px;
  border-radius: ${({ $look }) => ($look === 'never' ? 0 : '3px')};
  background: ${({ $look }) => segmentFill[$look]};
  ${({ $fresh }) => $fresh && justCompleted}
`

const Stage = styled.li<{ $look: SegmentLook }>`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  > div:not(${Detail}) {
    margin-top: 6px;
    white-space: nowrap;
  }
  ${Label} {
    color: ${({ $look }) => labelColor[$look]};
    font-weight: ${({ $look }) => (['customer', 'staff', 'bad'].includes($look) ? 600 : 400)};
  }
  ${Note} {
    color: ${({ $look }) => noteColor[$look] ?? color.t3};
    font-weight: ${({ $look }) => (noteColor[$look] ? 500 : 400)};
    font-variant-numeric: tabular-nums;
    &[data-late='true'] {
      color: ${color.bad};
      font-weight: 600;
    }
  }
`

const Phase = styled.span<{ $now: boolean }>`
  display: block;
  margin-bottom: 6px;
  ${font.caption};
  color: ${({ $now }) => ($now ? color.text : color.t3)};
  font-weight: ${({ $now }) => ($now ? 600 : 400)};
`

const Summary = styled.div`
  display: none;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 8px;
  p {
    color: ${color.t2};
  }
  strong {
    color: ${color.text};
  }
`

const Toggle = styled.button`
  ${flex.inlineRow};
  gap: 4px;
  min-height: 24px;
  color: ${color.brandText};
  font-weight: 500;
  ${touchArea}
  svg {
    transition: transform 140ms;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const Phases = styled.ol`
  display: flex;
  gap: 20px;
  > li {
    flex: 1 1 0;
    min-width: 0;
  }
  > li > ol {
    display: flex;
    gap: 4px;
  }
`

const asBar = `
  ${Phases} { gap: 12px; }
  ${Phases} > li { display: flex; flex-direction: column-reverse; }
  ${Phases} > li:nth-child(2) { text-align: center; }
  ${Phases} > li:last-child { text-align: right; }
  ${Phase} { margin: 6px 0 0; font-weight: 400; color: ${color.t2}; }
  ${Stage} > div:not(${Detail}) { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  ${Trigger}, ${Detail} { display: none; }
`

const asList = `
  ${Phases}, ${Phases} > li > ol { display: grid; gap: 10px; }
  ${Phases} { gap: 16px; }
  ${Stage} { display: grid; grid-template-columns: 5px minmax(0, 1fr); column-gap: 12px; }
  ${Stage} > div:not(${Detail}) { margin: 0; white-space: normal; }
  ${Trigger} { display: none; }
  ${Detail} {
    position: static; grid-column: 2; width: auto; margin-top: 2px; padding: 0;
    border: 0; background: none; box-shadow: none; ${font.secondary};
  }
  ${Segment} { grid-row: 1 / span 2; width: 5px; height: auto; align-self: stretch; min-height: 20px; }
`

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  &:has([data-shown='true']) {
    z-index: 6;
  }
  &[data-bar='true'] {
    ${asBar}
  }
  &[data-bar='false'][data-open='false'] {
    @container (max-width: 1039px) {
      ${asBar}
    }
  }
  &[data-bar='false'][data-open='true'] {
    @container (max-width: 1039px) {
      ${asList}
    }
  }
  &[data-bar='false'] {
    @container (max-width: 1039px) {
      ${Summary} {
        display: flex;
      }
    }
  }
`
