import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { formatDateTime } from '@/services/format/format.rules'
import type { Signing, SigningReceipt } from '@/services/signing/signing.schema'
import { color } from '@/styles/tokens'

type Props = { signing: Signing; end: SigningReceipt | 'declined' }

/** The outcome and the next step. */
export const SigningDone = ({ signing, end }: Props) => {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Place>
      <h1 ref={place} tabIndex={-1}>
        {end === 'declined' ? 'Recusa registrada' : 'Documento assinado'}
      </h1>
      {end === 'declined' ? (
        <Notice tone="info" title={signing.title}>
          A Arrenda recebeu o motivo e entra em contato. Nada foi assinado.
        </Notice>
      ) : (
        <Notice tone="ok" title={signing.title}>
          Você assinou em {formatDateTime(end.signed_at)}. {nextOf(end.remaining)}
        </Notice>
      )}
      {end !== 'declined' && <small>SHA-256 do documento: {end.sha256}</small>}
    </Place>
  )
}

function nextOf(remaining: number): string {
  if (remaining === 0) return 'Todos assinaram: em instantes você recebe a sua via por e-mail.'
  const left = remaining === 1 ? 'Falta 1 pessoa' : `Faltam ${String(remaining)} pessoas`
  return `${left}. Quando todos assinarem, você recebe a sua via por e-mail.`
}

const Place = styled.div`
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
