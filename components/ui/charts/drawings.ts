import { Columns } from './Columns'
import { Sparkline } from './Sparkline'

/** What is loaded together: one chunk for everything that draws. */
export const drawings = { Columns, Sparkline }
