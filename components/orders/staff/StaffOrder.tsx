import styled from 'styled-components'
import { OrderConflict } from '@/components/orders/OrderConflict'
import { OrderDeliveries } from '@/components/orders/OrderDeliveries'
import { OrderFee } from '@/components/orders/OrderFee'
import { OrderItems } from '@/components/orders/OrderItems'
import { OrderNews } from '@/components/orders/OrderNews'
import { OrderProposals } from '@/components/orders/OrderProposals'
import { OrderStageLine } from '@/components/orders/OrderStageLine'
import { OrderTimeline } from '@/components/orders/OrderTimeline'
import { OrderTurnBanner } from '@/components/orders/OrderTurnBanner'
import { useFocusAfterCommand } from '@/components/orders/useFocusAfterCommand'
import { useLogin } from '@/contexts/LoginContext'
import type { Order } from '@/services/orders/orders.schema'
import { watchingText } from '@/services/orders/texts.rules'
import { below, radius } from '@/styles/tokens'
import { CancelRequestAnswer } from './CancelRequestAnswer'
import { CompanyCard } from './CompanyCard'
import { StagePanel } from './LazyStagePanel'
import { NotesCard } from './notes/NotesCard'
import { DocumentAccess } from './DocumentAccess'
import { AddParcel } from './parcels/AddParcel'
import { OrderLog } from './OrderLog'
import { OrderMails } from './OrderMails'
import { StaffOrderHeader } from './StaffOrderHeader'
import type { StaffOrderRef } from './StaffOrderScreen'
import { WaysOut } from './WaysOut'
import { waysOutInBanner } from './waysOut.rules'

export type PanelProps = { order: Order; orderRef: StaffOrderRef }

/** The order as staff work on it: the line, whose turn, the command of the stage, and everything the order holds. */
export const StaffOrder = ({ order, orderRef }: PanelProps) => {
  const { actor } = useLogin()
  const place = useFocusAfterCommand(order)
  return (
    <>
      <StaffOrderHeader order={order} orderRef={orderRef} />
      <Stack>
        <OrderNews orderRef={orderRef} />
        <OrderConflict orderRef={orderRef} place={place} />
        <CancelRequestAnswer order={order} orderRef={orderRef} />
        <OrderStageLine order={order} audience="staff" />
        {!isDesk(order) && (
          <Place ref={place} tabIndex={-1}>
            <OrderTurnBanner
              order={order}
              audience="staff"
              lead={watchingText(order, actor?.groups ?? [])}
              actions={waysOutInBanner(order) && <WaysOut order={order} orderRef={orderRef} />}
            />
          </Place>
        )}
        {isWide(order) && <StagePanel order={order} orderRef={orderRef} />}
        <Columns>
          <Stack>
            {!isWide(order) && <StagePanel order={order} orderRef={orderRef} />}
            {isOffered(order) && <OrderProposals order={order} orderRef={orderRef} />}
            <OrderItems order={order} />
            <OrderDeliveries order={order} audience="staff" extra={<AddParcel order={order} orderRef={orderRef} />} />
            {!isOffered(order) && <OrderProposals order={order} orderRef={orderRef} />}
          </Stack>
          <Stack as="aside" aria-label="Cliente, mensalidade, notas, histórico, e-mails e acessos">
            <CompanyCard order={order} />
            <OrderFee order={order} />
            <NotesCard orderRef={orderRef} />
            <OrderTimeline order={order} log={<OrderLog order={order} orderRef={orderRef} />} />
            <OrderMails orderRef={orderRef} />
            <DocumentAccess orderRef={orderRef} />
          </Stack>
        </Columns>
      </Stack>
    </>
  )
}

/** List, PDF and decision stand side by side (look.md, picture 16): they take the whole width. */
const isWide = ({ stage_name }: Order): boolean => stage_name === 'DOC_ANALYSIS'

/** What is talked about now comes first. */
const isOffered = ({ stage_name }: Order): boolean => stage_name === 'PROPOSAL_AGREEMENT'

/** While somebody of ours decides, the desk stands high; whose turn and until when are said beside the title. */
const isDesk = ({ allowed_actions }: Order): boolean => allowed_actions.includes('analyse_documents')

const Place = styled.div`
  border-radius: ${radius.card};
`

const Stack = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 16px;
  margin-bottom: 16px;
  ${below.aside} {
    grid-template-columns: minmax(0, 1fr);
  }
`
