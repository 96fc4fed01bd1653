import { lazyPart } from '@/components/ui/browser/lazyPart'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'

/** The form of a new password, once its code has come. */
export const ChangePassword = lazyPart(
  () => import('./ChangePasswordForm').then((module) => module.ChangePasswordForm),
  () => <FormSkeleton fields={3} />,
)
