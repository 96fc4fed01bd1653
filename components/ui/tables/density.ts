import { createContext } from 'react'

/** The size of antd's controls: small on the staff's pages, dialogs included. */
export const Density = createContext<'small' | 'middle'>('middle')

/** Our own buttons where that size is small: as high as antd's. */
export const SMALL_BUTTONS = { '--button': '32px', '--button-font': '13px', '--button-pad': '12px' } as const
