import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import type { CompanyChange } from '@/services/companies/companies.schema'
import { changeCompany } from '@/services/companies/companies.service'
import { companyKeys } from './companies.queries'

/** Activates or closes a client, or changes its data. Field errors are the form's. */
export function useChangeCompany(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: CompanyChange) => changeCompany(id, change),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (company) => {
      queryClient.setQueryData(companyKeys.detail(id), company)
      void queryClient.invalidateQueries({ queryKey: [...companyKeys.all, 'list'] })
      void queryClient.invalidateQueries({ queryKey: auditKeys.all })
    },
  })
}
