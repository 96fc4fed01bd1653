import { Download } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Card } from '@/components/ui/display/Card'
import { Moment } from '@/components/ui/display/Moment'
import { toast } from '@/components/ui/feedback/toast'
import { FileDrop } from '@/components/ui/files/FileDrop'
import { usePackageDocuments } from '@/hooks/logistics/packages.mutations'
import { formatBytes } from '@/services/format/format.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

export const InvoiceCard = ({ pkg }: { pkg: PackageDetail }) => {
  const { upload, remove, saveInvoice } = usePackageDocuments(pkg)
  const [isChanging, change] = useState(false)
  const [isAsking, ask] = useState(false)
  const { invoice } = pkg
  const done = (): void => {
    change(false)
    toast.success('Nota fiscal enviada.')
  }
  return (
    <Card title="Nota fiscal">
      {invoice && (
        <>
          <Name>{invoice.name}</Name>
          <small>
            {formatBytes(invoice.size)}, por {invoice.uploaded_by}, <Moment at={invoice.uploaded_at} />
          </small>
          <Buttons>
            <PlainButton
              size="small"
              busy={saveInvoice.isPending}
              icon={<Download size={15} strokeWidth={1.75} aria-hidden />}
              onClick={() => saveInvoice.mutate()}
            >
              Baixar
            </PlainButton>
            <PlainButton size="small" aria-expanded={isChanging} onClick={() => change(!isChanging)}>
              {isChanging ? 'Manter esta nota' : 'Trocar'}
            </PlainButton>
            <PlainButton size="small" kind="danger" onClick={() => ask(true)}>
              Retirar
            </PlainButton>
          </Buttons>
        </>
      )}
      {(!invoice || isChanging) && <FileDrop label="Nota fiscal em PDF" upload={upload} onDone={done} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => ask(false)}
        title="Retirar a nota fiscal deste volume?"
        confirmLabel="Retirar nota"
        danger
        onConfirm={() => remove.mutateAsync()}
      >
        Ela continua no histórico do pedido.
      </ConfirmDialog>
    </Card>
  )
}

const Name = styled.p`
  font-weight: 550;
  overflow-wrap: anywhere;
  + small {
    color: ${color.t2};
  }
`

const Buttons = styled.div`
  ${flex.wrap};
  gap: 8px;
  margin: 10px 0;
`
