import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { inAntdTheme } from '@/components/ui/theme/inAntdTheme'
import { paths } from '@/services/config/paths'
import { below, color } from '@/styles/tokens'

const PrivacyRequestForm = dynamic(
  () => inAntdTheme(import('./PrivacyRequestForm').then((module) => module.PrivacyRequestForm)),
  { ssr: false, loading: () => <FormSkeleton fields={4} /> },
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
    <Wrapper>
      <h1>Pedido sobre dados pessoais</h1>
      <Lead>
        Para quem não tem conta. Você recebe um protocolo, e a resposta em até 15 dias. Tem conta?{' '}
        <Link href={paths.login(paths.platform.settings())}>Entre</Link> e peça em Configurações.
      </Lead>
      <PrivacyRequestForm onDone={setEmail} />
    </Wrapper>
  )
}

const Wrapper = styled.div`
  width: 100%;
  max-width: calc(480px + 2 * var(--sides, 40px));
  margin: 0 auto;
  padding: 48px var(--sides, 40px) 64px;
  ${below.phone} {
    padding-block: 24px 40px;
  }
  h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
`

const Lead = styled.p`
  margin: 6px 0 24px;
  color: ${color.t2};
  a {
    font-weight: 500;
  }
`
