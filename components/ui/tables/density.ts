import { createContext } from 'react'

/** How tightly antd's controls stand: the staff's desk is small, also in its dialogs. */
export const Density = createContext<'small' | 'middle'>('middle')
