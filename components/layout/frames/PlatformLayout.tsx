import type { ReactNode } from 'react'
import { PlatformHeader } from '../header/PlatformHeader'
import { PlatformFooter } from './PlatformFooter'
import { Shell } from './Shell'

/** The customer's pages: header 60, content 1200. */
export const PlatformLayout = ({ children }: { children: ReactNode }) => (
  <Shell header={<PlatformHeader />} footer={<PlatformFooter />} content={1200}>
    {children}
  </Shell>
)
