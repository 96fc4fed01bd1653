import { Check } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useAssignSerials } from '@/hooks/orders/delivery.mutations'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { missingSerials, packedItems } from './packages.rules'

type Props = { orderRef: StaffOrderAddress; pkg: Package; canAssign: boolean }

const readSerials = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** Assigns serials to a package: typed, scanned or pasted, one per line, or picked automatically (oldest first). */
export const SerialPicker = ({ orderRef, pkg, canAssign }: Props) => {
  const [text, setText] = useState('')
  const { mutateAsync, isPending, error, reset } = useAssignSerials(orderRef)
  const missing = missingSerials(pkg)
  const assign = (choice: { serials: string[] } | { automatic: true }): void => {
    const assigned = mutateAsync({ package_id: pkg.id, ...choice }).then(() => setText(''))
    toastOnSuccess(assigned, 'Seriais separados')
  }
  const typed = readSerials(text)
  return (
    <Block>
      <PackedItems pkg={pkg} />
      {canAssign && missing.length > 0 && (
        <>
          <LeaveGuard when={typed.length > 0 && !isPending} />
          <Field label={`Seriais para ${pkg.address.label}`} hint="Leia com o leitor ou cole, um por linha.">
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={text}
                onChange={(event) => {
                  reset()
                  setText(event.target.value)
                }}
              />
            )}
          </Field>
          {error && (
            <Refused>
              <Notice tone="bad" title="Nada foi separado">
                {error.message}
              </Notice>
            </Refused>
          )}
          <Buttons>
            <PlainButton busy={isPending} onClick={() => assign({ automatic: true })}>
              Escolher os mais antigos
            </PlainButton>
            {typed.length > 0 && (
              <PlainButton kind="primary" busy={isPending} onClick={() => assign({ serials: typed })}>
                {typed.length === 1 ? 'Separar 1 serial' : `Separar ${String(typed.length)} seriais`}
              </PlainButton>
            )}
          </Buttons>
        </>
      )}
    </Block>
  )
}

const Block = styled.div`
  ${flex.stack};
  margin-bottom: 18px;
`

const Refused = styled.div`
  margin-bottom: 12px;
`

const Buttons = styled.div`
  ${flex.wrap};
  gap: 8px;
  ${below.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`

export const PackedItems = ({ pkg }: { pkg: Package }) => (
  <List aria-label={`Seriais de ${pkg.address.label}`}>
    {packedItems(pkg).map(({ product_id, name, quantity, serials }) => {
      const whole = serials.length === quantity
      const counted = `${String(serials.length)} de ${String(quantity)}`
      return (
        <li key={product_id}>
          <Line $whole={whole}>
            <b>{name}</b>
            <span>
              {whole && <Check size={14} strokeWidth={2.4} aria-hidden />}
              {counted}
            </span>
          </Line>
          <ProgressBar
            percent={(serials.length / quantity) * 100}
            label={`${name}: ${counted} separados`}
            tone={whole ? 'ok' : 'brand'}
          />
          {serials.length > 0 && (
            <Serials>
              {serials.map((serial) => (
                <li key={serial}>{serial}</li>
              ))}
            </Serials>
          )}
        </li>
      )
    })}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: 14px;
  margin-bottom: 14px;
`

const Line = styled.div<{ $whole: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 4px;
  b {
    font-weight: 550;
  }
  span {
    ${flex.inlineRow};
    gap: 4px;
    color: ${({ $whole }) => ($whole ? color.ok : color.t2)};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`

const Serials = styled.ul`
  ${flex.wrap};
  gap: 6px;
  margin-top: 8px;
  li {
    padding: 2px 8px;
    border-radius: 6px;
    background: ${color.sunken};
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`
