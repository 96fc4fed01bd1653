import { useState } from 'react'
import { ButtonLink } from '../buttons/ButtonLink'
import { PlainButton } from '../buttons/PlainButton'
import { Card, CardRow } from '../display/Card'
import { StageLine } from '../display/StageLine'
import type { StageLineItem } from '../display/stageSegments'
import { StageTicks } from '../display/StageTicks'
import { type Turn, TurnBanner } from '../feedback/TurnBanner'

const stages: [key: string, label: string, phase: string][] = [
  ['proposal', 'Proposta', 'Contratação'],
  ['documents', 'Documentos', 'Contratação'],
  ['credit', 'Crédito', 'Contratação'],
  ['contract', 'Contrato', 'Contratação'],
  ['packaging', 'Preparação', 'Entrega'],
  ['shipping', 'Envio', 'Entrega'],
  ['delivery', 'Entrega', 'Entrega'],
  ['term', 'Termo', 'Entrega'],
  ['ongoing', 'Em locação', 'Locação'],
  ['returning', 'Devolução', 'Locação'],
  ['finished', 'Encerrado', 'Locação'],
]

const dates = ['14/11', '17/11', '18/11', '19/11']

/** The stages of an order at stage number `at` (from zero), with the turn of one party or sent back. */
export const sampleStages = (
  at: number,
  side: 'customer' | 'staff' | 'reproved' | undefined,
  note?: string,
): StageLineItem[] =>
  stages.map(([key, label, phase], place) => {
    if (place < at) return { key, label, phase, state: 'completed', note: dates[place] }
    if (place > at) return { key, label, phase, state: 'default' }
    if (side === 'reproved') return { key, label, phase, state: 'reproved', note }
    return { key, label, phase, state: 'waiting', side, note }
  })

const samples = [
  { title: 'Vez do cliente, visto pelo cliente', items: sampleStages(1, 'customer', 'sua vez até 24/11') },
  { title: 'Vez da Arrenda', items: sampleStages(4, 'staff', 'previsto 26/11') },
  { title: 'Recusada ou devolvida', items: sampleStages(0, 'reproved', 'recusada 18/11') },
  { title: 'Em locação', items: sampleStages(8, undefined, 'até 11/2028') },
  { title: 'Cancelado', items: sampleStages(2, undefined), cancelled: { at: 'credit', note: 'em Crédito, 18/11' } },
]

export const StagesSample = () => (
  <>
    <h2 className="sample">Linha de etapas</h2>
    <Card flush>
      {samples.map(({ title, items, cancelled }) => (
        <CardRow key={title}>
          <p style={{ marginBottom: 8, fontSize: 13, fontWeight: 600 }}>{title}</p>
          <StageLine items={items} cancelled={cancelled} />
        </CardRow>
      ))}
    </Card>
    <h2 className="sample">Linha curta e barra</h2>
    <Card>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 12 }}>
        {samples.map(({ title, items, cancelled }) => (
          <StageTicks key={title} items={items} cancelled={cancelled} />
        ))}
      </div>
      <div style={{ maxWidth: 480, marginTop: 20 }}>
        <StageLine items={sampleStages(1, 'customer')} bar />
      </div>
    </Card>
  </>
)

export const TurnSample = () => {
  const [turn, setTurn] = useState<Turn>('customer')
  return (
    <>
      <h2 className="sample">De quem é a vez</h2>
      <div style={{ display: 'grid', gap: 10 }}>
        <TurnBanner
          turn="customer"
          title="Aceite ou recuse a proposta"
          description={
            <>
              Prazo: <strong>sexta, 27/11, às 18h.</strong> Depois disso os itens deixam de ficar reservados.
            </>
          }
          actions={
            <>
              <PlainButton>Recusar</PlainButton>
              <PlainButton kind="primary">Aceitar proposta</PlainButton>
            </>
          }
        />
        <TurnBanner
          turn="staff"
          title="A Arrenda está analisando o crédito"
          description="Previsão: segunda, 23/11. Avisamos por e-mail quando houver resposta."
          actions={<ButtonLink href="/dev/ui">Abrir chamado</ButtonLink>}
        />
        <TurnBanner
          turn={null}
          title="Pedido em locação: ninguém precisa agir"
          description="Próxima fatura em 01/12. O contrato vai até 14/11/2028."
          actions={<ButtonLink href="/dev/ui">Pedir devolução</ButtonLink>}
        />
        <TurnBanner
          turn={turn}
          customerLabel="Cliente"
          title="Como a equipe vê, com a troca de lado"
          actions={
            <PlainButton onClick={() => setTurn(turn === 'customer' ? 'staff' : 'customer')}>Passar a vez</PlainButton>
          }
        />
      </div>
    </>
  )
}
