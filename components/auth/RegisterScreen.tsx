import { type ReactNode, Suspense, useState } from 'react'
import { PublicForm } from '@/components/layout/frames/PublicForm'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { useNextPath } from './useNextPath'

const waiting = <FormSkeleton fields={12} />

// Formik, the masks and the rules arrive after the page.
const RegisterForm = lazyPart(
  () => import('./RegisterForm').then((module) => module.RegisterForm),
  () => waiting,
)

/** How a company opens its account. The fields of the address come from the page: they are the companies' own. */
export const RegisterScreen = ({ addressFields }: { addressFields: ReactNode }) => {
  const [email, setEmail] = useState<string | null>(null)
  const next = useNextPath()
  if (email !== null) return <RegisterDone email={email} />
  return (
    <PublicForm
      title="Criar conta"
      width={720}
      lead={
        <>
          Conte quem é a sua empresa. Conferimos os dados e ativamos a conta, em geral em até 1 dia útil.{' '}
          <span>
            Já tem conta? <Link href={paths.login(next)}>Entrar</Link>
          </span>
        </>
      }
    >
      <Suspense fallback={waiting}>
        <RegisterForm addressFields={addressFields} onDone={setEmail} />
      </Suspense>
    </PublicForm>
  )
}

/** The same for everybody: what came of it is told by mail (docs/adr/0401). */
export const RegisterDone = ({ email }: { email: string }) => (
  <EmptyState
    variant="first-use"
    heading="h1"
    title="Confirme seu e-mail"
    description={
      <>
        Enviamos um link para <strong>{email}</strong>. Abra-o em até 48 horas para criarmos a conta; depois nossa
        equipe confere os dados e a ativa, em geral em até 1 dia útil.
      </>
    }
    action={<ButtonLink href={paths.login(useNextPath())}>Entrar</ButtonLink>}
  />
)
