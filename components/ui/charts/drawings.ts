// What is loaded together: one chunk for everything that draws.
export { Sparkline } from './Sparkline'
export { StackedBars } from './StackedBars'
