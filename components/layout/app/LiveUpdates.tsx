import { useLiveUpdates } from '@/hooks/live/useLiveUpdates'

/** What others change appears without a reload. */
export const LiveUpdates = () => {
  useLiveUpdates()
  return null
}
