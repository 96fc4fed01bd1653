import { useEffect, useRef, useState } from 'react'
import { css, keyframes } from 'styled-components'
import { color } from '@/styles/tokens'

export type StageState = 'default' | 'waiting' | 'completed' | 'reproved'

export type StageLineItem = {
  key: string
  label: string
  /** Consecutive stages with the same phase form a group. */
  phase: string
  state: StageState
  /** Whose turn it is while waiting; none in a running rental. */
  side?: 'customer' | 'staff'
  /** Second line: date, deadline, forecast, reason. */
  note?: string
  /** Its deadline has passed: the note is red. */
  isLate?: boolean
  /** Shown on hover, focus and press; always in the list on phones. */
  detail?: { word: string; texts: readonly { title: string; description: string }[] }
}

/** A cancelled order: the key of the stage where it stopped. */
export type Cancelled = { at: string; note?: string }

/** How a segment or tick is drawn. */
export type SegmentLook = 'todo' | 'done' | 'customer' | 'staff' | 'running' | 'bad' | 'past' | 'never'

export const lookOf = (item: StageLineItem, items: readonly StageLineItem[], cancelled?: Cancelled): SegmentLook => {
  if (cancelled) return cancelledLook(item, items, cancelled)
  if (item.state === 'completed') return 'done'
  if (item.state === 'reproved') return 'bad'
  if (item.state === 'default') return 'todo'
  return item.side ?? 'running'
}

const cancelledLook = (item: StageLineItem, items: readonly StageLineItem[], { at }: Cancelled): SegmentLook => {
  if (item.key === at) return 'bad'
  const place = items.findIndex((one) => one.key === item.key)
  return place < items.findIndex((one) => one.key === at) ? 'past' : 'never'
}

/** The current stage: the cancelled one, else the one waiting or reproved, else the last completed. */
export const currentStage = (items: readonly StageLineItem[], cancelled?: Cancelled): StageLineItem | undefined =>
  cancelled
    ? items.find((item) => item.key === cancelled.at)
    : (items.find((item) => item.state === 'waiting' || item.state === 'reproved') ??
      items.findLast((item) => item.state === 'completed') ??
      items[0])

export type PhaseGroup = { phase: string; items: StageLineItem[] }

export const phasesOf = (items: readonly StageLineItem[]): PhaseGroup[] => {
  const groups: PhaseGroup[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.phase === item.phase) last.items.push(item)
    else groups.push({ phase: item.phase, items: [item] })
  }
  return groups
}

const stripes = `repeating-linear-gradient(115deg, ${color.fill} 0 6px, ${color.stripe} 6px 11px)`
const dots = `repeating-linear-gradient(90deg, ${color.segPast} 0 3px, transparent 3px 6px)`

export const segmentFill: Record<SegmentLook, string> = {
  todo: color.seg,
  done: color.fill,
  customer: color.waitDot,
  staff: stripes,
  running: color.fill,
  bad: color.badDot,
  past: color.segPast,
  never: dots,
}

export const tickFill: Record<SegmentLook, string> = {
  ...segmentFill,
  staff: `linear-gradient(${color.stripe}, ${color.stripe})`,
  never: color.seg,
}

const grow = keyframes`from { transform: scaleX(0); }`

// A stage that has just been completed fills from the left.
export const justCompleted = css`
  transform-origin: left;
  animation: ${grow} 400ms cubic-bezier(0.2, 0.7, 0.2, 1);
`

const completedKeys = (items: readonly StageLineItem[]): Set<string> =>
  new Set(items.filter((item) => item.state === 'completed').map((item) => item.key))

/** The keys of the stages completed since the first render. */
export const useJustCompleted = (items: readonly StageLineItem[]): ReadonlySet<string> => {
  const known = useRef<Set<string> | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const now = completedKeys(items)
    const before = known.current
    known.current = now
    if (!before) return
    const added = [...now].filter((key) => !before.has(key))
    if (added.length > 0) setFresh(new Set(added))
  }, [items])
  return fresh
}
