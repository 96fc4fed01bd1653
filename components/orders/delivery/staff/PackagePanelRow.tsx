import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFocusWhenLost } from '@/components/orders/workflow/orderFocus'
import { CardRow } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { Package } from '@/services/logistics/packages.schema'
import { color } from '@/styles/tokens'

type Props = {
  pkg: Package
  /** The text when the package is complete; null while something is missing. */
  done: string | null
  /** The text while something is missing. */
  open?: string
  children: ReactNode
}

/** One package in a staff panel: address, content and progress. */
export const PackagePanelRow = ({ pkg: pkg, done, open = 'A informar', children }: Props) => {
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
