import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { formatDay, formatRelative } from '@/services/format/format.rules'
import { resumePath } from '@/services/simulation/quotations/resume.rules'
import {
  listedStatus,
  QUOTATION_STATUS_LABEL,
  QUOTATION_STATUS_TONE,
  savedQuotationTitle,
} from '@/services/simulation/quotations/saved-quotation-texts.rules'
import type { SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'
import { box, flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { useOrderPath } from '../simulationPaths'
import type { QuotationDialogCommand } from './QuotationDialogs'

type Props = {
  quotation: SavedQuotation
  isCopying: boolean
  onDuplicate: () => void
  onChoose: (command: QuotationDialogCommand) => void
}

/** A quotation in the list, with the most likely next action as its button. */
export const SavedQuotationCard = ({ quotation, isCopying, onDuplicate, onChoose }: Props) => {
  const { status, image, simulator, items_summary, name, monthly_fee, final, duration_months } = quotation
  const title = savedQuotationTitle(quotation)
  const shown = listedStatus(status)
  const what = [name !== null && items_summary !== '' ? items_summary : simulator.name]
  if (duration_months !== null) what.push(`plano de ${String(duration_months)} meses`)
  return (
    <Card>
      <Thumb>
        <Picture image={image} />
      </Thumb>
      <Words>
        <h2>{title}</h2>
        <StatusTag tone={QUOTATION_STATUS_TONE[shown]}>{QUOTATION_STATUS_LABEL[shown]}</StatusTag>
        <p>{what.join(', ')}</p>
        <small suppressHydrationWarning>{factsOf(quotation)}</small>
      </Words>
      <Fee>
        {items_summary === '' ? (
          'Sem produtos'
        ) : (
          <>
            {!final && 'a partir de '}
            <Money value={monthly_fee} perMonth strong />
          </>
        )}
      </Fee>
      <Actions>
        <NextAction quotation={quotation} title={title} isCopying={isCopying} onDuplicate={onDuplicate} />
        <MoreMenu label={`Ações de ${title}`} entries={entriesOf(status, onDuplicate, onChoose)} />
      </Actions>
    </Card>
  )
}

type NextProps = { quotation: SavedQuotation; title: string; isCopying: boolean; onDuplicate: () => void }

const NextAction = ({ quotation, title, isCopying, onDuplicate }: NextProps) => {
  const orderPath = useOrderPath(quotation.order_mask_id)
  if (quotation.status === 'open')
    return (
      <ButtonLink
        size="small"
        href={resumePath(quotation, quotation.resume_at)}
        aria-label={`Continuar a cotação ${title}`}
      >
        Continuar
      </ButtonLink>
    )
  if (orderPath)
    return (
      <ButtonLink size="small" href={orderPath} aria-label={`Ver o pedido ${quotation.order_mask_id ?? ''}`}>
        Ver pedido
      </ButtonLink>
    )
  return (
    <PlainButton size="small" busy={isCopying} onClick={onDuplicate} aria-label={`Duplicar a cotação ${title}`}>
      Duplicar
    </PlainButton>
  )
}

function factsOf({ status, begun_by, updated_at, expires_at, order_mask_id }: SavedQuotation): string {
  const who = begun_by ? `Por ${begun_by.first_name}, ` : ''
  const changed = `${who}alterada ${formatRelative(updated_at)}`
  const until = status === 'open' ? `vale até ${formatDay(expires_at)}` : `expirou em ${formatDay(expires_at)}`
  return `${changed} · ${order_mask_id === null ? until : `pedido ${order_mask_id}`}`
}

const entriesOf = (
  status: SavedQuotation['status'],
  onDuplicate: () => void,
  onChoose: (command: QuotationDialogCommand) => void,
) => [
  { key: 'duplicate', label: 'Duplicar com os preços de hoje', onSelect: onDuplicate },
  { key: 'rename', label: 'Dar nome', onSelect: () => onChoose('rename') },
  ...(status === 'finished'
    ? []
    : [{ key: 'discard', label: 'Descartar', danger: true, onSelect: () => onChoose('discard') }]),
]

const Card = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px 16px;
  padding: 14px 16px;
  ${box.card};
  ${below.phone} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 12px;
  }
`

const Thumb = styled.div`
  height: 60px;
  ${below.phone} {
    align-self: start;
    height: 48px;
  }
`

const Words = styled.div`
  ${below.phone} {
    grid-column: span 2;
  }
  ${flex.wrapRow};
  gap: 2px 10px;
  min-width: 0;
  h2 {
    min-width: 0;
    ${font.cardTitle};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p,
  small {
    flex-basis: 100%;
    ${font.secondaryMuted};
  }
`

const Fee = styled.div`
  min-width: 150px;
  text-align: right;
  ${font.smallMuted};
  ${below.phone} {
    grid-column: span 2;
    min-width: 0;
    text-align: left;
  }
`

const Actions = styled.div`
  ${flex.row};
  justify-content: flex-end;
  gap: 4px;
  min-width: 132px;
  ${below.phone} {
    min-width: 0;
  }
`
