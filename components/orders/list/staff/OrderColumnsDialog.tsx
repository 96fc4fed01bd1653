import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import {
  DEFAULT_ORDER_COLUMNS,
  moveColumn,
  ORDER_COLUMN_KEYS,
  type OrderColumnKey,
  toggleColumn,
} from '@/services/orders/list/order-columns.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { columnTitle } from './orderColumns'

type Props = {
  open: boolean
  onClose: () => void
  shown: readonly OrderColumnKey[]
  onChoose: (columns: OrderColumnKey[]) => void
}

/** Chooses and orders the columns of the list; the order's number is always first. */
export const OrderColumnsDialog = ({ open, onClose, ...choice }: Props) => (
  <FormDialog
    open={open}
    onClose={onClose}
    busy={false}
    title="Colunas da lista"
    width={420}
    submitLabel="Mostrar colunas"
  >
    {(id) => <Choice id={id} onClose={onClose} {...choice} />}
  </FormDialog>
)

/** Mounted anew with each opening, with the current columns. */
const Choice = ({ id, onClose, shown, onChoose }: Omit<Props, 'open'> & { id: string }) => {
  const [columns, setColumns] = useState<OrderColumnKey[]>([...shown])
  const hidden = ORDER_COLUMN_KEYS.filter((key) => !columns.includes(key))
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(columns)
        onClose()
      }}
    >
      <List aria-label="Colunas, na ordem da lista">
        {[...columns, ...hidden].map((key) => {
          const place = columns.indexOf(key)
          const title = columnTitle(key)
          const isFixed = key === 'order'
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={place !== -1}
                  disabled={isFixed}
                  onChange={() => setColumns(toggleColumn(columns, key))}
                />
                {title}
                {isFixed && <small>sempre visível</small>}
              </label>
              {place > 0 && (
                <span>
                  <IconButton
                    label={`Subir ${title}`}
                    icon={<ArrowUp size={16} strokeWidth={1.75} aria-hidden />}
                    disabled={place === 1}
                    onClick={() => setColumns(moveColumn(columns, key, -1))}
                  />
                  <IconButton
                    label={`Descer ${title}`}
                    icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden />}
                    disabled={place === columns.length - 1}
                    onClick={() => setColumns(moveColumn(columns, key, 1))}
                  />
                </span>
              )}
            </li>
          )
        })}
      </List>
      <PlainButton kind="text" size="small" onClick={() => setColumns([...DEFAULT_ORDER_COLUMNS])}>
        Restaurar colunas padrão
      </PlainButton>
    </form>
  )
}

const List = styled.ul`
  margin: 0 0 8px;
  li {
    ${flex.between};
    min-height: 40px;
    border-top: 1px solid ${color.line};
  }
  li:first-child {
    border-top: 0;
  }
  label {
    ${flex.row};
    flex: 1;
    gap: 10px;
    min-height: 40px;
    cursor: pointer;
  }
  small {
    color: ${color.t2};
    font-size: 12px;
  }
  @media (pointer: coarse) {
    li,
    label {
      min-height: 44px;
    }
    button {
      width: 44px;
      height: 44px;
    }
  }
`
