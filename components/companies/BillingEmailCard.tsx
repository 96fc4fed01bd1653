import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { Card } from '@/components/ui/display/Card'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'

// Formik and the inputs arrive after the page.
const BillingEmailForm = lazyPart(
  () => import('./BillingEmailForm').then((module) => module.BillingEmailForm),
  () => <FormSkeleton fields={1} />,
)

/** The billing e-mail of a company, among the settings of who manages it. */
export const BillingEmailCard = () => (
  <Card id="cobranca" title="Cobrança">
    <Narrow>
      <BillingEmailForm />
    </Narrow>
  </Card>
)

const Narrow = styled.div`
  max-width: 440px;
`
