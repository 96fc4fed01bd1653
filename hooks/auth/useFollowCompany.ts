import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { userQueryOptions } from '@/hooks/auth/auth.queries'
import type { User } from '@/services/auth/auth.schema'
import { actingForStore } from '@/services/http/acting-for'

/**
 * Follows the company that the API acts for when it is no longer the one on the screen: taken away by staff, or switched in
 * another tab. Everything is fetched again; `onLost` is told when the company was taken away.
 */
export function useFollowCompany(user: User | null, onLost: (before: User, now: User) => void): void {
  const queryClient = useQueryClient()
  const company = useSyncExternalStore(actingForStore.subscribe, actingForStore.read, () => undefined)
  useEffect(() => {
    if (!user || company === undefined || company === (user.company?.id ?? null)) return
    const follow = async (): Promise<void> => {
      const now = await queryClient.query({ ...userQueryOptions(true), staleTime: 0 })
      // An answer that was on its way during a switch told of the company before it.
      if (now.id !== user.id || now.company?.id === user.company?.id) return
      if (user.company && !now.permitted_companys.some(({ id }) => id === user.company?.id)) onLost(user, now)
      await queryClient.invalidateQueries()
    }
    // Who cannot be asked now is asked again with the next answer.
    follow().catch(() => undefined)
  }, [company, user, queryClient, onLost])
}
