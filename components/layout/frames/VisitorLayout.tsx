import type { ReactNode } from 'react'
import { VisitorHeader } from '../header/VisitorHeader'
import { Shell } from './Shell'
import { VisitorFooter } from './VisitorFooter'

/** Public pages; each section sets its own width, so that backgrounds reach the edges. */
export const VisitorLayout = ({ children }: { children: ReactNode }) => (
  <Shell header={<VisitorHeader />} footer={<VisitorFooter />} content={1200} bare>
    {children}
  </Shell>
)
