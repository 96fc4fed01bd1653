import { useLiveUpdates } from '@/hooks/live/live-updates'

export const LiveUpdates = () => {
  useLiveUpdates()
  return null
}
