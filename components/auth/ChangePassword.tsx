import dynamic from 'next/dynamic'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { inAntdTheme } from '@/components/ui/theme/inAntdTheme'

/** The form of a new password, once its code has come. */
export const ChangePassword = dynamic(
  () => inAntdTheme(import('./ChangePasswordForm').then((module) => module.ChangePasswordForm)),
  { ssr: false, loading: () => <FormSkeleton fields={3} /> },
)
