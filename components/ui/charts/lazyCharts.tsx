import dynamic from 'next/dynamic'
import { SkeletonBar } from '../feedback/Skeleton'

// The only way to the charts: their code comes with the page that draws, after it.

/** Bars by month, stacked; see `StackedBars`. */
export const LazyStackedBars = dynamic(() => import('./drawings').then(({ StackedBars }) => StackedBars), {
  ssr: false,
  loading: () => <SkeletonBar $height="264px" />,
})

/** The course of a figure; see `Sparkline`. */
export const LazySparkline = dynamic(() => import('./drawings').then(({ Sparkline }) => Sparkline), { ssr: false })
