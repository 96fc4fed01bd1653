import type { ThemeMode } from '@/styles/tokens'

export type ThemeChoice = 'system' | ThemeMode

const KEY = 'arrenda-theme'
const DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

// Runs in the head of every page, before anything is painted. It must stay constant: the CSP holds its hash.
export const themeScript = `(function(){var d=document.documentElement,c;try{c=localStorage.getItem('${KEY}')}catch(e){}d.dataset.theme=c==='dark'||c==='light'?c:matchMedia('${DARK}').matches?'dark':'light'})()`

export const readThemeChoice = (): ThemeChoice => {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'dark' || kept === 'light' ? kept : 'system'
  } catch {
    return 'system' // Storage is closed in some private windows; the device's choice then holds.
  }
}

export const readThemeMode = (): ThemeMode => {
  const choice = readThemeChoice()
  if (choice !== 'system') return choice
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

const announce = (): void => {
  document.documentElement.dataset.theme = readThemeMode()
  listeners.forEach((listener) => listener())
}

export const saveThemeChoice = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, choice)
  } finally {
    announce()
  }
}

export const subscribeToTheme = (listener: () => void): (() => void) => {
  const device = window.matchMedia(DARK)
  if (listeners.size === 0) {
    device.addEventListener('change', announce)
    window.addEventListener('storage', announce)
    // The device may have changed since the head's script looked, and nobody listened then.
    document.documentElement.dataset.theme = readThemeMode()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    device.removeEventListener('change', announce)
    window.removeEventListener('storage', announce)
  }
}
