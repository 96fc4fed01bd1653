import dynamic from 'next/dynamic'
import { FailedState } from '../feedback/FailedState'
import { SkeletonBar } from '../feedback/Skeleton'

// The only way to the charts: their code comes with the page that draws, after it.

type Loading = { error?: Error | null; retry?: () => void }

const ChartLoading = ({ error, retry }: Loading) =>
  error ? (
    <FailedState heading="h3" title="Não foi possível desenhar o gráfico" onRetry={() => retry?.()} />
  ) : (
    <SkeletonBar $height="264px" />
  )

/** Columns by month, stacked or side by side; see `Columns`. */
export const LazyColumns = dynamic(() => import('./drawings').then(({ drawings }) => drawings.Columns), {
  ssr: false,
  loading: ChartLoading,
})

/** The course of a figure; see `Sparkline`. */
export const LazySparkline = dynamic(() => import('./drawings').then(({ drawings }) => drawings.Sparkline), {
  ssr: false,
})
