import type { ReactNode } from 'react'
import { Density } from '@/components/ui/tables/density'
import { AROUND } from './PlatformLayout'
import { Shell } from './Shell'
import { dense } from './StaffLayout'

/** A staff page of panes from the header to the edges of the window, without a footer: the panes scroll, not the page. */
export const DeskLayout = ({ children }: { children: ReactNode }) => (
  <Density value="small">
    <Shell header={AROUND.header} content={1600} bare variables={dense}>
      {children}
    </Shell>
  </Density>
)
