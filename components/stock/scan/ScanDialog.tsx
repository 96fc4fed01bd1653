import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { toast } from '@/components/ui/feedback/toast'
import { Field } from '@/components/ui/forms/Field'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { ScanField } from '@/components/ui/forms/ScanField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useRegisterSerials } from '@/hooks/stock/units.mutations'
import { serialsCheckQueryOptions } from '@/hooks/stock/units.queries'
import { formatCount } from '@/services/format/format.rules'
import { oneColumn } from '@/styles/mixins'
import { ProductSelect } from '../units/ProductSelect'
import { ARRIVAL_STATUS_OPTIONS, GROUP_OPTIONS } from '../units/UnitFields'
import { ScannedList, useScannedSerials } from './ScannedList'

type Props = { open: boolean; onClose: () => void }

/** Registers scanned units of one product; a dry run reports on each serial while scanning. */
export const ScanDialog = ({ open, onClose }: Props) => {
  const [product, setProduct] = useState<number | null>(null)
  const [missing, setMissing] = useState(false)
  const [group, setGroup] = useState(GROUP_OPTIONS[0]?.value ?? 'new')
  const [status, setStatus] = useState(ARRIVAL_STATUS_OPTIONS[0]?.value ?? 'UP_FOR_RENTAL')
  const [location, setLocation] = useState('')
  const scan = useScannedSerials()
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync: register, isPending } = useRegisterSerials()
  const place = location.trim() === '' ? null : location.trim()
  const body = { product_group: group, status, location: place, serials: [...scan.serials] }
  const check = useQuery({ ...serialsCheckQueryOptions({ ...body, product_id: product }), enabled: open })
  const report = scan.serials.length > 0 && product !== null && !check.isPlaceholderData ? check.data : undefined
  const fresh = report?.fresh.length ?? 0
  const choose = (productId: number): void => {
    setProduct(productId)
    // Focuses the scan field once the dropdown has closed.
    setTimeout(() => field.current?.focus())
  }
  const remove = (serial: string): void => {
    scan.remove(serial)
    field.current?.focus()
  }
  const send = async (): Promise<void> => {
    if (product === null) {
      setMissing(true)
      return
    }
    if (!report || fresh === 0) return
    try {
      await register({ ...body, product_id: product, dry_run: false, checked: report.checked })
      toast.success(`${formatCount(fresh, 'equipamento cadastrado', 'equipamentos cadastrados')}.`)
      scan.clear()
      onClose()
    } catch {
      // The central error handler has shown it; the serials stay and are checked again.
    }
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      width={640}
      title="Ler ou colar seriais"
      footer={
        <>
          <PlainButton onClick={onClose} disabled={isPending}>
            Cancelar
          </PlainButton>
          <PlainButton kind="primary" busy={isPending} onClick={() => void send()}>
            {fresh === 0
              ? 'Cadastrar equipamentos'
              : `Cadastrar ${formatCount(fresh, 'equipamento novo', 'equipamentos novos')}`}
          </PlainButton>
        </>
      }
    >
      <Fields>
        <Field label="Produto" error={missing && product === null ? 'Escolha um produto' : undefined}>
          {(control) => <ProductSelect {...control} value={product} onChange={choose} />}
        </Field>
        <Field label="Grupo">
          {(control) => (
            <NativeSelect {...control} placeholder={null} options={GROUP_OPTIONS} value={group} onChange={setGroup} />
          )}
        </Field>
        <Field label="Situação">
          {(control) => (
            <NativeSelect
              {...control}
              placeholder={null}
              options={ARRIVAL_STATUS_OPTIONS}
              value={status}
              onChange={setStatus}
            />
          )}
        </Field>
        <Field label="Local" optional>
          {(control) => (
            <TextInput
              {...control}
              maxLength={80}
              value={location}
              onChange={(event) => setLocation(event.target.value)}
            />
          )}
        </Field>
      </Fields>
      <ScanField
        ref={field}
        label="Serial"
        hint="Leia com o leitor ou digite e aperte Enter. Uma lista colada entra de uma vez."
        acceptsLists
        enterKeyHint="next"
        message={scan.message}
        onScan={scan.add}
      />
      <ScannedList serials={scan.serials} report={report} onRemove={remove} />
    </DialogModal>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: 16px;
  ${oneColumn.phone}
`
