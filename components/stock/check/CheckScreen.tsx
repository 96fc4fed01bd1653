import { useQuery } from '@tanstack/react-query'
import type { InputRef } from 'antd'
import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { SkeletonText } from '@/components/ui/Skeleton'
import { unitByLabelQueryOptions, unitQueryOptions } from '@/hooks/stock/units.queries'
import { paths } from '@/services/config/paths'
import { scannedSerial } from '@/services/stock/serials.rules'
import { color, radius } from '@/styles/tokens'
import { ScanField } from '../units/ScanField'
import { CheckedUnit } from './CheckedUnit'

/** Whatever is in the hand: what it is, where it should be, whose box it belongs to, what to do with it. */
export const CheckScreen = () => {
  const field = useRef<InputRef>(null)
  const [serial, setSerial] = useState<string>()
  const named = useQuery({
    ...unitByLabelQueryOptions(serial),
    meta: { quiet: true },
    retry: false,
    // The thing in the hand is asked for each time.
    staleTime: 0,
  })
  const { data: unit, isError } = useQuery({ ...unitQueryOptions(named.data?.id), staleTime: 0 })
  useEffect(() => field.current?.focus(), [])
  const isUnknown = named.error !== null && 'status' in named.error && named.error.status === 404
  const isLost = isError || (named.isError && !isUnknown)
  const scan = (text: string): void => {
    const next = scannedSerial(text)
    if (next === serial) void named.refetch()
    if (next) setSerial(next)
  }
  return (
    <>
      <Bar>
        <Back href={paths.admin.units()} aria-label="Voltar aos itens locados">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </Back>
        <h1>Conferir série</h1>
      </Bar>
      <ScanField ref={field} word={serial ? wordOf(serial, isUnknown, isLost) : null} onScan={scan} />
      {serial && !unit && !isUnknown && !isLost && <SkeletonText label="Procurando" rows={4} />}
      {unit && !isUnknown && <CheckedUnit unit={unit} />}
    </>
  )
}

function wordOf(serial: string, isUnknown: boolean, isLost: boolean) {
  if (isUnknown) return { tone: 'bad', text: `${serial} não está no estoque. Confira o número ou cadastre.` } as const
  if (isLost) return { tone: 'bad', text: 'Não foi possível procurar. Verifique a conexão e leia de novo.' } as const
  return { tone: 'ok', text: serial } as const
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 16px;
  padding-top: 8px;
  h1 {
    font-size: 18px;
    line-height: 26px;
  }
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin-left: -12px;
  border-radius: ${radius.control};
  color: ${color.text};
`
