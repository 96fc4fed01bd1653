import type { ReactNode } from 'react'
import { Shell } from './Shell'

const roomy = {
  '--sides-wide': '16px',
  '--top': '0',
  '--control': '52px',
  '--button': '52px',
  '--button-font': '16px',
} as const

/** Warehouse tasks on a phone: no menu, one column, controls large enough for gloves. */
export const WarehouseLayout = ({ children }: { children: ReactNode }) => (
  <Shell header={null} content={480} variables={roomy}>
    {children}
  </Shell>
)
