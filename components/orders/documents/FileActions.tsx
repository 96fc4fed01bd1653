import { Download } from 'lucide-react'
import { IconButton } from '@/components/ui/buttons/IconButton'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { useDownloadFile } from '@/hooks/orders/orders.downloads'
import type { DocumentFile, OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'

type Props = {
  orderRef: OrderAddress
  document: OrderDocument
  /** The files to download; the newest has a button of its own. */
  files: readonly DocumentFile[]
  entries?: readonly MenuEntry[]
}

export const FileActions = ({ orderRef, document, files, entries = [] }: Props) => {
  const { mutate: download, isPending } = useDownloadFile(orderRef)
  const label = documentTypeName(document.document_type)
  const newest = files.at(-1)
  const fetchFile = (file: DocumentFile) => () => {
    download({ documentId: document.id, file })
  }
  const downloads: MenuEntry[] =
    files.length > 1 || entries.length > 0
      ? files.map((file) => ({
          key: `baixar-${String(file.id)}`,
          label: `Baixar ${file.name}`,
          icon: <Download size={16} strokeWidth={1.75} aria-hidden />,
          onSelect: fetchFile(file),
        }))
      : []
  const menu = [...downloads, ...entries]
  return (
    <>
      {newest && (
        <IconButton
          label={`Baixar ${label}`}
          icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
          aria-busy={isPending}
          onClick={fetchFile(newest)}
        />
      )}
      {menu.length > 0 && <MoreMenu label={`Mais sobre ${label}`} entries={menu} />}
    </>
  )
}
