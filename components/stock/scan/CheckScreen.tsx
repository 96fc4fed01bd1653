import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { ScanField } from '@/components/ui/forms/ScanField'
import { Link } from '@/components/ui/navigation/Link'
import { unitByLabelQueryOptions, unitQueryOptions } from '@/hooks/stock/units.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'
import { parseScannedSerial } from '@/services/stock/units/serials.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { CheckedUnit } from './CheckedUnit'

/** Looks a scanned unit up: what it is, where it should be, which package it belongs to and what to do with it. */
export const CheckScreen = () => {
  const [serial, setSerial] = useState<string>()
  const named = useQuery({
    ...unitByLabelQueryOptions(serial),
    meta: { quiet: true },
    retry: false,
    // Scanning the same serial again must fetch again.
    staleTime: 0,
  })
  const { data: unit, isError } = useQuery({ ...unitQueryOptions(named.data?.id), staleTime: 0 })
  const isUnknown = isNotFound(named.error)
  const isLost = isError || (named.isError && !isUnknown)
  const scan = (text: string): void => {
    const next = parseScannedSerial(text)
    if (next === serial) void named.refetch()
    if (next) setSerial(next)
  }
  return (
    <>
      <Bar>
        <Back href={paths.admin.units()} aria-label="Voltar aos itens locados">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </Back>
        <h1>Conferir serial</h1>
      </Bar>
      <ScanField label="Serial" large focusOnMount enterKeyHint="search" onScan={scan} />
      <Problem role="status">{serial && problemOf(serial, isUnknown, isLost)}</Problem>
      {serial && !unit && !isUnknown && !isLost && <SkeletonText label="Procurando" rows={4} />}
      {unit && !isUnknown && <CheckedUnit unit={unit} />}
    </>
  )
}

function problemOf(serial: string, isUnknown: boolean, isLost: boolean): string {
  if (isUnknown) return `${serial} não está no estoque. Confira o número ou cadastre.`
  return isLost ? 'Não foi possível procurar. Verifique a conexão e leia de novo.' : ''
}

const Problem = styled.p`
  margin: -8px 0 12px;
  color: ${color.bad};
  ${font.secondary};
  overflow-wrap: anywhere;
  &:empty {
    margin: 0;
  }
`

const Bar = styled.div`
  ${flex.row};
  gap: 8px;
  margin-bottom: 16px;
  padding-top: 8px;
  h1 {
    font-size: 18px;
    line-height: 26px;
  }
`

const Back = styled(Link)`
  ${flex.inlineRow};
  justify-content: center;
  width: 44px;
  height: 44px;
  margin-left: -12px;
  border-radius: ${radius.control};
  color: ${color.text};
`
