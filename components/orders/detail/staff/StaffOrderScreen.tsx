import { useEffect, useMemo } from 'react'
import { useRouteId, useRouteParam } from '@/components/layout/frames/useRouteParam'
import { DeliveriesCard } from '@/components/orders/delivery/DeliveriesCard'
import { OrderFee } from '@/components/orders/detail/OrderFee'
import { OrderItems } from '@/components/orders/detail/OrderItems'
import { BannerFrame, OrderColumns, OrderStack } from '@/components/orders/detail/OrderLayout'
import { BelowTheTurn, OrderSkeleton, useIsPageDrawn } from '@/components/orders/detail/OrderSkeleton'
import { OrderTimeline } from '@/components/orders/history/OrderTimeline'
import { ProposalsCard } from '@/components/orders/proposal/ProposalsCard'
import { OrderConflictDialog } from '@/components/orders/workflow/OrderConflictDialog'
import { useFocusAfterCommand } from '@/components/orders/workflow/orderFocus'
import { OrderStageLine } from '@/components/orders/workflow/OrderStageLine'
import { OrderTurnBanner } from '@/components/orders/workflow/OrderTurnBanner'
import { OrderUpdateNotice } from '@/components/orders/workflow/OrderUpdateNotice'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { useLogin } from '@/contexts/LoginContext'
import { useOrder } from '@/hooks/orders/orders.queries'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatDay } from '@/services/format/format.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { ownSigningText } from '@/services/orders/signing/signing-texts.rules'
import { watchingText } from '@/services/orders/workflow/order-state-texts.rules'
import { AddPackage } from '../../delivery/staff/AddPackage'
import { DocumentAccessLog } from '../../documents/staff/DocumentAccessLog'
import { OrderLog } from '../../history/OrderLog'
import { OrderMails } from '../../mails/OrderMails'
import type { StaffOrderProps } from '../../workflow/order.types'
import { SignOwn } from '../../signing/SignOwn'
import { CancelOrRollback, isCancelOrRollbackInBanner } from '../../workflow/staff/CancelOrRollback'
import { CancelRequestAnswer } from '../../workflow/staff/CancelRequestAnswer'
import { StaffOrderHeader } from './StaffOrderHeader'

/** After this time the forms come in parallel with the order, in milliseconds. */
const SLOW_ORDER_MS = 150

export const StaffOrderScreen = () => {
  const companyId = useRouteId('companyId')
  const maskId = useRouteParam('maskId')
  const ref = useMemo<StaffOrderAddress | undefined>(
    () => (companyId !== undefined && maskId ? { audience: 'staff', companyId, maskId } : undefined),
    [companyId, maskId],
  )
  useEffect(() => {
    // An order that is there asks for them once its turn has been drawn, which their scripts would hold up.
    const load = setTimeout(() => {
      void loadStagePanel()
      void loadNotes()
    }, SLOW_ORDER_MS)
    return () => clearTimeout(load)
  }, [])
  const { order, state, retry } = useOrder(ref)
  const isDrawn = useIsPageDrawn()
  if (order && ref && isDrawn) return <StaffOrder order={order} orderRef={ref} />
  if (state === 'missing')
    return (
      <NotFoundState
        title={`Não encontramos o pedido ${maskId ?? ''}`}
        description="Confira o número e a empresa."
        back={{ label: 'Ver pedidos', href: paths.admin.orders() }}
      />
    )
  if (state === 'failed') return <FailedState heading="h1" title="Não foi possível carregar o pedido" onRetry={retry} />
  return <OrderSkeleton />
}

/** The forms of all stages, with Formik, in one chunk, loaded once. */
export const loadStagePanel = () => import('../../workflow/staff/StagePanel').then((module) => module.StagePanel)

export const StagePanel = lazyPart(loadStagePanel, () => (
  <Card>
    <FormSkeleton fields={3} />
  </Card>
))

const loadNotes = () => import('../../notes/NotesCard').then((module) => module.NotesCard)

