import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFocusWhenLost } from '@/components/orders/workflow/orderFocus'
import { CardRow } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { Package } from '@/services/logistics/packages.schema'
import { color } from '@/styles/tokens'

type Props = {
  pkg: Package
  /** What is complete now, in words; null while something is still to be given. */
  done: string | null
  /** What is still to be given. */
  open?: string
  children: ReactNode
}

/** One package in a staff panel: where it goes, what is in it, what is still to be given. */
export const PackagePanelRow = ({ pkg: pkg, done, open = 'A informar', children }: Props) => {
  // What was given takes its own form away.
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
        <StatusTag tone={done ? 'ok' : 'brand'}>{done ?? open}</StatusTag>
      </Head>
      {children}
    </CardRow>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 12px;
  b {
    display: block;
    font-weight: 550;
  }
  small {
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
  }
`
