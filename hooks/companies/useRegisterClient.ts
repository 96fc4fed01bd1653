import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewCompany } from '@/services/companies/companies.schema'
import { createCompany } from '@/services/companies/companies.service'
import { companyKeys } from './companies.queries'

/** Registers a client. Field errors are the form's; a salesperson may act for it from now on. */
export function useRegisterClient() {
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
