import { useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { addressKeys } from './addresses.queries'
import { companyKeys } from './companies.queries'

/** After a change of a client's addresses: its page, its history, and what a salesperson who acts for it has on screen. */
export function useRefreshClient() {
  const queryClient = useQueryClient()
  return async (id: number): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: auditKeys.all })
    void queryClient.invalidateQueries({ queryKey: addressKeys.all })
    void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    await queryClient.invalidateQueries({ queryKey: companyKeys.detail(id) })
  }
}
