import type { ComponentType } from 'react'
import { Box } from './Box'
import { Laptop } from './Laptop'
import { Monitor } from './Monitor'
import { Phone } from './Phone'
import { Printer } from './Printer'
import type { ScreenKind } from './screens'
import { Tablet } from './Tablet'

export type DrawingKind = 'laptop' | 'monitor' | 'phone' | 'tablet' | 'printer' | 'box'

export type DrawingProps = {
  screen?: ScreenKind
  /** Colour of the lid: the `hex_color` of the property that was chosen. */
  lid?: string
}

const drawings: Record<DrawingKind, ComponentType<DrawingProps>> = {
  laptop: Laptop,
  monitor: Monitor,
  phone: Phone,
  tablet: Tablet,
  printer: Printer,
  box: Box,
}

export const Drawing = ({ kind, ...props }: DrawingProps & { kind: DrawingKind }) => {
  const Shape = drawings[kind]
  return <Shape {...props} />
}