/** Below the order's own cards on a phone, and beside them elsewhere: not in the first load. */
const NotesCard = lazyPart(loadNotes, () => (
  <Card id="notas" title="Notas internas" facts="Só a equipe da Arrenda vê">
    <SkeletonText label="Carregando as notas" rows={3} />
  </Card>
))

/** Staff's view of an order: stage line, turn, the commands of the stage, and all of its data. */
export const StaffOrder = ({ order, orderRef }: StaffOrderProps) => {
  const { actor } = useLogin()
  const banner = useFocusAfterCommand(order)
  const ownSignature = actor ? ownSigningText(order, actor.email) : undefined
  return (
    <>
      <StaffOrderHeader order={order} orderRef={orderRef} />
      <OrderStack>
        <OrderUpdateNotice orderRef={orderRef} />
        <OrderConflictDialog orderRef={orderRef} banner={banner} />
        <CancelRequestAnswer order={order} orderRef={orderRef} />
        <OrderStageLine order={order} audience="staff" />
        {!isDocumentAnalysis(order) && (
          <BannerFrame ref={banner} tabIndex={-1}>
            <OrderTurnBanner
              order={order}
              audience="staff"
              text={ownSignature}
              lead={ownSignature ? undefined : watchingText(order, actor?.groups ?? [])}
              actions={
                ownSignature ? (
                  <SignOwn orderRef={orderRef} />
                ) : (
                  isCancelOrRollbackInBanner(order) && <CancelOrRollback order={order} orderRef={orderRef} />
                )
              }
            />
          </BannerFrame>
        )}
        <BelowTheTurn>
          {isWide(order) && <StagePanel order={order} orderRef={orderRef} />}
          <OrderColumns>
            <OrderStack>
              {!isWide(order) && <StagePanel order={order} orderRef={orderRef} />}
              {isOffered(order) && <ProposalsCard order={order} orderRef={orderRef} />}
              <OrderItems order={order} />
              <DeliveriesCard order={order} audience="staff" extra={<AddPackage order={order} orderRef={orderRef} />} />
              {!isOffered(order) && <ProposalsCard order={order} orderRef={orderRef} />}
            </OrderStack>
            <OrderStack as="aside" aria-label="Cliente, mensalidade, notas, histórico, e-mails e acessos">
              <CompanyCard order={order} />
              <OrderFee order={order} />
              <NotesCard orderRef={orderRef} />
              <OrderTimeline order={order} log={<OrderLog order={order} orderRef={orderRef} />} />
              <OrderMails orderRef={orderRef} />
              <DocumentAccessLog orderRef={orderRef} />
            </OrderStack>
          </OrderColumns>
        </BelowTheTurn>
      </OrderStack>
    </>
  )
}

/** The list, the PDF and the decision stand side by side and take the full width. */
const isWide = ({ stage_name }: Order): boolean => stage_name === 'DOC_ANALYSIS'

/** While the proposal is open its card comes first. */
const isOffered = ({ stage_name }: Order): boolean => stage_name === 'PROPOSAL_AGREEMENT'

/** While staff analyse documents the panel moves up; the header shows turn and deadline instead of the banner. */
const isDocumentAnalysis = ({ allowed_actions }: Order): boolean => allowed_actions.includes('analyse_documents')

export const CompanyCard = ({ order }: { order: Order }) => (
  <Card title="Cliente">
    <Facts
      items={[
        { key: 'name', label: 'Razão social', value: order.company.corporate_name },
        { key: 'cnpj', label: 'CNPJ', value: formatCnpj(order.company.cnpj) },
        { key: 'by', label: 'Pedido por', value: `${order.created_by.first_name}, em ${formatDay(order.created_at)}` },
        ...(order.responsible
          ? [{ key: 'responsible', label: 'Responsável na Arrenda', value: order.responsible.first_name }]
          : []),
        ...(order.comment ? [{ key: 'comment', label: 'Comentário do cliente', value: `“${order.comment}”` }] : []),
      ]}
    />
  </Card>
)
