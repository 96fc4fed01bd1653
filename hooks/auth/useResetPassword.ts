import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resetPassword } from '@/services/auth/auth.service'

/** Sets a new password with the link of a mail; whoever is logged in here no longer is. A link that is over is the screen's. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: resetPassword,
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
    onSuccess: () => {
      queryClient.clear()
    },
  })
}
