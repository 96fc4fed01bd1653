import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { usersQueryOptions, useUsersCsv } from '@/hooks/users/users.queries'
import { type Group, GROUPS } from '@/services/auth/actor.rules'
import { USER_ORDERINGS } from '@/services/users/user-orderings.rules'

export const PAGE_SIZE = 20

const isGroup = (text: string | null): text is Group => GROUPS.includes(text as Group)

/** The users as the address describes the list. */
export function useUserList() {
  const address = useListAddress({ orderings: USER_ORDERINGS, filters: ['tipo', 'situacao'] })
  const { ready, search, ordering, page } = address
  const [type, state] = [address.filter('tipo'), address.filter('situacao')]
  const filters = {
    ...(search && { search }),
    ...(isGroup(type) && { type }),
    ...(state && { active: state === 'ativos' }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...usersQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  const csv = useUsersCsv(filters)
  return { ...address, list, csv }
}
