import dynamic from 'next/dynamic'
import { Card } from '@/components/ui/display/Card'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { inAntdTheme } from '@/components/ui/theme/inAntdTheme'

/** The forms of all stages, with antd and Formik: one file that a desk loads once, beside its first order. */
export const loadStagePanel = () => inAntdTheme(import('./StagePanel').then((module) => module.StagePanel))

export const StagePanel = dynamic(loadStagePanel, {
  ssr: false,
  loading: () => (
    <Card>
      <FormSkeleton fields={3} />
    </Card>
  ),
})
