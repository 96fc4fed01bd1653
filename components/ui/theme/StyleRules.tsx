import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { nestAtRules } from '@/styles/nestAtRules'

const PLUGINS = [nestAtRules]

/** How the rules of our components are written to their sheet. */
export const StyleRules = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
)
