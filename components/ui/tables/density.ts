import { createContext } from 'react'

/** The size of controls: small on the staff's pages, dialogs included. */
export const Density = createContext<'small' | 'middle'>('middle')

/** Buttons where that size is small. */
export const SMALL_BUTTONS = { '--button': '32px', '--button-font': '13px', '--button-pad': '12px' } as const
