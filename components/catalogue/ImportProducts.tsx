import { Upload } from 'lucide-react'
import { useState } from 'react'
import { ImportDialog } from '@/components/ui/ImportDialog'
import { PlainButton } from '@/components/ui/PlainButton'
import { useImportProducts } from '@/hooks/catalogue/useImportProducts'
import { productTemplate } from '@/services/catalogue/product-template.rules'
import type { ProductChoices } from '@/services/catalogue/products.schema'

type Props = { choices: ProductChoices | undefined }

/** Adds and changes products by a CSV file, after a look at what it would do. */
export const ImportProducts = ({ choices }: Props) => {
  const [open, setOpen] = useState(false)
  const { check, confirm, save } = useImportProducts()
  return (
    <>
      <PlainButton
        size="small"
        icon={<Upload size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Importar CSV
      </PlainButton>
      <ImportDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Importar produtos"
        noun={{ one: 'produto', many: 'produtos' }}
        onTemplate={() => save(productTemplate(choices), 'modelo-produtos.csv')}
        check={check}
        confirm={confirm}
        save={save}
      >
        Envie o arquivo que “Baixar CSV” gera, editado na sua planilha, ou preencha o modelo. Uma linha muda o produto
        que tem o mesmo número ou código Omie; as outras cadastram produtos novos. Conferimos tudo antes, e nada muda
        até você confirmar.
      </ImportDialog>
    </>
  )
}
