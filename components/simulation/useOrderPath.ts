import { useLogin } from '@/contexts/LoginContext'
import { isStaff } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'

/** Where an order of the active company is read: customers and staff have pages of their own. */
export function useOrderPath(maskId: string | null): string | null {
  const { actor } = useLogin()
  if (!maskId || !actor) return null
  if (!isStaff(actor)) return paths.platform.order(maskId)
  return actor.companyId === null ? null : paths.admin.order(actor.companyId, maskId)
}
