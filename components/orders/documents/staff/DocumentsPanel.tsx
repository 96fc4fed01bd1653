import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { Facts } from '@/components/ui/display/Facts'
import { useNow } from '@/components/ui/display/useNow'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { useLogin } from '@/contexts/LoginContext'
import { formatCnpj } from '@/services/format/format.rules'
import { analysedDocuments, documentState } from '@/services/orders/documents/document-state.rules'
import { documentStateLabel } from '@/services/orders/documents/document-texts.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { below, color } from '@/styles/tokens'
import type { StaffOrderProps } from '../../workflow/order.types'
import { DecisionForm } from './DecisionForm'
import { DecisionSheet } from './DecisionSheet'
import { DecidedLine } from './DecidedLine'
import { DocumentChecklist } from './DocumentChecklist'
import { DocumentPicker } from './DocumentPicker'
import { listAsSelect, ListPane, PanelGrid } from './DocumentsPanelLayout'
import { DocumentViewer } from './DocumentViewer'

export const DocumentsPanel = ({ order, orderRef }: StaffOrderProps) => {
  const documents = analysedDocuments(order)
  const open = documents.filter(({ approved }) => approved === null)
  const [chosenId, choose] = useState(open[0]?.id)
  const chosen = documents.find(({ id }) => id === chosenId) ?? open[0] ?? documents[0]
  const narrow = useMediaQuery(listAsSelect)
  const [sheet, setSheet] = useState(false)
  const [arrivedAt, setArrivedAt] = useState<number>()
  const handle = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const { user } = useLogin()
  const now = useNow(0, false)
  if (!chosen) return null
  const place = documents.indexOf(chosen)
  const to = (document: OrderDocument | undefined) => document && (() => choose(document.id))
  const counted = `${String(documents.length - open.length)} de ${String(documents.length)}`
  const facts = narrow ? { now, ...checklistFacts(order) } : { now }
  const showNext = ({ id }: OrderDocument): void => {
    choose(id)
    setArrivedAt(id)
    setSheet(false)
    // Where the decision is a sheet, which folds; elsewhere there is no such button to focus.
    handle.current?.focus({ preventScroll: true })
  }
  return (
    <PanelGrid aria-labelledby={titleId}>
      <ListPane>
        <header>
          <h2 id={titleId}>Documentos</h2>
          <span>{counted}</span>
        </header>
        {narrow ? (
          <NativeSelect
            aria-label="Documento"
            placeholder={null}
            options={documents.map((document) => ({
              value: String(document.id),
              label: `${documentTypeName(document.document_type)} · ${documentStateLabel(document, documentState(document, order), 'staff')}`,
            }))}
            value={String(chosen.id)}
            onChange={(id) => choose(Number(id))}
          />
        ) : (
          <>
            <DocumentPicker order={order} documents={documents} chosen={chosen.id} me={user?.id} onChoose={choose} />
            <RegisteredData order={order} />
          </>
        )}
      </ListPane>
      <DocumentViewer
        orderRef={orderRef}
        document={chosen}
        onBefore={to(documents[place - 1])}
        onAfter={to(documents[place + 1])}
      />
      {order.allowed_actions.includes('analyse_documents') ? (
        <DecisionSheet
          title={`${chosen.approved === null ? 'Decidir' : 'Decisão'}: ${documentTypeName(chosen.document_type)}`}
          facts={leftToDecide(open.length)}
          open={sheet}
          onToggle={() => setSheet(!sheet)}
          handle={handle}
        >
          <DecisionForm
            key={chosen.id}
            order={order}
            orderRef={orderRef}
            document={chosen}
            documents={documents}
            me={user?.id}
            facts={facts}
            isArrival={arrivedAt === chosen.id}
            onNext={showNext}
          />
        </DecisionSheet>
      ) : (
        <Closed>
          <p>{whyClosed(order)}</p>
          {chosen.files.length > 0 && <DocumentChecklist document={chosen} facts={facts} me={user?.id} />}
          {chosen.approved !== null && <DecidedLine document={chosen} me={user?.id} />}
        </Closed>
      )}
    </PanelGrid>
  )
}

/** The first delivery address; the registered one may differ. */
function deliveryAddress({ packages }: Order): string | undefined {
  const address = packages[0]?.address
  return address && `${address.street}, ${address.number}, ${address.city}, ${address.state}`
}

function checklistFacts(order: Order): { company: Order['company']; address?: string } {
  const address = deliveryAddress(order)
  return { company: order.company, ...(address && { address: `Endereço de entrega: ${address}` }) }
}

/** The registered data to compare the documents with. */
const RegisteredData = ({ order }: { order: Order }) => {
  const { company } = order
  const address = deliveryAddress(order)
  return (
    <section aria-label="Cadastro da empresa">
      <h3>Cadastro da empresa</h3>
      <Facts
        items={[
          { key: 'name', label: 'Razão social', value: company.corporate_name },
          { key: 'cnpj', label: 'CNPJ', value: formatCnpj(company.cnpj) },
          ...(address ? [{ key: 'address', label: 'Endereço de entrega', value: address }] : []),
        ]}
      />
    </section>
  )
}

const Closed = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 16px;
  color: ${color.t2};
  ${below.drawer} {
    border-top: 1px solid ${color.line};
  }
`

function leftToDecide(open: number): string {
  if (open === 0) return 'todos decididos'
  return open === 1 ? 'falta 1' : `faltam ${String(open)}`
}

function whyClosed({ turn, stage_state, sent_back }: Order): string {
  if (turn === 'staff') return 'Quem decide é o Jurídico ou a Operação.'
  if (stage_state === 'reproved' && !sent_back)
    return 'O cliente corrige os reprovados. A análise continua quando ele enviar de novo.'
  return 'A análise começa quando o cliente enviar os documentos.'
}
