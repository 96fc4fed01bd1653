import type { ReactNode } from 'react'
import { VisitorHeader } from '../header/VisitorHeader'
import { Shell } from './Shell'
import { VisitorFooter } from './VisitorFooter'

/** The same elements at each rendering, so that a page change leaves them alone. */
const AROUND = { header: <VisitorHeader />, footer: <VisitorFooter /> }

/** Public pages; each section sets its own width, so that backgrounds reach the edges. */
export const VisitorLayout = ({ children }: { children: ReactNode }) => (
  <Shell {...AROUND} content={1200} bare>
    {children}
  </Shell>
)
