import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFocusWhenLost } from '@/components/orders/workflow/orderFocus'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Lateness } from '@/components/ui/display/DueDate'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { flex, font } from '@/styles/mixins'
import type { StaffOrderProps } from '../../workflow/order.types'
import { CompleteStageButton } from '../../workflow/staff/CompleteStageButton'

export type PackageProgress = {
  /** The text when the package is complete; null while something is missing. */
  done: string | null
  /** The text while something is missing. */
  open?: string
}

type Props = StaffOrderProps & {
  title: string
  packages: readonly Package[]
  progressOf: (pkg: Package) => PackageProgress
  complete: { stage: StageName; action: OrderAction; label: string; done: string }
  children: (pkg: Package) => ReactNode
}

/** Staff's panel of a stage that is worked off package by package, with the button that completes it. */
export const PackagesPanel = ({ order, orderRef, title, packages, progressOf, complete, children }: Props) => (
  <Card title={title} flush footer={<CompleteStageButton order={order} orderRef={orderRef} {...complete} />}>
    {packages.map((pkg) => (
      <PackageRow key={pkg.id} pkg={pkg} {...progressOf(pkg)}>
        {children(pkg)}
      </PackageRow>
    ))}
  </Card>
)

type RowProps = PackageProgress & { pkg: Package; children: ReactNode }

const PackageRow = ({ pkg, done, open = 'Faltam dados', children }: RowProps) => {
  // Saving removes the form that had the focus.
  const head = useFocusWhenLost(`${done ?? open} ${String(pkg.serials.length)}`)
  return (
    <CardRow>
      <Head ref={head} tabIndex={-1}>
        <div>
          <b>{pkg.address.label}</b>
          <small>
            {pkg.address.city}, {pkg.address.state} ·{' '}
            {pkg.items.map(({ quantity, name }) => `${String(quantity)} × ${name}`).join(', ')}
          </small>
        </div>
        <State>
          <Lateness of={pkg} />
          <StatusTag tone={done ? 'ok' : 'brand'}>{done ?? open}</StatusTag>
        </State>
      </Head>
      {children}
    </CardRow>
  )
}

const State = styled.span`
  ${flex.inlineRow};
  gap: 10px;
`

const Head = styled.div`
  ${flex.wrap};
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 12px;
  b {
    display: block;
    font-weight: 550;
  }
  small {
    ${font.secondaryMuted};
  }
`
