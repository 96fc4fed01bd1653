import { ImportDialog } from '@/components/ui/import/ImportDialog'
import { useImportPayments } from '@/hooks/billing/payments.mutations'

type Props = { open: boolean; onClose: () => void }

const NOUN = { one: 'pagamento', many: 'pagamentos' }

/** The columns of the file, with an example. */
const TEMPLATE = 'txid;valor;data;id\r\nFAT000231;17538,00;04/12/2026;E1234567820261204\r\n'

/** Records the payments of a bank's file, after a dry run: each finds its invoice by the code of its Pix or its number. */
export const ImportPayments = ({ open, onClose }: Props) => {
  const { check, confirm, save } = useImportPayments()
  return (
    <ImportDialog
      open={open}
      onClose={onClose}
      title="Importar pagamentos"
      noun={NOUN}
      onTemplate={() => save(TEMPLATE, 'modelo-pagamentos.csv')}
      check={check}
      confirm={confirm}
      save={save}
    >
      Envie o extrato do banco com as colunas txid, valor, data e id. Cada linha encontra a fatura pelo txid (FAT e o
      número) ou só pelo número; o id evita registrar duas vezes o mesmo pagamento. Conferimos tudo antes, e nada muda
      até você confirmar.
    </ImportDialog>
  )
}
