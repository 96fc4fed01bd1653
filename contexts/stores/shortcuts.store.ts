import { persistedStore } from '@/services/browser/persisted-store'

/**
 * Whether single-key shortcuts are on, in this browser. They can be turned off, since speech input and tremors may
 * press single keys by accident.
 */
export const {
  read: areShortcutsOn,
  write: setShortcutsOn,
  subscribe: subscribeToShortcuts,
} = persistedStore<boolean>({
  key: 'arrenda-single-keys',
  parse: (text) => text !== 'off',
  format: (isOn) => (isOn ? null : 'off'),
})
