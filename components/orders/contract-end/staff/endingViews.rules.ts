import { END_WINDOWS, type EndWindow } from '@/services/orders/contract-end/contract-end.rules'
import type { EndingSummary } from '@/services/orders/contract-end/contract-end.schema'

type EndingView = { days: EndWindow; label: string; count: (summary: EndingSummary) => number }

const COUNTS: Readonly<Record<EndWindow, (summary: EndingSummary) => number>> = {
  30: ({ within_30 }) => within_30,
  60: ({ within_60 }) => within_60,
  90: ({ within_90 }) => within_90,
}

/** The windows of the list, the nearest first. */
export const ENDING_VIEWS: readonly EndingView[] = END_WINDOWS.map((days) => ({
  days,
  label: `Em ${String(days)} dias`,
  count: COUNTS[days],
}))

/** The window in the URL, or the widest one. */
export const parseEndWindow = (text: string | null): EndWindow =>
  END_WINDOWS.find((days) => String(days) === text) ?? 90
