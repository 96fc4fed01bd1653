import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CardRow } from '@/components/ui/display/Card'
import { Lateness } from '@/components/ui/display/DueDate'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { toast } from '@/components/ui/feedback/toast'
import { formatDay } from '@/services/format/format.rules'
import { PACKAGE_TONE, packageDates, packageStateLabel } from '@/services/logistics/packages/package-texts.rules'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { Audience } from '@/services/orders/order-address.rules'
import { flex, font, nameOverNote } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  pkg: Package
  audience: Audience
  units?: ReactNode
  children?: ReactNode
}

/** One package: where it goes, what is in it, where it is now. */
export const OrderPackage = ({ pkg, audience, units, children }: Props) => {
  const { address, items } = pkg
  return (
    <CardRow>
      <Line>
        <div>
          <b>{address.label}</b>
          <small>
            {address.street}, {address.number}
            {address.complement ? `, ${address.complement}` : ''}. {address.city}, {address.state}
          </small>
        </div>
        <StatusTag tone={PACKAGE_TONE[pkg.state]}>{packageStateLabel(pkg, audience)}</StatusTag>
      </Line>
      <p>{items.map(({ quantity, name }) => `${String(quantity)} × ${name}`).join(', ')}</p>
      <Details>
        {packageDates(pkg).map(({ label, day }) => (
          <span key={label}>
            {label} <b>{formatDay(day)}</b>
          </span>
        ))}
        <Lateness of={dueFor(pkg, audience)} />
        {pkg.tracking_code && <TrackingCode code={pkg.tracking_code} />}
        {pkg.insurance && <span>Com seguro</span>}
      </Details>
      {units ??
        (pkg.serials.length > 0 && (
          <Serials>
            <summary>{pkg.serials.length === 1 ? '1 serial' : `${String(pkg.serials.length)} seriais`}</summary>
            <p>{pkg.serials.map(({ serial }) => serial).join(' · ')}</p>
          </Serials>
        ))}
      {children}
    </CardRow>
  )
}

/** Customers see a delivery late by its forecast; all else that a package may be late for is Arrenda's own. */
const dueFor = (pkg: Package, audience: Audience): Pick<Package, 'due_at'> =>
  audience === 'staff' || (pkg.package_type !== 'return' && pkg.due_at === pkg.delivery_eta) ? pkg : { due_at: null }

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  ${nameOverNote}
  + p {
    margin-top: 4px;
    ${font.secondary};
  }
`

const Details = styled.div`
  ${flex.wrapRow};
  gap: 2px 16px;
  margin-top: 2px;
  ${font.secondaryMuted};
  b {
    font-weight: 550;
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
  ${below.phone} {
    flex-direction: column;
    align-items: flex-start;
  }
`

const Serials = styled.details`
  margin-top: 4px;
  ${font.secondary};
  summary {
    width: fit-content;
    min-height: 24px;
    color: ${color.brandText};
    font-weight: 500;
    cursor: pointer;
  }
  p {
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    summary {
      padding: 12px 0;
    }
  }
`

export const TrackingCode = ({ code }: { code: string }) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code)
      toast.success('Código de rastreio copiado')
    } catch {
      // Clipboard access denied: the code can still be selected.
      toast.error('Não foi possível copiar. Selecione o código e copie.')
    }
  }
  return (
    <Code>
      Rastreio <b>{code}</b>
      <button
        type="button"
        aria-label={`Copiar o código de rastreio ${code}`}
        title="Copiar"
        onClick={() => void copy()}
      >
        <Copy size={15} strokeWidth={1.75} aria-hidden />
      </button>
    </Code>
  )
}

const Code = styled.span`
  ${flex.inlineRow};
  gap: 4px;
  b {
    user-select: all;
    overflow-wrap: anywhere;
  }
  button {
    ${flex.center};
    width: 28px;
    height: 28px;
    border-radius: 6px;
    color: ${color.t2};
  }
  button:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    button {
      width: 44px;
      height: 44px;
    }
  }
`
