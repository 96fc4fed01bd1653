import { useMutation } from '@tanstack/react-query'
import { register } from '@/services/auth/auth.service'

/** Opens a company's account. Field errors are the form's. */
export function useRegister() {
  return useMutation({ mutationFn: register, meta: { quietCodes: ['invalid'] } })
}
