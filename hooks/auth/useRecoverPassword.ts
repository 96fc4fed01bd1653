import { useMutation } from '@tanstack/react-query'
import { recoverPassword } from '@/services/auth/auth.service'

/** Asks for a link to choose a new password. */
export const useRecoverPassword = () => useMutation({ mutationFn: recoverPassword })
