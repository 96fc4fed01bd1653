import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { userQueryOptions } from '@/hooks/auth/auth.queries'
import type { User } from '@/services/auth/auth.schema'
import { actingForStore } from '@/services/http/acting-for'

/**
 * Reloads the user when the API acts for another company than the screen: after staff removed the access, or a switch
 * in another tab. All queries are refetched; `onLost` is called when the access was removed.
 */
export function useFollowCompany(user: User | null, onLost: (before: User, now: User) => void): void {
  const queryClient = useQueryClient()
  const company = useSyncExternalStore(actingForStore.subscribe, actingForStore.read, () => undefined)
  useEffect(() => {
    if (!user || company === undefined || company === (user.company?.id ?? null)) return
    const follow = async (): Promise<void> => {
      const now = await queryClient.query({ ...userQueryOptions(true), staleTime: 0 })
      // An answer that was in flight during a switch may name the previous company.
      if (now.id !== user.id || now.company?.id === user.company?.id) return
      if (user.company && !now.permitted_companys.some(({ id }) => id === user.company?.id)) onLost(user, now)
      await queryClient.invalidateQueries()
    }
    // A failed request is repeated with the next answer.
    follow().catch(() => undefined)
  }, [company, user, queryClient, onLost])
}
