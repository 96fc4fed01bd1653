import { lazyPart } from '@/components/ui/browser/lazyPart'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'

// Formik and the schemas arrive behind the page's title.
const RegisterClientForm = lazyPart(
  () => import('./CreateCompanyForm').then((module) => module.CreateCompanyForm),
  () => <FormSkeleton fields={6} />,
)

export const CREATE_COMPANY_HEADING = {
  title: 'Cadastrar cliente',
  facts: 'Quem administra a conta recebe uma senha temporária por e-mail e a troca no primeiro acesso.',
}

/** Registers a client on its behalf. */
export const CreateCompanyScreen = () => (
  <>
    <PageHeader {...CREATE_COMPANY_HEADING} />
    <RegisterClientForm />
  </>
)
