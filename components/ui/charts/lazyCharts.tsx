import { lazyPart } from '@/components/ui/browser/lazyPart'
import { FailedState } from '../feedback/FailedState'
import { SkeletonBar } from '../feedback/Skeleton'
import { CHART_HEIGHT } from './scales.rules'

// The only way to the charts: their code comes with the page that draws, after it.

/** Holds the place of a chart until its numbers or its code are there. */
export const ChartSkeleton = () => <SkeletonBar $height={`${String(CHART_HEIGHT)}px`} />

type Loading = { error?: Error | null; retry?: () => void }

const ChartLoading = ({ error, retry }: Loading) =>
  error ? (
    <FailedState heading="h3" title="Não foi possível desenhar o gráfico" onRetry={() => retry?.()} />
  ) : (
    <ChartSkeleton />
  )

/** Columns by month, stacked or side by side; see `Columns`. */
export const LazyColumns = lazyPart(() => import('./drawings').then(({ drawings }) => drawings.Columns), ChartLoading)

/** The course of a figure; see `Sparkline`. */
export const LazySparkline = lazyPart(() => import('./drawings').then(({ drawings }) => drawings.Sparkline))
