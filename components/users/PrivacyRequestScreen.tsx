import { useState } from 'react'
import { PublicForm } from '@/components/layout/frames/PublicForm'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'

const PrivacyRequestForm = lazyPart(
  () => import('./PrivacyRequestForm').then((module) => module.PrivacyRequestForm),
  () => <FormSkeleton fields={4} />,
)

/** Where people without an account ask something of their data. What it says then is the same for every e-mail. */
export const PrivacyRequestScreen = () => {
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null) {
    return (
      <EmptyState
        variant="first-use"
        heading="h1"
        title="Pedido enviado"
        description={
          <>
            Enviamos o protocolo para <strong>{email}</strong>. Respondemos nesse e-mail em até 15 dias.
          </>
        }
        action={<ButtonLink href={paths.home()}>Voltar ao início</ButtonLink>}
      />
    )
  }
  return (
    <PublicForm
      title="Pedido sobre dados pessoais"
      width={480}
      lead={
        <>
          Para quem não tem conta. Você recebe um protocolo, e a resposta em até 15 dias. Tem conta?{' '}
          <Link href={paths.login(paths.platform.settings())}>Entre</Link> e peça em Configurações.
        </>
      }
    >
      <PrivacyRequestForm onDone={setEmail} />
    </PublicForm>
  )
}
