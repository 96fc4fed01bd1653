import { Button, Input } from 'antd'
import { useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { Field } from '@/components/ui/forms/Field'
import { useAssignSerials } from '@/hooks/orders/delivery.mutations'
import type { Package } from '@/services/logistics/packages.schema'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { missingSerials } from './packages.rules'
import { PackedItems } from './PackedItems'

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
          <Field label={`Seriais para ${pkg.address.label}`} hint="Leia com o leitor ou cole, um por linha.">
            {(control) => (
              <Input.TextArea
                {...control}
                autoSize={{ minRows: 2, maxRows: 8 }}
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
            <Button loading={isPending} onClick={() => assign({ automatic: true })}>
              Escolher os mais antigos
            </Button>
            {typed.length > 0 && (
              <Button type="primary" loading={isPending} onClick={() => assign({ serials: typed })}>
                {typed.length === 1 ? 'Separar 1 serial' : `Separar ${String(typed.length)} seriais`}
              </Button>
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
