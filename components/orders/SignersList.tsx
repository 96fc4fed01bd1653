import styled from 'styled-components'
import { StatusTag } from '@/components/ui/StatusTag'
import { formatCpf, formatDayShort } from '@/services/format/format.rules'
import type { Signer } from '@/services/orders/documents.schema'
import { color } from '@/styles/tokens'

export const ROLE_LABEL: Record<Signer['role'], string> = { signer: 'Signatário', witness: 'Testemunha' }

/** Who signs and who witnesses, in their order, and who has signed already. */
export const SignersList = ({ signers }: { signers: readonly Signer[] }) => {
  if (signers.length === 0) return null
  return (
    <List aria-label="Signatários">
      {[...signers]
        .sort((a, b) => a.order - b.order)
        .map((signer) => (
          <li key={signer.id}>
            <div>
              <b>{signer.name}</b>
              <small>
                {ROLE_LABEL[signer.role]} · {signer.email} · CPF {formatCpf(signer.cpf)}
              </small>
            </div>
            {signer.signed_at && <StatusTag tone="ok">Assinou em {formatDayShort(signer.signed_at)}</StatusTag>}
          </li>
        ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 8px 0;
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  b {
    display: block;
    font-weight: 550;
  }
  small {
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
    overflow-wrap: anywhere;
  }
`
