import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { authKeys } from '@/hooks/auth/auth.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { CompanyUpdate, NewCompany } from '@/services/companies/companies.schema'
import { createCompany, updateCompany } from '@/services/companies/companies.service'
import { companyKeys } from './companies.queries'

/** Registers a client; a salesperson may then act for it. Field errors go to the form. */
export function useCreateCompany() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (company: NewCompany) => createCompany(company, keyFor(company)),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (company) => {
      renew()
      queryClient.setQueryData(companyKeys.detail(company.id), company)
      void queryClient.invalidateQueries({ queryKey: [...companyKeys.all, 'list'] })
      void queryClient.invalidateQueries({ queryKey: authKeys.user() })
    },
  })
}

/** Activates or closes a client, or changes its data. Field errors go to the form. */
export function useUpdateCompany(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: CompanyUpdate) => updateCompany(id, change),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (company) => {
      queryClient.setQueryData(companyKeys.detail(id), company)
      void queryClient.invalidateQueries({ queryKey: [...companyKeys.all, 'list'] })
      void queryClient.invalidateQueries({ queryKey: auditKeys.all })
    },
  })
}
