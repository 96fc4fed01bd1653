import { useLiveUpdates } from '@/hooks/live/live-updates'

/** What others change appears without a reload. */
export const LiveUpdates = () => {
  useLiveUpdates()
  return null
}
