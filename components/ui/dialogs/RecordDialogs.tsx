import { type ComponentType, Fragment, type ReactNode, useState } from 'react'
import { useOnceOpened } from './useOnceOpened'

/** A dialog about a record; `save` without a record creates one. */
export type OpenDialog<Item, Command extends string = 'delete'> =
  { command: 'save'; record?: Item } | { command: Command; record: Item }

export type RecordFormProps<Item> = {
  /** The record to edit; undefined creates one. */
  record: Item | undefined
  open: boolean
  onClose: () => void
}

type Props<Item, Command extends string> = {
  open: OpenDialog<Item, Command> | null
  onClose: () => void
  /** Creates or edits a record; loaded when the first dialog opens. */
  Form: ComponentType<RecordFormProps<Item>>
  /** Confirms any other command; `command` is null while that dialog is closed. */
  confirmation: (record: Item, command: Command | null) => ReactNode
}

/** The dialogs of a list, one at a time. The last one stays mounted during its closing animation. */
export const RecordDialogs = <Item extends { id: number }, Command extends string = 'delete'>({
  open,
  onClose,
  Form,
  confirmation,
}: Props<Item, Command>) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const wasFormOpened = useOnceOpened(isSaving)
  const record = shown?.record
  return (
    <>
      {wasFormOpened && <Form key={record?.id ?? 'new'} record={record} open={isSaving} onClose={onClose} />}
      {record && (
        <Fragment key={`confirm-${String(record.id)}`}>
          {confirmation(record, open && open.command !== 'save' ? open.command : null)}
        </Fragment>
      )}
    </>
  )
}
