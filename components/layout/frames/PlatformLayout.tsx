import type { ReactNode } from 'react'
import { PlatformHeader } from '../header/PlatformHeader'
import { PlatformFooter } from './PlatformFooter'
import { Shell } from './Shell'

/** What stands around the pages behind the log-in: the same elements at each rendering, so that a page change leaves them alone. */
export const AROUND = { header: <PlatformHeader />, footer: <PlatformFooter /> }

/** The customer's pages: header 60, content 1200. */
export const PlatformLayout = ({ children }: { children: ReactNode }) => (
  <Shell {...AROUND} content={1200}>
    {children}
  </Shell>
)
