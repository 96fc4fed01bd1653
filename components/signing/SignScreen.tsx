import Head from 'next/head'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { Notice } from '@/components/ui/feedback/Notice'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { useSigning } from '@/hooks/signing/signing.queries'
import { useSigningKey } from '@/hooks/signing/useSigningKey'
import { formatDayAndTime } from '@/services/format/format.rules'
import type { Signing, SigningReceipt } from '@/services/signing/signing.schema'
import { below, color } from '@/styles/tokens'
import { InvalidLink } from './InvalidLink'
import { SigningDocument } from './SigningDocument'

// Loaded after the document, which is read first.
const SignForm = lazyPart(
  () => import('./SignForm').then((module) => module.SignForm),
  () => <FormSkeleton fields={2} />,
)

/** How the visit ended: signed, declined, or an invalid link. */
type SigningOutcome = SigningReceipt | 'declined' | 'dead'

/** The page of a personal signing link. Another link in the same window remounts it. */
export const SignScreen = () => {
  const key = useSigningKey()
  return <SigningPage key={key} signingKey={key} />
}

/** Shows the document to sign, or the copy that everyone signed. */
const SigningPage = ({ signingKey: key }: { signingKey: string | null | undefined }) => {
  const { signing, isDead, isError, retry } = useSigning(key)
  const [end, setEnd] = useState<SigningOutcome | null>(null)
  return (
    <Wrapper>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
      </Head>
      {isError && <FailedState heading="h1" title="Não foi possível abrir o documento" onRetry={retry} />}
      {(end === 'dead' || (isDead && end === null)) && <InvalidLink />}
      {signing && end !== null && end !== 'dead' && <SigningDone signing={signing} end={end} />}
      {signing && key && end === null && (
        <>
          <SigningDocument signing={signing} signingKey={key} />
          {signing.purpose === 'sign' && <SignForm signing={signing} signingKey={key} onEnd={setEnd} />}
        </>
      )}
      {!signing && !isDead && !isError && <FormSkeleton fields={4} />}
    </Wrapper>
  )
}

const Wrapper = styled.div`
  display: grid;
  gap: 20px;
  width: 100%;
  max-width: calc(840px + 2 * var(--sides, 40px));
  margin: 0 auto;
  padding: 32px var(--sides, 40px) 64px;
  ${below.phone} {
    padding-top: 20px;
  }
`

type SigningDoneProps = { signing: Signing; end: SigningReceipt | 'declined' }

export const SigningDone = ({ signing, end }: SigningDoneProps) => {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <DoneFrame>
      <h1 ref={place} tabIndex={-1}>
        {end === 'declined' ? 'Recusa registrada' : 'Documento assinado'}
      </h1>
      {end === 'declined' ? (
        <Notice tone="info" title={signing.title}>
          A Arrenda recebeu o motivo e entra em contato. Nada foi assinado.
        </Notice>
      ) : (
        <Notice tone="ok" title={signing.title}>
          Você assinou em {formatDayAndTime(end.signed_at)}. {nextOf(end.remaining)}
        </Notice>
      )}
      {end !== 'declined' && <small>SHA-256 do documento: {end.sha256}</small>}
    </DoneFrame>
  )
}

function nextOf(remaining: number): string {
  if (remaining === 0) return 'Todos assinaram: em instantes você recebe a sua via por e-mail.'
  const left = remaining === 1 ? 'Falta 1 pessoa' : `Faltam ${String(remaining)} pessoas`
  return `${left}. Quando todos assinarem, você recebe a sua via por e-mail.`
}

const DoneFrame = styled.div`
  display: grid;
  gap: 16px;
  h1 {
    font-size: 24px;
    line-height: 32px;
    font-weight: 600;
    outline: none;
  }
  small {
    color: ${color.t2};
    overflow-wrap: anywhere;
  }
`
