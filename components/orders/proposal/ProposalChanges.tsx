import { Fragment } from 'react'
import styled from 'styled-components'
import type { Proposal } from '@/services/orders/orders.schema'
import { proposalDifferences } from '@/services/orders/proposal/proposal.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  proposal: Proposal
  before: Proposal
  /** Open by default while the proposal is undecided. */
  open: boolean
}

export const ProposalChanges = ({ proposal, before, open }: Props) => {
  const differences = proposalDifferences(before, proposal)
  if (differences.length === 0) return null
  return (
    <Changes open={open}>
      <summary>O que mudou da versão {before.version}</summary>
      <dl>
        {differences.map(({ what, how }) => (
          <Fragment key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </Fragment>
        ))}
      </dl>
    </Changes>
  )
}

const Changes = styled.details`
  margin-top: 6px;
  ${font.secondary};
  summary {
    width: fit-content;
    padding: 4px 0;
    color: ${color.brandText};
    font-weight: 500;
    cursor: pointer;
    @media (pointer: coarse) {
      padding: 12px 0;
    }
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr);
    gap: 4px 24px;
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: ${color.t2};
  }
  ${below.phone} {
    dl {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
    }
    dd {
      margin-bottom: 4px;
    }
  }
`
