import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ThemeMode } from '@/styles/tokens'
import {
  readThemeChoice,
  readThemeMode,
  saveThemeChoice,
  subscribeToTheme,
  type ThemeChoice,
} from './stores/theme.store'

type ThemeValue = {
  /** The user's choice; `system` follows the device. */
  choice: ThemeChoice
  /** The mode shown now. */
  mode: ThemeMode
  choose: (choice: ThemeChoice) => void
}

const ThemeContext = createContext<ThemeValue>({ choice: 'system', mode: 'light', choose: saveThemeChoice })

// Pages are prerendered in the light mode; React reads the stored mode in the same commit that hydrates them, and the
// script of `_document` has set the CSS variables before the first paint, so nothing flashes.
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  const choice = useSyncExternalStore(subscribeToTheme, readThemeChoice, () => 'system' as const)
  const mode = useSyncExternalStore(subscribeToTheme, readThemeMode, () => 'light' as const)
  const value = useMemo(() => ({ choice, mode, choose: saveThemeChoice }), [choice, mode])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

export const useTheme = (): ThemeValue => useContext(ThemeContext)
