import type { ComponentType } from 'react'
import { Box } from './Box'
import { Laptop } from './Laptop'
import { Monitor } from './Monitor'
import { Phone } from './Phone'
import { Printer } from './Printer'
import type { DrawingProps } from './screens'
import { Tablet } from './Tablet'

export type DrawingKind = 'laptop' | 'monitor' | 'phone' | 'tablet' | 'printer' | 'box'

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
