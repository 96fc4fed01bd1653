import { persistedStore } from '@/services/browser/persisted-store'
import type { ThemeMode } from '@/styles/tokens'

export type ThemeChoice = 'system' | ThemeMode

const KEY = 'arrenda-theme'
const DARK = '(prefers-color-scheme: dark)'

// Runs in the head of every page before the first paint. It must not change: the CSP holds its hash.
export const themeScript = `(function(){var d=document.documentElement,c;try{c=localStorage.getItem('${KEY}')}catch(e){}d.dataset.theme=c==='dark'||c==='light'?c:matchMedia('${DARK}').matches?'dark':'light'})()`

const store = persistedStore<ThemeChoice>({
  key: KEY,
  parse: (text) => (text === 'dark' || text === 'light' ? text : 'system'),
  format: (choice) => (choice === 'system' ? null : choice),
})

export const readThemeChoice = store.read

export const readThemeMode = (): ThemeMode => {
  const choice = store.read()
  if (choice !== 'system') return choice
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

const applyMode = (): void => {
  document.documentElement.dataset.theme = readThemeMode()
}

export const saveThemeChoice = (choice: ThemeChoice): void => {
  store.write(choice)
  applyMode()
}

export const subscribeToTheme = (listener: () => void): (() => void) => {
  const update = (): void => {
    applyMode()
    listener()
  }
  const device = window.matchMedia(DARK)
  const stop = store.subscribe(update)
  device.addEventListener('change', update)
  // The device may have changed between the head's script and this subscription.
  applyMode()
  return () => {
    stop()
    device.removeEventListener('change', update)
  }
}
