import { css, keyframes } from 'styled-components'
import { color } from '@/styles/tokens'
import type { SegmentLook } from '../display/stageLine.types'

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

// The one moment that is celebrated: a stage that has just been completed fills from the left.
export const justCompleted = css`
  transform-origin: left;
  animation: ${grow} 400ms cubic-bezier(0.2, 0.7, 0.2, 1);
`
