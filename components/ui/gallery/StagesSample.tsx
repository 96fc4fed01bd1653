import { Card, CardRow } from '../display/Card'
import { StageLine } from '../display/StageLine'
import { StageTicks } from '../display/StageTicks'
import { sampleStages } from './sampleStages'

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
