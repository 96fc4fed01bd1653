import { Download } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PdfViewer } from '@/components/ui/files/PdfViewer'
import { useDownloadSigningFile } from '@/hooks/signing/signing.mutations'
import { useSigningFile } from '@/hooks/signing/signing.queries'
import { formatDay } from '@/services/format/format.rules'
import type { Signing } from '@/services/signing/signing.schema'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

type Props = { signing: Signing; signingKey: string }

const ROLE: Record<Signing['signer']['role'], string> = { signer: 'signatário', witness: 'testemunha' }

export const SigningDocument = ({ signing, signingKey }: Props) => {
  const { title, company, signer, purpose, file, expires_at } = signing
  const { content, isError, retry } = useSigningFile(signingKey)
  const { mutate: save, isPending } = useDownloadSigningFile(signingKey)
  return (
    <>
      <header>
        <Title>{purpose === 'sign' ? `Assine: ${title}` : `${title}: assinado por todos`}</Title>
        <Lead suppressHydrationWarning>
          {company} · {signer.name}, {ROLE[signer.role]} · CPF {signer.cpf} · link válido até {formatDay(expires_at)}
        </Lead>
      </header>
      <Frame>
        {isError ? (
          <FailedState title="Não foi possível carregar o documento" onRetry={retry} />
        ) : (
          content && <PdfViewer content={content} name={title} />
        )}
      </Frame>
      <Foot>
        <small>SHA-256: {file.sha256}</small>
        <PlainButton
          size="small"
          busy={isPending}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => save(file.name)}
        >
          Baixar PDF
        </PlainButton>
      </Foot>
    </>
  )
}

const Title = styled.h1`
  font-size: 24px;
  line-height: 32px;
  font-weight: 600;
  letter-spacing: -0.01em;
`

const Lead = styled.p`
  margin-top: 4px;
  color: ${color.t2};
  overflow-wrap: anywhere;
`

const Frame = styled.div`
  height: min(72vh, 900px);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  ${below.phone} {
    height: 62vh;
  }
`

const Foot = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  small {
    flex: 1 1 260px;
    ${font.captionMuted};
    overflow-wrap: anywhere;
  }
`
