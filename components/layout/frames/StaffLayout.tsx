import type { ReactNode } from 'react'
import { Density, SMALL_BUTTONS } from '@/components/ui/tables/density'
import { AROUND } from './PlatformLayout'
import { Shell } from './Shell'

/** Header 52, full width, small controls. */
export const dense = {
  '--header': '52px',
  '--nav-font': '13px',
  '--top': '16px',
  '--sides-wide': '24px',
  '--header-gap': '20px',
  '--body': '13px',
  '--body-line': '20px',
  '--control': '32px',
  ...SMALL_BUTTONS,
  '--card-inset': '16px',
  '--card-head': '44px',
  '--card-row': '10px',
  '--page-title': '20px',
  '--page-title-line': '28px',
  '--page-gap': '14px',
} as const

/** The staff's pages: header 52, full width up to 1600, small controls. */
export const StaffLayout = ({ children }: { children: ReactNode }) => (
  <Density value="small">
    <Shell {...AROUND} content={1600} variables={dense}>
      {children}
    </Shell>
  </Density>
)
