import type { User } from '@/services/auth/auth.schema'
import { http } from '@/services/http/client'

export type CompanySwitch = { userId: number; companyId: number }

/** Makes a company the one that the user acts for. @returns the user as they are now */
export async function switchCompany({ userId, companyId }: CompanySwitch): Promise<User> {
  const { data } = await http.put<User>(`/user-switch-company/${userId}`, { company: companyId })
  return data
}
