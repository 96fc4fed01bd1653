import { useState } from 'react'
import { useUpdateInvoice } from '@/hooks/billing/invoices.mutations'
import {
  type AdjustmentValues,
  adjustmentProblems,
  EMPTY_ADJUSTMENT,
  isWritten,
  toAdjustmentValues,
  toDraftLine,
  toUpdate,
  toWrittenLine,
} from '@/services/billing/invoices/draft-editing.rules'
import type { DraftLine } from '@/services/billing/invoices/invoice-commands.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { isApiError } from '@/services/http/api-error.rules'

/** A written line in its fields; without `id` it is not saved yet. */
export type AdjustmentRow = { key: string; id?: number; values: AdjustmentValues; isDirty: boolean }

type Typed = Readonly<Record<string, AdjustmentValues>>

const keyOf = (id: number): string => `line-${String(id)}`
const isTyped = (key: string): boolean => key.startsWith('new-')

/**
 * The written lines of a draft, edited in place. What is typed stays here until it is saved: an edit conflict shows the
 * newer draft and loses nothing. A line is saved once it is complete.
 */
export function useDraftEditor(invoice: Invoice) {
  const [typed, setTyped] = useState<Typed>({})
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const { mutateAsync, isPending, error } = useUpdateInvoice(invoice.id)
  const rows = rowsOf(invoice, typed)

  const forget = (keys: readonly string[], sent: Typed): void =>
    setTyped((now) =>
      Object.fromEntries(Object.entries(now).filter(([key, values]) => !keys.includes(key) || values !== sent[key])),
    )
  const send = async (write: (now: Invoice) => DraftLine[], keys: readonly string[] = []): Promise<void> => {
    const sent = typed
    await mutateAsync((now) => toUpdate(now, write(now)))
    forget(keys, sent)
    setSavedAt(new Date().toISOString())
  }
  // The editor shows a refusal beside the rows: nothing else waits for these.
  const quietly = (saving: Promise<void>): void => void saving.catch(() => undefined)

  const save = (): void => {
    const complete = rows.filter(({ values, isDirty }) => isDirty && isComplete(values))
    if (complete.length === 0) return
    const keys = complete.map(({ key }) => key)
    quietly(send((now) => [...changedLines(now, complete), ...addedLines(complete)], keys))
  }
  return {
    rows,
    isSaving: isPending,
    savedAt,
    isConflict: isApiError(error, 'conflict'),
    refusal: isApiError(error, 'invalid') ? error.errors.join(' ') : undefined,
    isDirty: rows.some((row) => row.isDirty),
    change: (key: string, values: AdjustmentValues) => setTyped((now) => ({ ...now, [key]: values })),
    add: () => setTyped((now) => ({ ...now, [`new-${String(Date.now())}`]: EMPTY_ADJUSTMENT })),
    save,
    /** Takes a line out: one that was not saved is only forgotten. */
    drop: (key: string, id: number | undefined) => {
      if (id === undefined) setTyped(({ [key]: _, ...others }) => others)
      else quietly(send((now) => now.lines.filter((line) => line.id !== id).map(toDraftLine), [key]))
    },
    /** Another price for a line of the measuring, or its end; the caller shows a failure. */
    changeLine: (id: number, change: Pick<DraftLine, 'unit_amount' | 'reason'>) =>
      send((now) => now.lines.map((line) => ({ ...toDraftLine(line), ...(line.id === id && change) }))),
    saveNote: async (note: string | null) => {
      await mutateAsync((now) => ({ ...toUpdate(now), note }))
      setSavedAt(new Date().toISOString())
    },
    dropLine: (id: number) => send((now) => now.lines.filter((line) => line.id !== id).map(toDraftLine)),
  }
}

export type DraftEditor = ReturnType<typeof useDraftEditor>

const isComplete = (values: AdjustmentValues): boolean => Object.keys(adjustmentProblems(values)).length === 0

function rowsOf({ lines }: Invoice, typed: Typed): AdjustmentRow[] {
  const known = lines.filter(isWritten).map((line) => {
    const [key, saved] = [keyOf(line.id), toAdjustmentValues(line)]
    const values = typed[key] ?? saved
    return { key, id: line.id, values, isDirty: !isSame(values, saved) }
  })
  const added = Object.entries(typed)
    .filter(([key]) => isTyped(key))
    .map(([key, values]) => ({ key, values, isDirty: !isSame(values, EMPTY_ADJUSTMENT) }))
  return [...known, ...added]
}

const isSame = (one: AdjustmentValues, other: AdjustmentValues): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

const changedLines = ({ lines }: Invoice, rows: readonly AdjustmentRow[]): DraftLine[] =>
  lines.map((line) => {
    const row = rows.find(({ id }) => id === line.id)
    return row ? toWrittenLine(row.values, line.id) : toDraftLine(line)
  })

const addedLines = (rows: readonly AdjustmentRow[]): DraftLine[] =>
  rows.filter(({ id }) => id === undefined).map(({ values }) => toWrittenLine(values))
