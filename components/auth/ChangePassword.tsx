import dynamic from 'next/dynamic'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'

/** The form of a new password, once its code has come. */
export const ChangePassword = dynamic(
  () => import('./ChangePasswordForm').then((module) => module.ChangePasswordForm),
  { ssr: false, loading: () => <FormSkeleton fields={3} /> },
)
