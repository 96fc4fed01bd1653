import { Download, FileCheck, FileText } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FileName } from '@/components/ui/files/FileName'
import { useDownloadFile } from '@/hooks/orders/orders.downloads'
import { formatBytes, formatMoment } from '@/services/format/format.rules'
import type { DocumentFile } from '@/services/orders/documents/documents.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  orderRef: OrderAddress
  documentId: number
  file: DocumentFile
  title: string
  done?: boolean
  /** The title is shown elsewhere: only the file's name. */
  untitled?: boolean
}

/** One file with its name, size and date, and the download button. */
export const FileLine = ({ orderRef, documentId, file, title, done = false, untitled = false }: Props) => {
  const { mutate: download, isPending } = useDownloadFile(orderRef)
  const Icon = done ? FileCheck : FileText
  return (
    <Line>
      <Icon size={20} strokeWidth={1.75} aria-hidden color={done ? color.ok : color.brandText} />
      <div>
        <b>{untitled ? <FileName name={file.name} /> : title}</b>
        <small suppressHydrationWarning>
          {!untitled && (
            <>
              <FileName name={file.name} /> <i aria-hidden>·</i>
            </>
          )}
          <span>
            {formatBytes(file.size)} · {formatMoment(file.created_at)}
          </span>
        </small>
      </div>
      <PlainButton
        size="small"
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={`Baixar ${title.toLowerCase()}: ${file.name}`}
        aria-busy={isPending}
        onClick={() => download({ documentId, file })}
      >
        Baixar
      </PlainButton>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  b {
    display: block;
    font-weight: 550;
  }
  small {
    ${flex.wrap};
    gap: 0 4px;
    ${font.secondaryMuted};
  }
  small > :first-child {
    min-width: 0;
    max-width: 100%;
  }
  i {
    font-style: normal;
  }
  ${below.phone} {
    small {
      flex-direction: column;
    }
    i {
      display: none;
    }
  }
`
