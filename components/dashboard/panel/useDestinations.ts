import { useLogin } from '@/contexts/LoginContext'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'

/**
 * Where the dashboard leads: to the list behind what it shows, or to the report of it for those who may not open the list.
 */
export function useDestinations() {
  const { actor } = useLogin()
  const mayOpen = (permission: Permission): boolean => actor !== null && may(actor, permission)
  const [stock, packages, tickets] = [mayOpen('stock:read'), mayOpen('packages:read'), mayOpen('tickets:manage')]
  return {
    /** Whether the dashboard has what customers owe. */
    hasReceivables: mayOpen('invoices:manage'),
    units: stock ? paths.admin.units() : paths.admin.report('occupancy'),
    unitsOf: (produto: number) => (stock ? paths.admin.unitsOf(produto) : paths.admin.report('occupancy', { produto })),
    deliveries: packages ? paths.admin.deliveries() : paths.admin.report('stage-times'),
    ratings: tickets ? paths.admin.ticketRatings() : paths.admin.report('tickets'),
  }
}
