import { createContext } from 'react'

/** The size of antd's controls: small on the staff's pages, dialogs included. */
export const Density = createContext<'small' | 'middle'>('middle')
