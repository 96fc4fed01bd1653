export type StageState = 'default' | 'waiting' | 'completed' | 'reproved'

export type StageLineItem = {
  key: string
  label: string
  /** Stages with the same phase stand together, in order. */
  phase: string
  state: StageState
  /** Whose turn it is while waiting; without it nobody's (a rental that runs). */
  side?: 'customer' | 'staff'
  /** Second line: date, deadline, forecast, reason. */
  note?: string
}

/** A cancelled order: where it stopped. What passed turns grey, the rest is dotted. */
export type Cancelled = { at: string; note?: string }

/** What a segment or a tick is drawn as. */
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

/** The stage that the order stands at: the cancelled one, else the one waiting or reproved, else the last completed. */
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
