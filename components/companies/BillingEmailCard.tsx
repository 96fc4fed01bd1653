import dynamic from 'next/dynamic'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'

// Formik and the inputs arrive after the page.
const BillingEmailForm = dynamic(() => import('./BillingEmailForm').then((module) => module.BillingEmailForm), {
  ssr: false,
  loading: () => <FormSkeleton fields={1} />,
})

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
